import Journal
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Together

/// The rooms, shown to a pilot, with a journal in memory and three people in it.
struct TogetherStage {
    let journal: Journal
    let me: Account
    let others: [Account]
    let clock: FixedClock
    let language: Language
    /// Wednesday.
    let today = CivilDate(dayNumber: 20_775)

    init(_ language: Language = .en) async throws {
        self.language = language
        clock = FixedClock(Zone.utc.instant(today, hour: 12))
        journal = try Journal(path: nil, clock: clock, zone: .utc)
        var people: [Account] = []
        for (index, name) in ["도윤왕", "Ada", "Grace"].enumerated() {
            let account = try await journal.createAccount(named: "person\(index)", passphraseHash: "")
            people.append(try await journal.save(try Nickname(name), of: account.id))
        }
        me = people[0]
        others = Array(people.dropFirst())
    }

    var dependencies: TogetherDependencies { dependencies(of: me) }

    private func dependencies(of person: Account) -> TogetherDependencies {
        TogetherDependencies(account: person, rooms: RoomsWithOneCode(base: journal), phrases: Phrases(language)) { [clock] in
            Zone.utc.day(of: clock.now)
        }
    }

    /// Steps on the day so many days before today.
    func walk(_ account: Account, _ steps: Int, daysAgo: Int = 0) async throws {
        let start = Zone.utc.instant(today.adding(days: -daysAgo), hour: 8)
        let walk = Walk(start: start, end: start + .seconds(7200), zone: .utc, steps: steps)
        _ = try await journal.profile(account.id).save([walk])
    }

    /// A room with everybody in it.
    @discardableResult
    func room(_ name: String = "Sunday walkers", cap: DailyCap = .low) async throws -> Room {
        let monday = today.startOfWeek
        let room = try await journal.createRoom(named: name, period: .fourWeeks, dailyCap: cap, owner: me.id, opened: monday)
        for other in others { try await journal.join(room.id, member: other.id, on: monday) }
        return room
    }

    func pilot(_ size: Size = Size(width: 80, height: 24), as person: Account? = nil) async -> Pilot {
        let pilot = Pilot(
            size: size, root: TogetherCoordinator(dependencies: dependencies(of: person ?? me)), text: language == .ko ? .ko : .en)
        await pilot.settle()
        return pilot
    }
}

extension TogetherStage {
    nonisolated static let pictures = Language.allCases.flatMap { language in
        [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 40, height: 12)].map { (language, $0) }
    }

    static func name(_ language: Language, _ size: Size) -> String { "\(language.rawValue)-\(size.width)x\(size.height)" }
}
