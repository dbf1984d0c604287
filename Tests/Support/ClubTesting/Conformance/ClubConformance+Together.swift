import Clubs
import Testing
import Walking

extension ClubConformance {
    static let ofTogether = [
        ClubConformance("a cheer counts once a day and is seen by the two of them") { cast in
            let room = try await cast.openSharedRoom()
            let (anna, ben, carol) =
                (try await cast.anna.hello().member, try await cast.ben.hello().member, try await cast.carol.hello().member)
            for _ in 0..<2 { try await cast.ben.cheer(anna, in: room, on: cast.today) }
            try await cast.ben.cheer(anna, in: room, on: cast.day(-1))
            try await cast.settle()
            let cheers = [-1, 0].map { Cheer(from: ben, to: anna, date: cast.day($0)) }
            #expect(try await cast.anna.cheers(in: room, since: cast.day(-7)) == cheers)
            #expect(try await cast.ben.cheers(in: room, since: cast.today) == [cheers[1]])
            await #expect(throws: ClubFailure.noSuchMember) { try await cast.ben.cheer(ben, in: room, on: cast.today) }
            await #expect(throws: ClubFailure.noSuchMember) { try await cast.ben.cheer(carol, in: room, on: cast.today) }
            await #expect(throws: ClubFailure.dayOutOfRange) { try await cast.ben.cheer(anna, in: room, on: cast.day(9)) }
            await #expect(throws: ClubFailure.noSuchRoom) { try await cast.carol.cheer(anna, in: room, on: cast.today) }
            await #expect(throws: ClubFailure.noSuchRoom) { try await cast.carol.cheers(in: room, since: cast.today) }
        },
        ClubConformance("a walk request is answered once, by whom it is for") { cast in
            let room = try await cast.openSharedRoom()
            let (anna, ben) = (try await cast.anna.hello().member, try await cast.ben.hello().member)
            let request = cast.request(from: ben, to: anna)
            for _ in 0..<2 { try await cast.ben.ask(request, in: room) }
            try await cast.settle()
            #expect(try await cast.anna.walkRequests(in: room) == [request])
            await #expect(throws: ClubFailure.noSuchRequest) { try await cast.ben.answer(request.id, in: room, with: .accepted) }
            await #expect(throws: ClubFailure.noSuchRequest) { try await cast.anna.answer(request.id, in: room, with: .withdrawn) }
            await #expect(throws: ClubFailure.noSuchRequest) { try await cast.anna.answer(.random(), in: room, with: .accepted) }
            await #expect(throws: ClubFailure.noSuchRoom) { try await cast.carol.answer(request.id, in: room, with: .accepted) }
            for _ in 0..<2 { try await cast.anna.answer(request.id, in: room, with: .accepted) }
            try await cast.settle()
            #expect(try await cast.ben.walkRequests(in: room).map(\.answer) == [.accepted])
        },
        ClubConformance("an agreed walk is called off by either, and stays so") { cast in
            let room = try await cast.openSharedRoom()
            let (anna, ben) = (try await cast.anna.hello().member, try await cast.ben.hello().member)
            for answer in [WalkRequest.Answer.declined, .withdrawn] {
                let request = cast.request(from: ben, to: anna)
                let (one, other) = answer == .withdrawn ? (cast.ben, cast.anna) : (cast.anna, cast.ben)
                try await cast.ben.ask(request, in: room)
                try await cast.settle()
                try await cast.anna.answer(request.id, in: room, with: .accepted)
                try await cast.settle()
                await #expect(throws: ClubFailure.noSuchRequest) { try await cast.ben.answer(request.id, in: room, with: .declined) }
                await #expect(throws: ClubFailure.noSuchRequest) { try await cast.anna.answer(request.id, in: room, with: .withdrawn) }
                await #expect(throws: ClubFailure.noSuchRoom) { try await cast.carol.answer(request.id, in: room, with: answer) }
                for _ in 0..<2 { try await one.answer(request.id, in: room, with: answer) }
                try await cast.settle()
                for store in [cast.anna, cast.ben] {
                    #expect(try await store.walkRequests(in: room).first { $0.id == request.id }?.answer == answer)
                }
                let opposite = answer == .withdrawn ? WalkRequest.Answer.declined : .withdrawn
                await #expect(throws: ClubFailure.noSuchRequest) { try await other.answer(request.id, in: room, with: opposite) }
                await #expect(throws: ClubFailure.noSuchRequest) { try await cast.anna.answer(request.id, in: room, with: .accepted) }
            }
        },
        ClubConformance("a walk request may be withdrawn by the one who asked") { cast in
            let room = try await cast.openSharedRoom()
            let (anna, ben) = (try await cast.anna.hello().member, try await cast.ben.hello().member)
            let request = cast.request(from: ben, to: anna)
            try await cast.ben.ask(request, in: room)
            try await cast.ben.answer(request.id, in: room, with: .withdrawn)
            try await cast.settle()
            #expect(try await cast.anna.walkRequests(in: room).map(\.answer) == [.withdrawn])
            await #expect(throws: ClubFailure.noSuchRequest) { try await cast.anna.answer(request.id, in: room, with: .accepted) }
        },
        ClubConformance("nobody asks in another's name, for too long, or too often") { cast in
            let room = try await cast.openSharedRoom()
            let (anna, ben, carol) =
                (try await cast.anna.hello().member, try await cast.ben.hello().member, try await cast.carol.hello().member)
            for request in [cast.request(from: anna, to: ben), cast.request(from: ben, to: ben), cast.request(from: ben, to: carol)] {
                await #expect(throws: ClubFailure.noSuchMember) { try await cast.ben.ask(request, in: room) }
            }
            let long = cast.now + WalkRequest.longestWait + .seconds(1)
            for (starts, expires) in [
                (long, long), (long, cast.tomorrow), (cast.tomorrow, cast.now), (cast.tomorrow, cast.tomorrow + .seconds(1)),
            ] {
                await #expect(throws: ClubFailure.dayOutOfRange) {
                    try await cast.ben.ask(WalkRequest(from: ben, to: anna, starts: starts, expires: expires), in: room)
                }
            }
            for _ in 0..<WalkRequest.maximumOpen { try await cast.ben.ask(cast.request(from: ben, to: anna), in: room) }
            await #expect(throws: ClubFailure.tooMany) { try await cast.ben.ask(cast.request(from: ben, to: anna), in: room) }
            try await cast.settle()
            #expect(try await cast.anna.walkRequests(in: room).count == WalkRequest.maximumOpen)
        },
    ]
}
