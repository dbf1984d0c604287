import ClubTesting
import Clubs
import Foundation
import SQLite
import Testing
import Walking

@testable import SQLiteClubs

struct SQLiteClubTests {
    private let folder: ClubFolder

    init() throws {
        folder = try ClubFolder()
    }

    @Test(arguments: ClubConformance.all) func `a club in a file keeps every promise`(_ promise: ClubConformance) async throws {
        let cast = try ClubCast(
            anna: folder.store(for: folder.founder), annasLaptop: folder.store(), ben: folder.store(), carol: folder.store(),
            now: folder.clock.now)
        await #expect(throws: Never.self) { try await promise.assertKept(by: cast) }
    }

    @Test func `of two who call themselves alike each gets one more machine by the letters of their own`() async throws {
        let (anna, today) = (try folder.store(for: folder.founder), folder.clock.now.utcDate)
        let (one, two) = (try folder.store(), try folder.store())
        let name = try #require(SharedName("Eve"))
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today)
        try await anna.create(room, as: try #require(SharedName("Anna")))
        let word = try await anna.invite(Invitation(to: .room(room.id), uses: 2, expires: folder.clock.now + .seconds(60)))
        for store in [one, two] { try await store.join(word, as: name, on: today) }
        let typed = try #require(SharedName("eve"))
        #expect(throws: ClubFailure.taken) { try folder.club.addMachine(ofMemberNamed: typed, withKey: [1]) }
        let seats = try folder.club.names(meantBy: typed).enumerated().map { number, name in
            try folder.club.addMachine(ofMemberNamed: name, withKey: [UInt8(number)]).seat.member
        }
        #expect(seats.count == 2)
        #expect(try await Set(seats) == [one.hello().member, two.hello().member])
    }

