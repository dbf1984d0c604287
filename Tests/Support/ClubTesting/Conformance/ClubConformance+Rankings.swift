import Clubs
import Testing
import Walking

extension ClubConformance {
    static let ofRankings = [
        ClubConformance("a ranking is counted as RankMembers counts it: cap, ties, names, the room's days") { cast in
            let room = try await cast.openRoom(cap: .low, opened: -20)
            for (store, nickname) in [(cast.ben, "Ben"), (cast.carol, "Carol")] { try await cast.admit(store, as: nickname, to: room.id) }
            let monday = cast.today.startOfWeek
            try await cast.anna.push([monday: 40_000, monday.adding(days: -7): 100], to: room.id)
            try await cast.ben.push([monday: 3500, min(monday.adding(days: 1), cast.day(2)): 4000], to: room.id)
            try await cast.carol.push([monday: 7499], to: room.id)
            try await cast.carry()
            for store in [cast.anna, cast.ben, cast.carol] {
                let page = try await store.ranking(of: room.id, span: .week(monday: monday), top: 10, around: 1)
                #expect(page.memberCount == 3)
                #expect(page.top.map(\.nickname.text) == ["Anna", "Ben", "Carol"])
                #expect(page.top.map(\.rank) == [1, 1, 3])
                #expect(page.top.map(\.steps) == [7500, 7500, 7499])
            }
            let whole = try await cast.ben.ranking(of: room.id, span: .whole, top: 1, around: 0)
            #expect(whole.top.map(\.nickname.text) == ["Anna"])
            #expect(whole.top.map(\.steps) == [7600])
            #expect(whole.around.map(\.nickname.text) == ["Ben"])
            #expect(whole.around.map(\.rank) == [2])
        },
        ClubConformance("a ranking has everybody who is in the room, and the neighbourhood of the one who asks") { cast in
            let room = try await cast.openRoom()
            for (store, nickname) in [(cast.ben, "Ben"), (cast.carol, "Carol")] { try await cast.admit(store, as: nickname, to: room.id) }
            try await cast.carol.push([cast.day(-10): 9], to: room.id)
            try await cast.carry()
            let week = RankingSpan.week(monday: cast.day(-10).startOfWeek)
            let page = try await cast.anna.ranking(of: room.id, span: week, top: 1, around: 1)
            #expect(page.top.map(\.nickname.text) == ["Carol"])
            #expect(page.around.map(\.nickname.text) == ["Carol", "Anna", "Ben"])
            #expect(page.around.map(\.rank) == [1, 2, 2])
            #expect(page.around.map(\.steps) == [9, 0, 0])
            #expect(page.position == 0)
            let nobody = try await cast.anna.ranking(of: room.id, span: week, top: 0, around: 0)
            #expect(nobody.top.isEmpty)
            #expect(nobody.around.map(\.nickname.text) == ["Anna"])
            // All but one have the same steps: only the position says how many come before.
            #expect(nobody.position == 1)
            #expect(try await cast.ben.ranking(of: room.id, span: week, top: 0, around: 0).position == 2)
        },
        ClubConformance("a challenge of the founder's has pages by its own rules, also of days from before it was started") { cast in
            let room = try await cast.openRoom(opened: -60)
            for (store, nickname) in [(cast.ben, "Ben"), (cast.carol, "Carol")] { try await cast.admit(store, as: nickname, to: room.id) }
            try await cast.linkLaptop()
            // Ben walks 4,000 on a usual day, Anna 10,000, and Carol has too few days to know.
            for (store, usual, count) in [(cast.anna, 10_000, 20), (cast.ben, 4000, 9), (cast.carol, 9000, 6)] {
                let days = (1...count).map { (cast.day(-1 - $0), Int?.some(usual + ($0 % 3 - 1) * 500)) }
                try await store.push(Dictionary(uniqueKeysWithValues: days), to: room.id)
            }
            try await cast.ben.push([cast.day(-1): 3000], to: room.id)
            let steps = try await cast.challenge(of: cast.anna, from: -1, to: 5, cap: .low)
            let handicap = try await cast.challenge(of: cast.anna, from: -1, to: 5, hasHandicap: true)
            for challenge in [steps, handicap] { try await cast.anna.start(challenge, in: room.id) }
            let bens = try await cast.challenge(of: cast.ben, from: -1, to: 5)
            try await cast.ben.start(bens, in: room.id)
            try await cast.anna.push([cast.day(0): 12_000], to: room.id)
            try await cast.annasLaptop.push([cast.day(0): 9000], to: room.id)
            try await cast.carol.push([cast.day(0): 7500], to: room.id)
            try await cast.settle()
            for store in [cast.anna, cast.ben, cast.carol] { _ = try await store.challenges(in: room.id) }
            for store in [cast.anna, cast.ben, cast.carol] {
                let page = try await store.ranking(of: room.id, span: .challenge(steps.id), top: 10, around: 1)
                #expect(page.span == .challenge(steps.id) && page.memberCount == 3)
                #expect(page.top.map(\.nickname.text) == ["Anna", "Carol", "Ben"])
                #expect(page.top.map(\.rank) == [1, 1, 3] && page.top.map(\.steps) == [7500, 7500, 3000])
                let fair = try await store.ranking(of: room.id, span: .challenge(handicap.id), top: 3, around: 0)
                #expect(fair.top.map(\.nickname.text) == ["Anna", "Ben", "Carol"])
                #expect(fair.top.map(\.steps) == [1200, 750, 0])
                await #expect(throws: ClubFailure.noSuchChallenge) {
                    try await store.ranking(of: room.id, span: .challenge(bens.id), top: 3, around: 0)
                }
            }
            // Neither the week nor the whole time has anything of it.
            let whole = try await cast.carol.ranking(of: room.id, span: .whole, top: 3, around: 0)
            #expect(whole.around.map(\.steps) == [7500 + (1...6).reduce(0) { $0 + 9000 + ($1 % 3 - 1) * 500 }])
            try await cast.anna.callOff(steps.id, in: room.id)
            try await cast.settle()
            await #expect(throws: ClubFailure.noSuchChallenge) {
                try await cast.ben.ranking(of: room.id, span: .challenge(steps.id), top: 3, around: 0)
            }
        },
    ]
}
