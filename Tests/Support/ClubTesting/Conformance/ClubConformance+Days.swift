import Clubs
import Testing
import Walking

extension ClubConformance {
    static let ofDays = [
        ClubConformance("a pushed day is seen by members and by nobody else") { cast in
            let room = try await cast.openSharedRoom()
            let anna = try await cast.anna.hello().member
            try await cast.anna.push([cast.day(0): 4000, cast.day(-1): 9000], to: room)
            #expect(try await cast.days(of: room, by: cast.ben) == [anna: [cast.day(0): 4000, cast.day(-1): 9000]])
            #expect(try await cast.carol.rooms().map(\.id).contains(room) == false)
            await #expect(throws: ClubFailure.noSuchRoom) { try await cast.carol.heads(of: room) }
            await #expect(throws: ClubFailure.noSuchRoom) { try await cast.carol.days(of: room, newerThan: [anna: .none]) }
            await #expect(throws: ClubFailure.noSuchRoom) { try await cast.carol.push([cast.day(0): 1], to: room) }
            await #expect(throws: ClubFailure.noSuchRoom) { try await cast.carol.ranking(of: room, span: .whole, top: 3, around: 3) }
        },
        ClubConformance("the same days again change nothing") { cast in
            let room = try await cast.openSharedRoom()
            let first = try await cast.anna.push([cast.day(0): 4000], to: room)
            #expect(first > .none)
            #expect(try await cast.anna.push([cast.day(0): 4000], to: room) == first)
            #expect(try await cast.anna.push([:], to: room) == first)
            #expect(try await cast.anna.push([cast.day(-3): nil], to: room) == first)
            #expect(try await cast.anna.push([cast.day(0): 4001], to: room) > first)
        },
        ClubConformance("the order of days does not matter") { cast in
            let room = try await cast.openSharedRoom()
            for offset in [-2, 0, -5, -1] { try await cast.anna.push([cast.day(offset): 1000 - offset], to: room) }
            try await cast.ben.push([cast.day(-5): 1005, cast.day(-2): 1002, cast.day(-1): 1001, cast.day(0): 1000], to: room)
            let (anna, ben) = (try await cast.anna.hello().member, try await cast.ben.hello().member)
            let days = try await cast.days(of: room, by: cast.ben)
            #expect(days[anna] == days[ben])
        },
        ClubConformance("a day taken back is gone, for those who knew it as well") { cast in
            let room = try await cast.openSharedRoom()
            let anna = try await cast.anna.hello().member
            let first = try await cast.anna.push([cast.day(0): 4000, cast.day(-1): 9000], to: room)
            try await cast.anna.push([cast.day(-1): nil], to: room)
            #expect(try await cast.days(of: room, by: cast.ben) == [anna: [cast.day(0): 4000]])
            let news = try await cast.ben.days(of: room, newerThan: [anna: first])[anna]
            #expect(news?.applied(to: [cast.day(0): 4000, cast.day(-1): 9000]) == [cast.day(0): 4000])
        },
        ClubConformance("of what two machines of a person say, the greatest counts") { cast in
            let room = try await cast.openSharedRoom()
            try await cast.linkLaptop()
            let anna = try await cast.anna.hello()
            let laptop = try await cast.annasLaptop.hello()
            #expect(anna.member == laptop.member)
            #expect(anna.device != laptop.device)
            try await cast.anna.push([cast.day(0): 4000, cast.day(-1): 9000], to: room)
            try await cast.annasLaptop.push([cast.day(0): 9520, cast.day(-1): 100, cast.day(-2): 7], to: room)
            let all = [cast.day(0): 9520, cast.day(-1): 9000, cast.day(-2): 7]
            #expect(try await cast.days(of: room, by: cast.ben) == [anna.member: all])
            #expect(try await cast.days(of: room, by: cast.anna) == [anna.member: all])
            // Each may lower its own, and only its own.
            try await cast.annasLaptop.push([cast.day(0): 10, cast.day(-1): nil, cast.day(-2): nil], to: room)
            #expect(try await cast.days(of: room, by: cast.ben) == [anna.member: [cast.day(0): 4000, cast.day(-1): 9000]])
            #expect(try await cast.anna.rooms().first { $0.id == room }?.pushed == 13_000)
            #expect(try await cast.annasLaptop.rooms().first { $0.id == room }?.pushed == 10)
        },
        ClubConformance("days and steps out of range are refused, and none of their push is taken") { cast in
            let room = try await cast.openSharedRoom(period: .fourWeeks)
            let good = cast.day(0)
            for date in [cast.day(-15), cast.day(3), .earliest, .latest] {
                await #expect(throws: ClubFailure.dayOutOfRange) { try await cast.ben.push([good: 5, date: 1], to: room) }
            }
            for steps in [-1, ClubRoom.maximumSteps + 1, .min, .max] {
                await #expect(throws: ClubFailure.stepsOutOfRange) { try await cast.ben.push([good: 5, cast.day(-1): steps], to: room) }
            }
            await #expect(throws: ClubFailure.tooMany) {
                try await cast.ben.push(
                    Dictionary(uniqueKeysWithValues: (0...ClubRoom.maximumPush).map { (cast.day(-$0), 1) }), to: room)
            }
            #expect(try await cast.days(of: room, by: cast.anna).isEmpty)
            try await cast.ben.push([cast.day(-14): 0, cast.day(2): ClubRoom.maximumSteps, cast.day(-30): nil], to: room)
            #expect(try await cast.days(of: room, by: cast.anna).values.first == [cast.day(-14): 0, cast.day(2): ClubRoom.maximumSteps])
        },
        ClubConformance("no room takes days after its last") { cast in
            let room = try await cast.openRoom(period: .week, opened: -8)
            #expect(room.closes == cast.day(-2))
            try await cast.anna.push([cast.day(-2): 10], to: room.id)
            await #expect(throws: ClubFailure.dayOutOfRange) { try await cast.anna.push([cast.day(-1): 10], to: room.id) }
        },
    ]
}
