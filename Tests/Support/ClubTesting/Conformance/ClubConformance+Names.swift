import Clubs
import Testing
import Walking

extension ClubConformance {
    static let ofNames = [
        ClubConformance("names arrive composed, and a new one is seen in every room") { cast in
            let room = try await cast.openRoom().id
            // 한강, written apart.
            try await cast.admit(cast.ben, as: "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1161}\u{11BC}", to: room)
            let nicknames = try await cast.anna.heads(of: room).map(\.nickname.text)
            #expect(nicknames.contains { $0.unicodeScalars.elementsEqual("한강".unicodeScalars) })
            let long = try cast.name(String(repeating: "걷", count: SharedName.maximumLength))
            for _ in 0..<2 { try await cast.ben.rename(to: long) }
            try await cast.settle()
            #expect(try await cast.anna.heads(of: room).contains { $0.nickname == long })
            #expect(try await cast.ben.ranking(of: room, span: .whole, top: 2, around: 0).top.contains { $0.nickname == long })
        },
        ClubConformance("equal names are told apart, and nobody becomes another who has left") { cast in
            let room = try await cast.openRoom().id
            let reader = try await ClubReader(cast.anna, now: cast.now)
            try await cast.admit(cast.ben, as: "Bo", to: room)
            let ben = try await cast.ben.hello().member
            #expect(try await reader.names(in: room).values.sorted() == ["Anna", "Bo"])
            try await cast.admit(cast.carol, as: "ＢＯ", to: room)
            let carol = try await cast.carol.hello().member
            let names = try await reader.names(in: room)
            #expect(names[ben] == "Bo" && names[carol] == "ＢＯ ·\(carol.text.prefix(4))")
            try await cast.ben.leave(room)
            try await cast.settle()
            #expect(try await reader.names(in: room)[carol] == names[carol])
            try await cast.carol.rename(to: cast.name("Carol"))
            try await cast.settle()
            #expect(try await reader.names(in: room)[carol] == "Carol")
        },
        ClubConformance("to try whether it takes anything changes nothing, also where somebody has a name in each room") { cast in
            let room = try await cast.openSharedRoom()
            let other = try await cast.openRoom()
            try await cast.admit(cast.ben, as: "Benjamin", to: other.id)
            try await cast.ben.push([cast.today: 4000], to: room)
            try await cast.settle()
            let (heads, others) = (try await cast.anna.heads(of: room), try await cast.anna.heads(of: other.id))
            for store in [cast.anna, cast.ben] {
                #expect(await store.examination() == [])
                try await store.tryWriting()
            }
            try await cast.settle()
            #expect(try await cast.anna.heads(of: room) == heads)
            #expect(try await cast.anna.heads(of: other.id) == others)
            await #expect(throws: ClubFailure.self) { try await cast.annasLaptop.tryWriting() }
        },
        ClubConformance("the store speaks a version that this program speaks") { cast in
            let greeting = try await cast.anna.hello()
            #expect(try greeting.version() == 1)
            #expect(try await cast.anna.hello() == greeting)
        },
    ]
}

/// A person's program that sees a room by its rounds.
private struct ClubReader {
    private let round: ClubSync
    private let mirror: any ClubMirror

    init(_ store: any ClubStore, now: Instant) async throws {
        let repository = MemoryClubRepository()
        let greeting = try await store.hello()
        try await repository.addClub(
            KnownClub(id: greeting.club, name: greeting.name, place: .folder(path: ""), member: greeting.member))
        mirror = repository.mirror(of: greeting.club)
        round = ClubSync(store: store, mirror: mirror, clock: FixedClock(now))
    }

    func names(in room: ClubRoomID) async throws -> [MemberID: String] {
        try await round()
        return Dictionary(uniqueKeysWithValues: try await mirror.members(of: room).map { ($0.id, $0.head.nickname.text) })
    }
}