    @Test func `a key that is authorized again keeps its seat, and one that changes hands gets another machine`() async throws {
        let club = SQLiteClub(path: "\(folder.path)/keys.db")
        let (founder, today) = (ClubSeat(), folder.clock.now.utcDate)
        let names = try ["Anna", "Ben"].map { try #require(SharedName($0)) }
        try club.found(named: names[0], by: founder, withKey: [1])
        #expect(try club.seat(ofKey: [1]) == SQLiteClub.Admission(seat: founder, isKnown: true, isMember: true))
        let new = try club.seat(ofKey: [2])
        #expect(new == SQLiteClub.Admission(seat: new.seat) && new.seat != founder)
        #expect(try club.seat(ofKey: [2]) == SQLiteClub.Admission(seat: new.seat, isKnown: true))
        let address = ClubAddress.ssh(try #require(SshAddress("walk")))
        let (anna, ben) = (
            try club.store(for: founder, at: address, clock: folder.clock), try club.store(for: new.seat, at: address, clock: folder.clock)
        )
        let room = NewClubRoom(name: names[0], period: .open, dailyCap: .none, opened: today)
        try await anna.create(room, as: names[0])
        // The machine of a key that was let in as nobody becomes a member's own.
        let laptop = try club.seat(ofKey: [3]).seat
        let added = try club.addMachine(ofMemberNamed: names[0], withKey: [3])
        #expect(added.seat == ClubSeat(member: founder.member, device: laptop.device) && !added.isMoved)
        #expect(try club.addMachine(ofMemberNamed: names[0], withKey: [3]).isKnown)
        try await ben.join(anna.invite(Invitation(to: .room(room.id), expires: folder.clock.now + .seconds(60))), as: names[1], on: today)
        #expect(try club.seat(ofKey: [2]).isMember)
        let moved = try club.addMachine(ofMemberNamed: names[0], withKey: [2])
        #expect(moved.isMoved && moved.seat.member == founder.member && moved.seat.device != new.seat.device)
        #expect(try club.seat(ofKey: [2]).seat == moved.seat)
    }

    @Test func `a club is founded once, for its owner's eyes only`() throws {
        #expect(throws: ClubFailure.taken) { try folder.club.found(named: #require(SharedName("Others")), by: ClubSeat()) }
        for name in ["club.db", "club.db-wal"] where FileManager.default.fileExists(atPath: "\(folder.path)/\(name)") {
            let mode = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
    }

    @Test func `no file, another program's file and no database at all are no club, and stay as they are`() throws {
        let address = ClubAddress.ssh(try #require(SshAddress("walk")))
        try Database(path: "\(folder.path)/other").script("CREATE TABLE note (text TEXT)")
        let other = FileManager.default.contents(atPath: "\(folder.path)/other")
        for (name, content) in [
            ("none", nil), ("empty", Data()), ("text", Data("hello".utf8)), ("zeros", Data(count: 8192)), ("other", other),
        ] {
            let path = "\(folder.path)/\(name)"
            if let content { try content.write(to: URL(fileURLWithPath: path)) }
            #expect(throws: ClubFailure.noClub(path: path)) {
                try SQLiteClub(path: path).store(for: folder.founder, at: address, clock: folder.clock)
            }
            #expect(FileManager.default.contents(atPath: path) == content)
        }
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link", withDestinationPath: folder.club.path)
        let link = SQLiteClub(path: "\(folder.path)/link")
        #expect(throws: ClubFailure.noClub(path: link.path)) { try link.store(for: folder.founder, at: address, clock: folder.clock) }
        let newer = try Database(path: folder.club.path)
        try newer.script("PRAGMA user_version = 2")
        #expect(throws: ClubFailure.storeNewer) { try folder.store() }
    }

    @Test func `the file has no secret of an invitation`() async throws {
        let anna = try folder.store(for: folder.founder)
        let invitation = Invitation(to: .machine, expires: folder.clock.now + .seconds(60))
        _ = try await anna.invite(invitation)
        let bytes = Data(invitation.secret.bytes)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let content = try #require(FileManager.default.contents(atPath: "\(folder.path)/\(name)"))
            #expect(content.range(of: bytes) == nil)
        }
    }

    @Test func `who was removed comes back by no invitation of the time before, from no machine`() async throws {
        let (anna, ben, laptop) = (try folder.store(for: folder.founder), try folder.store(), try folder.store())
        let (room, today) = try await openRoom(by: anna)
        let many = try await anna.invite(Invitation(to: .room(room), uses: 9, expires: folder.clock.now + .seconds(60)))
        let other = try await anna.invite(Invitation(to: .room(room), uses: 9, expires: folder.clock.now + .seconds(60)))
        let name = try #require(SharedName("Ben"))
        try await ben.join(many, as: name, on: today)
        try await laptop.join(ben.invite(Invitation(to: .machine, expires: folder.clock.now + .seconds(60))), as: name, on: today)
        let bensOwn = try await ben.invite(Invitation(to: .room(room), expires: folder.clock.now + .seconds(60)))
        try await anna.remove(ben.hello().member, from: room)
        for machine in [ben, laptop] {
            for invite in [many, other] {
                await #expect(throws: ClubFailure.inviteUsed) { try await machine.join(invite, as: name, on: today) }
            }
            await #expect(throws: ClubFailure.inviteUnknown) { try await machine.join(bensOwn, as: name, on: today) }
        }
        let new = try await anna.invite(Invitation(to: .room(room), expires: folder.clock.now + .seconds(60)))
        try await laptop.join(new, as: name, on: today)
        #expect(try await ben.heads(of: room).count == 2)
    }

    @Test func `an invitation that is over is refused, and forgotten after months`() async throws {
        let (anna, ben) = (try folder.store(for: folder.founder), try folder.store())
        let (room, today) = try await openRoom(by: anna)
        let invite = try await anna.invite(Invitation(to: .room(room), expires: folder.clock.now + .seconds(60)))
        folder.clock.advance(by: .seconds(60))
        let name = try #require(SharedName("Ben"))
        await #expect(throws: ClubFailure.inviteExpired) { try await ben.join(invite, as: name, on: today) }
        folder.clock.advance(by: .seconds(91 * 86_400))
        _ = try await anna.invite(Invitation(to: .room(room), expires: folder.clock.now + .seconds(60)))
        await #expect(throws: ClubFailure.inviteUnknown) { try await ben.join(invite, as: name, on: today) }
    }

    @Test func `nobody fills the host's disk with rooms, invitations or days`() async throws {
        let anna = try folder.store(for: folder.founder)
        let (room, today) = try await openRoom(by: anna)
        let name = try #require(SharedName("Anna"))
        for _ in 1..<RoomRows.maximumRooms { _ = try await openRoom(by: anna) }
        let one = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today)
        await #expect(throws: ClubFailure.tooMany) { try await anna.create(one, as: name) }
        #expect(try await anna.rooms().count == RoomRows.maximumRooms)
        for _ in 0..<InvitationRows.maximumOpen {
            _ = try await anna.invite(Invitation(to: .room(room), expires: folder.clock.now + .seconds(60)))
        }
        await #expect(throws: ClubFailure.tooMany) {
            try await anna.invite(Invitation(to: .room(room), expires: folder.clock.now + .seconds(60)))
        }
    }

    @Test func `many processes' worth of connections write at once, and nothing is lost or counted twice`() async throws {
        let anna = try folder.store(for: folder.founder)
        let (room, today) = try await openRoom(by: anna)
        let invite = try await anna.invite(Invitation(to: .room(room), uses: 12, expires: folder.clock.now + .seconds(60)))
        let folder = folder
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...12 {
                group.addTask {
                    let store = try folder.store()
                    let name = try #require(SharedName("Walker \(number)"))
                    try await store.join(invite, as: name, on: today)
                    for offset in 0..<10 {
                        for _ in 0..<2 { try await store.push([today.adding(days: -offset): 100 * number], to: room) }
                    }
                }
            }
            try await group.waitForAll()
        }
        let heads = try await anna.heads(of: room)
        #expect(heads.count == 13)
        #expect(heads.map(\.total).sorted() == (0...12).map { 1000 * $0 })
        #expect(Set(heads.map(\.revision.rawValue)) == [0, 10])
        let page = try await anna.ranking(of: room, span: .whole, top: 20, around: 1)
        #expect(page.top.map(\.steps) == (0...12).reversed().map { 1000 * $0 })
        #expect(page.around.map(\.rank) == [12, 13])
    }

    private func openRoom(by store: SQLiteClubStore) async throws -> (ClubRoomID, CivilDate) {
        let today = folder.clock.now.utcDate
        let name = try #require(SharedName("Sunday walk"))
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today.adding(days: -20))
        try await store.create(room, as: #require(SharedName("Anna")))
        return (room.id, today)
    }
}
