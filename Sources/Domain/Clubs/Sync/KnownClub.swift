/// A club that a person of this machine is in, and the way to it; the keys to it are in the keychain.
package struct KnownClub: Hashable, Sendable, Identifiable {
    package enum Place: Hashable, Codable, Sendable {
        case folder(path: String)
        case ssh(SshAddress)
        case postgres(PostgresAddress)

        /// Indicates that a machine has a login there, which an invitation can make anew.
        package var hasLogins: Bool {
            if case .postgres = self { true } else { false }
        }
    }

    package var id: ClubID
    package var name: SharedName
    package var place: Place
    /// The person's identity there.
    package var member: MemberID

    package init(id: ClubID, name: SharedName, place: Place, member: MemberID) {
        self.id = id
        self.name = name
        self.place = place
        self.member = member
    }
}
