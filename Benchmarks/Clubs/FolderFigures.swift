import Clubs
import FolderClub
import Walking

/// The figures of a club in a folder: thirty people with five years of days each.
struct FolderFigures {
    let folder: String
    private static let people = 30
    private static let days = 5 * 365

    private struct Missing: Error {}

    func printAll() async throws {
        let clock = FixedClock(SystemClock().now)
        guard let name = SharedName("Walkers") else { throw Missing() }
        func machine(_ number: Int) throws -> FolderClubStore {
            guard let keys = FolderKeys.random() else { throw Missing() }
            return FolderClubStore(path: "\(folder)/shared", keys: keys, memory: "\(folder)/memory-\(number)", clock: clock) { _ in }
        }
        let founder = try machine(0)
        try await founder.found(name, as: name)
        let today = try await founder.hello().today
        let opened = today.adding(days: -Self.days)
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: opened)
        try await founder.create(room, as: name)
        var others: [FolderClubStore] = []
        for number in 1..<Self.people {
            let store = try machine(number)
            let invite = try await founder.invite(Invitation(to: .room(room.id), expires: clock.now + .seconds(3600)))
            guard let nickname = SharedName("Walker \(number)") else { throw Missing() }
            try await store.join(invite, as: nickname, on: today)
            _ = try await founder.rooms()
            others.append(store)
        }
        for store in [founder] + others {
            for start in stride(from: 0, to: Self.days, by: ClubRoom.maximumPush) {
                let part = (start..<min(Self.days, start + ClubRoom.maximumPush)).map { (opened.adding(days: $0), 1000 + $0 % 9000) }
                try await store.push(Dictionary(uniqueKeysWithValues: part.map { ($0.0, Int?.some($0.1)) }), to: room.id)
            }
        }
        var (first, again, little, push) = (Timing(), Timing(), Timing(), Timing())
        // The first look of all reads and verifies everything.
        await first.measure { _ = try? await founder.heads(of: room.id) }
        guard let other = others.first else { throw Missing() }
        // The one who pushes has looked before, as a program has that runs.
        _ = try await other.heads(of: room.id)
        for round in 0..<50 {
            try await again.measure { _ = try await founder.heads(of: room.id) }
            try await push.measure { _ = try await other.push([today: 100 + round], to: room.id) }
            try await little.measure { _ = try await founder.heads(of: room.id) }
        }
        print("## A folder of \(Self.people) people with five years of days each\n")
        print("| what | median | p95 |\n| --- | ---: | ---: |\n| the first look at all files | \(first.cells) |")
        print("| nothing changed | \(again.cells) |\n| one file changed | \(little.cells) |\n| push of a day | \(push.cells) |")
    }
}
