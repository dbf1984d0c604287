import Clubs
import FolderClub
import Phrases
import Walking

/// The computers of a person in clubs in folders, and the way to take one off.
struct ClubComputers {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }
    private var document: ClubDocument { ClubDocument(context: context) }
    private var today: CivilDate { context.zone.day(of: context.dependencies.clock.now) }

    /// The first letters of a computer's identity, by which it is called.
    private static let shown = 6

    private struct Listed {
        let club: KnownClub
        let store: FolderClubStore
        let machine: OwnMachine

        var name: String { String(machine.id.text.prefix(ClubComputers.shown)) }
    }

    /// Takes the computer of that name off, or lists them all.
    func unlink(_ named: String?) async throws(CommandFailure) {
        let all = try await computers()
        guard let named else { return try list(all) }
        let typed = named.lowercased()
        let found = all.filter { typed.count >= 4 && !$0.machine.isThisOne && $0.machine.id.text.hasPrefix(typed) }
        guard let one = found.first, found.count == 1 else { throw .together(.noSuchComputer(named)) }
        guard try context.isWanted(before(one)) else { return }
        do throws(ClubFailure) {
            try await one.store.takeOff(one.machine.id)
        } catch {
            throw error == .keyMissing ? .together(.notFirstComputer) : .club(error)
        }
        if context.options.json { return try document.write([("computers", .array(try await computers().map(json)))]) }
        let club = one.club.name.text
        try context.console.write(
            "\(phrases(en: "\(one.name) is no longer a computer of yours in \(club).", ko: "\(one.name) 컴퓨터를 \(club) 클럽에서 뺐어요."))\n")
    }

    private func before(_ one: Listed) -> String {
        phrases(
            en:
                "The computer \(one.name) no longer counts as yours in \(one.club.name.text). What it sent so far stays, what it sends later counts for nobody, and it can read what lies in the folder as long as it has access to it.",
            ko:
                "\(one.name) 컴퓨터를 \(one.club.name.text) 클럽에서 빼요. 지금까지 보낸 것은 그대로 있고, 나중에 보내는 것은 세지 않아요. 폴더에 들어올 수 있는 동안은 그 안의 내용을 읽을 수 있어요."
        )
    }

    private func computers() async throws(CommandFailure) -> [Listed] {
        let desk = try await ClubDesk(context)
        let clubs = try await desk.clubs()
        guard !clubs.isEmpty else { throw .together(.noRoomYet) }
        var all: [Listed] = []
        var isAnyInFolder = false
        for club in clubs {
            guard let store = try await desk.store(of: club) as? FolderClubStore else { continue }
            isAnyInFolder = true
            let machines = try await orClub { () async throws(ClubFailure) in try await store.machines() }
            all += machines.map { Listed(club: club, store: store, machine: $0) }
        }
        guard isAnyInFolder else { throw .together(.computersAreElsewhere) }
        return all
    }

    private func list(_ all: [Listed]) throws(CommandFailure) {
        if context.options.json { return try document.write([("computers", .array(all.map(json)))]) }
        var table = Table([.left, .left, .left, .left])
        table.add([
            phrases(en: "computer", ko: "컴퓨터"), phrases(en: "club", ko: "클럽"), phrases(en: "last day", ko: "마지막 날"), "",
        ])
        for one in all {
            table.add([
                one.name, one.club.name.text, one.machine.lastDay.map { phrases.shortDate($0, today: today) } ?? "–",
                one.machine.isThisOne ? phrases(en: "this one", ko: "이 컴퓨터") : "",
            ])
        }
        try context.console.write(table.text)
    }

    private func json(_ one: Listed) -> JSONText {
        .object([
            ("club", .string(one.club.name.text)), ("id", .string(one.machine.id.text)), ("isThisOne", .bool(one.machine.isThisOne)),
            ("lastDay", one.machine.lastDay.map { .string($0.description) } ?? .null),
        ])
    }
}
