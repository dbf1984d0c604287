import Clubs
import Testing
import Walking

extension ClubConformance {
    static let ofClocks = [
        ClubConformance("what a machine says whose clock is a year off is refused, and all goes on once that is put right") { cast in
            let room = try await cast.openSharedRoom()
            let (anna, ben) = (try await cast.anna.hello().member, try await cast.ben.hello().member)
            try await cast.anna.push([cast.today: 9000], to: room)
            try await cast.ben.push([cast.today: 4000], to: room)
            for offset in ClubCast.year {
                let (there, moment) = (cast.day(offset), cast.moment(offset))
                await #expect(throws: ClubFailure.dayOutOfRange) {
                    try await cast.ben.push([cast.today: 5, there: 100_000], to: room)
                }
                await #expect(throws: ClubFailure.dayOutOfRange) { try await cast.ben.cheer(anna, in: room, on: there) }
                let soon = moment + .seconds(3600)
                await #expect(throws: ClubFailure.dayOutOfRange) {
                    try await cast.ben.ask(WalkRequest(from: ben, to: anna, starts: soon, expires: soon), in: room)
                }
                await #expect(throws: ClubFailure.dayOutOfRange) {
                    try await cast.ben.start(cast.challenge(of: cast.ben, from: offset, to: offset + 6), in: room)
                }
                let invite = try await cast.anna.invite(Invitation(to: .room(room), expires: cast.tomorrow))
                try await cast.carry()
                await #expect(throws: ClubFailure.dayOutOfRange) {
                    try await cast.carol.join(invite, as: cast.name("Carol"), on: there)
                }
            }
            try await cast.settle()
            for span in [RankingSpan.week(monday: cast.today.startOfWeek), .whole] {
                let page = try await cast.anna.ranking(of: room, span: span, top: 9, around: 9)
                #expect(page.top.map(\.steps) == [9000, 4000], "\(span)")
            }
            #expect(try await cast.anna.cheers(in: room, since: cast.day(-400)).isEmpty)
            #expect(try await cast.anna.walkRequests(in: room).isEmpty)
            #expect(try await cast.anna.challenges(in: room).isEmpty)
            #expect(try await cast.anna.heads(of: room).count == 2)
            try await cast.ben.push([cast.day(-365): nil, cast.day(365): nil, cast.today: 5000], to: room)
            try await cast.ben.cheer(anna, in: room, on: cast.today)
            try await cast.settle()
            #expect(try await cast.days(of: room, by: cast.anna)[ben] == [cast.today: 5000])
            #expect(try await cast.anna.cheers(in: room, since: cast.day(-7)).count == 1)
        },
        ClubConformance("rounds of a machine whose clock is a year off go through, and send no day of another year") { cast in
            let room = try await cast.openSharedRoom()
            let greeting = try await cast.ben.hello()
            let repository = MemoryClubRepository()
            let mirror = repository.mirror(of: greeting.club)
            repository.setDay(cast.today, 4000)
            for offset in ClubCast.year {
                repository.setDay(cast.day(offset), 100_000)
                let clock = FixedClock(cast.moment(offset))
                let round = try await ClubSync(store: cast.ben, mirror: mirror, clock: clock)()
                #expect(round.refused.isEmpty && round.unsent == nil)
                // Days to come wait until they have come; before the room was opened there is nothing to tell.
                #expect(round.futureDays == (offset > 0 ? 1 : 0))
                #expect(try await cast.days(of: room, by: cast.anna) == [greeting.member: [cast.today: 4000]])
            }
            // The clock is put right, and so are the days.
            for offset in ClubCast.year { repository.setDay(cast.day(offset), nil) }
            repository.setDay(cast.today, 5000)
            let round = try await ClubSync(store: cast.ben, mirror: mirror, clock: FixedClock(cast.now))()
            #expect(round.sentDays == 1 && round.futureDays == 0)
            #expect(try await mirror.state() == ClubSyncState(lastSuccess: cast.now))
            #expect(try await cast.days(of: room, by: cast.anna) == [greeting.member: [cast.today: 5000]])
        },
        ClubConformance("an invitation of a clock that is a year behind is over, and no room is opened by one that is ahead") { cast in
            let room = try await cast.openRoom()
            let invite = try await cast.anna.invite(Invitation(to: .room(room.id), expires: cast.moment(-365) + .seconds(3600)))
            try await cast.carry()
            await #expect(throws: ClubFailure.inviteExpired) {
                try await cast.carol.join(invite, as: cast.name("Carol"), on: cast.today)
            }
            await #expect(throws: ClubFailure.dayOutOfRange) { try await cast.openRoom(opened: 365) }
            await #expect(throws: ClubFailure.dayOutOfRange) { try await cast.openRoom(opened: ClubRoom.dateTolerance + 1) }
            // East of UTC it is tomorrow already.
            let early = try await cast.openRoom(opened: ClubRoom.dateTolerance)
            #expect(try await Set(cast.anna.rooms().map(\.id)) == [room.id, early.id])
        },
    ]
}

extension ClubCast {
    /// The days by which a clock is off that lost or won a year.
    fileprivate static let year = [-365, 365]

    /// The moment for a clock that is so many days off.
    fileprivate func moment(_ offset: Int) -> Instant { now + .seconds(Int64(offset) * 86_400) }
}
