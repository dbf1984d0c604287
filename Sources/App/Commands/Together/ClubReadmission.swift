import Clubs
import Phrases
import PostgresClubs
import Walking

/// A member of a club in a database who lost their computers, and whom its admin brings back.
struct ClubReadmission {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }
    private var text: AdminText { AdminText(phrases: phrases) }
    private var desk: DatabaseDesk { DatabaseDesk(context: context) }

    /// Makes the word by which a member who lost their computers comes back on a new one.
    func readmit(_ url: String) async throws(CommandFailure) {
        guard let called = context.options.nickname, let name = SharedName(called) else {
            throw .together(context.options.nickname == nil ? .nothingNamed("authorize") : .badName)
        }
        let place = try desk.place(url)
        guard place.namesDatabase else { throw .together(.database(.notAnAddress)) }
        let named = try context.options.entrance.map { url throws(CommandFailure) in try address(url) }
        let entrance = named ?? .postgres(place.address)
        guard try context.isWanted(text.beforeReadmitting(name)) else { return }
        let admin = try desk.admin(place)
        let club = try await desk.club(of: admin)
        if let mismatch = club.mismatch { throw .club(mismatch) }
        let expires = context.dependencies.clock.now + ClubActions.lifetime
        let invite: Invite
        do throws(ClubFailure) {
            invite = try await admin.readmit(name, to: try club.id, at: entrance, until: expires)
        } catch {
            switch error {
            case .noSuchMember: throw .together(.nobodyInClub(name.text))
            case .taken:
                throw .together(
                    .severalInClub(name.text, try await orClub { () async throws(ClubFailure) in try await admin.names(meantBy: name) }))
            case .notMember: throw .together(.admin(.missingRights))
            default: throw .club(error)
            }
        }
        let zone = context.zone
        if context.options.json {
            let document = ClubDocument(context: context)
            return try document.write(
                [("line", .null), ("isFirst", .bool(false)), ("member", .string(name.text))] + document.members(of: invite, uses: 1))
        }
        try context.console.write("\(invite.word)\n")
        context.console.complain(text.afterReadmitting(name, until: zone.day(of: expires)))
    }

    /// The place at which the member reaches the club: a database, or an account by ssh.
    private func address(_ url: String) throws(CommandFailure) -> ClubAddress {
        guard url.hasPrefix(SshAddress.scheme) else { return .postgres(try desk.place(url).address) }
        guard let address = SshAddress(String(url.dropFirst(SshAddress.scheme.count))) else { throw .together(.noAccount) }
        return .ssh(address)
    }
}
