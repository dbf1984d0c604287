/// The place of a club as an invite tells it, without any secret.
package enum ClubAddress: Hashable, Sendable {
    /// A folder that is synchronised; where it lies on a machine is for its owner to say.
    /// - Parameter founder: The one whose signature marks the folder as the club's.
    case folder(founder: MemberID)
    case postgres(PostgresAddress)
    case ssh(SshAddress)
}
