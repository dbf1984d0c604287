import Clubs
import Testing
import Walking

extension ClubConformance {
    static let ofChallenges = [
        ClubConformance("a challenge is started once, and seen by members and by nobody else") { cast in
            let room = try await cast.openSharedRoom()
            let first = try await cast.challenge(of: cast.ben, from: 0, to: 6, cap: .low, hasHandicap: true)
            let second = try await cast.challenge(of: cast.anna, from: -1, to: 0)
            for _ in 0..<2 { try await cast.ben.start(first, in: room) }
            try await cast.anna.start(second, in: room)
            try await cast.settle()
            for store in [cast.anna, cast.ben] { #expect(try await store.challenges(in: room) == [second, first]) }
            await #expect(throws: ClubFailure.noSuchRoom) { try await cast.carol.challenges(in: room) }
            await #expect(throws: ClubFailure.noSuchRoom) {
                try await cast.carol.start(cast.challenge(of: cast.carol, from: 0, to: 6), in: room)
            }
            var other = first
            other.terms = second.terms
            await #expect(throws: ClubFailure.taken) { try await cast.ben.start(other, in: room) }
            await #expect(throws: ClubFailure.noSuchMember) { try await cast.anna.start(first, in: room) }
        },
        ClubConformance("only who started a challenge calls it off, and it does not come back") { cast in
            let room = try await cast.openSharedRoom()
            try await cast.linkLaptop()
            let challenge = try await cast.challenge(of: cast.anna, from: 0, to: 6)
            try await cast.anna.start(challenge, in: room)
            try await cast.settle()
            await #expect(throws: ClubFailure.noSuchChallenge) { try await cast.ben.callOff(challenge.id, in: room) }
            await #expect(throws: ClubFailure.noSuchChallenge) { try await cast.anna.callOff(.random(), in: room) }
            await #expect(throws: ClubFailure.noSuchRoom) { try await cast.carol.callOff(challenge.id, in: room) }
            for _ in 0..<2 { try await cast.annasLaptop.callOff(challenge.id, in: room) }
            try await cast.settle()
            try await cast.anna.start(challenge, in: room)
            try await cast.settle()
            for store in [cast.anna, cast.annasLaptop, cast.ben] { #expect(try await store.challenges(in: room).isEmpty) }
        },
        ClubConformance("no challenge has days that the room has not, or begins long ago or far ahead") { cast in
            let room = try await cast.openRoom(period: .fourWeeks)
            let closes = try #require(room.closes)
            for (first, last) in [(-15, -10), (-3, 3), (0, closes - cast.today + 1), (ChallengeTerms.latestStart + 3, 40)] {
                await #expect(throws: ClubFailure.dayOutOfRange) {
                    try await cast.anna.start(cast.challenge(of: cast.anna, from: first, to: last), in: room.id)
                }
            }
            try await cast.anna.start(cast.challenge(of: cast.anna, from: -2, to: closes - cast.today), in: room.id)
            #expect(try await cast.anna.challenges(in: room.id).count == 1)
        },
        ClubConformance("nobody starts more challenges than are fun") { cast in
            let room = try await cast.openSharedRoom()
            var last: Challenge?
            for _ in 0..<ChallengeTerms.maximumOpen {
                let challenge = try await cast.challenge(of: cast.ben, from: 0, to: 0)
                try await cast.ben.start(challenge, in: room)
                last = challenge
            }
            let more = try await cast.challenge(of: cast.ben, from: 1, to: 1)
            await #expect(throws: ClubFailure.tooMany) { try await cast.ben.start(more, in: room) }
            if let last { try await cast.ben.callOff(last.id, in: room) }
            try await cast.ben.start(more, in: room)
            try await cast.settle()
            #expect(try await cast.anna.challenges(in: room).count == ChallengeTerms.maximumOpen)
        },
        ClubConformance("who leaves takes their challenges along") { cast in
            let room = try await cast.openSharedRoom()
            let (mine, bens) = (
                try await cast.challenge(of: cast.anna, from: 0, to: 3), try await cast.challenge(of: cast.ben, from: 0, to: 3)
            )
            try await cast.anna.start(mine, in: room)
            try await cast.ben.start(bens, in: room)
            try await cast.settle()
            try await cast.ben.leave(room)
            try await cast.settle()
            #expect(try await cast.anna.challenges(in: room) == [mine])
        },
    ]
}

extension ClubCast {
    /// A challenge that a store's member starts, of days counted from today.
    func challenge(
        of store: any ClubStore, from first: Int, to last: Int, cap: DailyCap = .none, hasHandicap: Bool = false
    ) async throws -> Challenge {
        let terms = try #require(
            ChallengeTerms(first: day(first), last: day(last), dailyCap: cap, hasHandicap: hasHandicap))
        return Challenge(by: try await store.hello().member, terms: terms)
    }
}
