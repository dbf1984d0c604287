import Clubs
import Testing
import Walking

extension ClubConformance {
    static let ofRevisions = [
        ClubConformance("a reader who looks after each change ends like one who looks once") { cast in
            let room = try await cast.openSharedRoom()
            try await cast.linkLaptop()
            let anna = try await cast.anna.hello().member
            var known: [MemberID: Revision] = [anna: .none]
            var mirror: [CivilDate: Int] = [:]
            let changes: [(any ClubStore, [CivilDate: Int?])] = [
                (cast.anna, [cast.day(0): 5, cast.day(-1): 6]), (cast.annasLaptop, [cast.day(0): 9]), (cast.anna, [cast.day(0): 7]),
                (cast.annasLaptop, [cast.day(0): nil]), (cast.anna, [cast.day(-1): nil, cast.day(-4): 3]), (cast.annasLaptop, [:]),
            ]
            for (machine, days) in changes {
                try await machine.push(days, to: room)
                try await cast.carry()
                if let news = try await cast.ben.days(of: room, newerThan: known)[anna] {
                    #expect(news.revision > known[anna] ?? .none)
                    (mirror, known[anna]) = (news.applied(to: mirror), news.revision)
                }
                let head = try await cast.ben.heads(of: room).first { $0.id == anna }
                #expect(head?.revision == known[anna])
                #expect(head?.total == mirror.values.reduce(0, +))
            }
            #expect(mirror == [cast.day(0): 7, cast.day(-4): 3])
            #expect(try await cast.days(of: room, by: cast.ben)[anna] == mirror)
            #expect(try await cast.ben.days(of: room, newerThan: known).isEmpty)
        },
        ClubConformance("heads and days tell of members only") { cast in
            let room = try await cast.openSharedRoom()
            let (anna, ben, carol) =
                (try await cast.anna.hello().member, try await cast.ben.hello().member, try await cast.carol.hello().member)
            try await cast.ben.push([cast.day(0): 3], to: room)
            try await cast.carry()
            #expect(try await cast.anna.heads(of: room).map(\.id) == [anna, ben].sorted())
            #expect(Set(try await cast.anna.heads(of: room).map(\.nickname.text)) == ["Anna", "Ben"])
            let asked: [MemberID: Revision] = [ben: .none, carol: .none, .random(): .none]
            #expect(Set(try await cast.anna.days(of: room, newerThan: asked).keys) == [ben])
        },
        ClubConformance("a room tells a machine what the store has of it") { cast in
            let room = try await cast.openSharedRoom(cap: .low)
            let revision = try await cast.ben.push([cast.day(0): 8000, cast.day(-1): 500], to: room)
            let seen = try await cast.ben.rooms().first { $0.id == room }
            #expect(seen?.pushed == 8500)
            #expect(seen?.revision == revision)
            #expect(seen?.memberCount == 2)
            #expect(seen?.joined == cast.today)
            #expect(seen?.dailyCap == .low)
            #expect(seen?.name.text == "Sunday walk")
            #expect(try await cast.anna.hello().member == seen?.founder)
            #expect(try await cast.anna.rooms().first { $0.id == room }?.pushed == 0)
        },
        ClubConformance("the revisions of a room, where they are told, grow with the days of any member, and with nothing else") { cast in
            let room = try await cast.openSharedRoom()
            func sum() async throws -> Int64? {
                try await cast.carry()
                return try await cast.anna.rooms().first { $0.id == room }?.revisionSum
            }
            let before = try await sum()
            try await cast.ben.push([cast.day(0): 4000], to: room)
            #expect(try await sum() == before.map { $0 + 1 })
            try await cast.ben.push([cast.day(0): 4000], to: room)
            try await cast.ben.cheer(cast.anna.hello().member, in: room, on: cast.day(0))
            #expect(try await sum() == before.map { $0 + 1 })
            try await cast.anna.push([cast.day(0): 5000], to: room)
            #expect(try await sum() == before.map { $0 + 2 })
        },
        ClubConformance("a task that is cancelled changes nothing more") { cast in
            let room = try await cast.openSharedRoom()
            let ben = cast.ben
            let day = cast.day(0)
            let (endless, source) = AsyncStream.makeStream(of: Void.self)
            let task = Task {
                for await _ in endless {}
                return await #expect(throws: ClubFailure.cancelled) { try await ben.push([day: 5], to: room) }
            }
            task.cancel()
            _ = await task.value
            source.finish()
            #expect(try await cast.days(of: room, by: cast.anna).isEmpty)
        },
        ClubConformance("two computers that write with one key are noticed, where the store itself does not tell them apart") { cast in
            let room = try await cast.openSharedRoom()
            let (ben, club) = (cast.ben, try await cast.ben.hello().club)
            let homes = [(MemoryClubRepository(), 4000), (MemoryClubRepository(), 3000)]
            for (home, steps) in homes {
                home.setDay(cast.today, steps)
                let first = try await ClubSync(store: ben, mirror: home.mirror(of: club), clock: FixedClock(cast.now))()
                #expect(first.twinRooms.isEmpty && first.sentDays == 1)
            }
            for (home, steps) in homes {
                let round = try await ClubSync(store: ben, mirror: home.mirror(of: club), clock: FixedClock(cast.now))()
                #expect(round.twinRooms == (ben.noticesTwins ? [] : [room]))
                #expect(try await ben.rooms().map(\.pushed) == [steps])
            }
        },
        ClubConformance("a mirror of another club takes nothing of this one, keeps what it has and sends nothing") { cast in
            let room = try await cast.openSharedRoom()
            let repository = MemoryClubRepository()
            let (mine, other) = (repository.mirror(of: try await cast.ben.hello().club), repository.mirror(of: .random()))
            let sync = ClubSync(store: cast.ben, mirror: other, clock: FixedClock(cast.now))
            _ = try await ClubSync(store: cast.ben, mirror: mine, clock: FixedClock(cast.now))()
            _ = try await other.replace(try await cast.ben.rooms())
            repository.setDay(cast.today, 4000)
            await #expect(throws: ClubSync.Failure.club(.hostHasNoClub)) { try await sync() }
            #expect(try await other.rooms().map(\.id) == [room])
            #expect(try await other.state().failure == .hostHasNoClub)
            try await cast.settle()
            #expect(try await cast.days(of: room, by: cast.anna).isEmpty)
        },
    ]
}
