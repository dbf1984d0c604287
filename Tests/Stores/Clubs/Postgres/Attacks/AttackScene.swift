import Clubs
import Testing
import Walking

@testable import PostgresClubs

/// Two rooms and those who try to see more than is theirs: Anna and Ben are in one room, Eve is in the other, a guest has an invitation
/// to the first that nobody took yet, and an outsider is let into the database by its admin and is nobody in the club.
struct AttackScene: Sendable {
    enum Attacker: String, CaseIterable, Sendable {
        case ben, eve, guest, outsider
    }

    let club: TestedClub
    let annasRoom, evesRoom: ClubRoomID
    let anna, ben, eve: MemberID
    let annasMachine: PostgresCredential
    private let logins: [Attacker: PostgresLogin]
    private let links: [Attacker: PostgresLink]

    init() async throws {
        club = try await TestedClub()
        annasMachine = PostgresCredential()
        let annasStore = try await club.admittedMachine(annasMachine)
        let bensMachine = PostgresCredential()
        let bensStore = club.machine(bensMachine)
        let evesMachine = PostgresCredential()
        let evesStore = try await club.admittedMachine(evesMachine)
        (annasRoom, evesRoom) = (.random(), .random())
        let today = CivilDate(dayNumber: Int(club.now.seconds / 86_400))
        let name = try #require(SharedName("Walkers"))
        for (store, room) in [(annasStore, annasRoom), (evesStore, evesRoom)] {
            try await store.create(NewClubRoom(id: room, name: name, period: .open, dailyCap: .none, opened: today), as: name)
        }
        let tomorrow = club.now + .seconds(86_400)
        let invite = try await annasStore.invite(Invitation(to: .room(annasRoom), expires: tomorrow))
        try await bensStore.join(invite, as: name, on: today)
        try await annasStore.push([today: 9000], to: annasRoom)
        try await evesStore.push([today: 7777], to: evesRoom)
        anna = try await annasStore.hello().member
        ben = try await bensStore.hello().member
        eve = try await evesStore.hello().member
        let open = try await annasStore.invite(Invitation(to: .room(annasRoom), uses: 5, expires: tomorrow))
        let outsider = try await club.outsider()
        _ = try await club.server.adminLink(of: club.database).run("GRANT CONNECT ON DATABASE \(club.database) TO \(outsider.name)", [])
        logins = [
            .ben: bensMachine.login, .eve: evesMachine.login, .guest: PostgresIdentity.guest(of: open.secret), .outsider: outsider,
        ]
        let address = club.address
        links = logins.mapValues { PostgresLink(address: address, login: $0, patience: PostgresServer.patience) }
    }

    /// A connection of an attacker, or of Anna, without a transaction around what they try.
    func connection(of attacker: Attacker? = nil) throws -> PostgresConnection {
        let login = try attacker.map { try #require(logins[$0]) } ?? annasMachine.login
        let parameters = ConnectionParameters(
            host: club.address.hosts[0], address: nil, database: club.database, login: login, proof: .channelBinding, bindsChannel: false,
            certificate: nil)
        return try PostgresConnection.open(parameters, until: CallDeadline(in: .seconds(60), WakeUp()))
    }

    func attempt(_ script: String, by attacker: Attacker) async throws -> PostgresConnection.Outcome {
        try await #require(links[attacker]).attempt(script)
    }

    /// Puts the names of the scene into a script, as `:annasRoom` and `:today`.
    func filled(_ script: String) -> String {
        let words = [
            ":annasRoom": annasRoom.uuid, ":evesRoom": evesRoom.uuid, ":annasLogin": annasMachine.login.name,
            ":annasDevice": annasMachine.device.uuid, ":anna": anna.uuid, ":ben": ben.uuid, ":eve": eve.uuid,
            ":today": CivilDate(dayNumber: Int(club.now.seconds / 86_400)).description,
        ]
        return words.sorted { $0.key.count > $1.key.count }.reduce(script) { $0.replacing($1.key, with: $1.value) }
    }
}
