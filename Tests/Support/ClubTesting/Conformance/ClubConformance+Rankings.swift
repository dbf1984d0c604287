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
    ]
}
