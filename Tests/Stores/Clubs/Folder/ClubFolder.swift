import ClubTesting
import Clubs
import Foundation
import Testing
import Walking

@testable import FolderClub

/// A folder of the tests, which goes away with them, and the machines that share it.
final class ClubFolder: Sendable {
    let root: String
    let clock = FixedClock(Instant(seconds: 1_795_000_000))

    var today: CivilDate { Zone.utc.day(of: clock.now) }
    var shared: String { "\(root)/shared" }

    init() throws {
        root = FileManager.default.temporaryDirectory.path + "/gnd-club-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: "\(root)/shared", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// A machine of its own.
    /// - Parameter folder: where its copy of the shared folder is; nil for the one that all share.
    func machine(_ name: String, in folder: String? = nil) throws -> FolderMachine {
        FolderMachine(
            keys: try #require(FolderKeys.random()), path: folder ?? shared, memory: "\(root)/memory-\(name)", clock: clock)
    }

    /// The folder of a person, which is made.
    func makePerson(_ member: MemberID) throws -> String {
        let path = "\(shared)/people/\(member.text)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    /// A club of Anna's with a room in which Ben is too.
    func openRoom() async throws -> SharedClub {
        let name = try #require(SharedName("Family"))
        let (anna, ben) = (try machine("anna"), try machine("ben"))
        try await anna.store.found(name, as: try #require(SharedName("Anna")))
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today.adding(days: -20))
        try await anna.store.create(room, as: name)
        let club = SharedClub(folder: self, room: room.id, anna: anna, ben: ben)
        try await club.admit(ben, as: "Ben")
        return club
    }
}

/// One machine, which can be started anew.
struct FolderMachine: Sendable {
    let keys: FolderKeys
    let path: String
    let memory: String
    let clock: FixedClock
    let store: FolderClubStore

    init(
        keys: FolderKeys, path: String, memory: String, clock: FixedClock,
        keep: @escaping @Sendable (FolderKeys) async throws(ClubFailure) -> Void = { _ in }
    ) {
        self.keys = keys
        self.path = path
        self.memory = memory
        self.clock = clock
        store = FolderClubStore(path: path, keys: keys, memory: memory, clock: clock, keep: keep)
    }

    /// The same machine after its program was started again.
    func restarted() -> FolderMachine { FolderMachine(keys: keys, path: path, memory: memory, clock: clock) }

    var member: MemberID { get async throws { try await store.hello().member } }

    /// The place of its file in the folder.
    var file: String {
        get async throws { "\(path)/people/\(try await member.text)/\(keys.device.publicKey.device.text).days" }
    }

    var card: String { get async throws { "\(path)/people/\(try await member.text)/card" } }
}

struct SharedClub: Sendable {
    let folder: ClubFolder
    let room: ClubRoomID
    let anna: FolderMachine
    let ben: FolderMachine

    var today: CivilDate { folder.today }

    func admit(_ machine: FolderMachine, as nickname: String) async throws {
        let expires = folder.clock.now + .seconds(3600)
        let invite = try await anna.store.invite(Invitation(to: .room(room), expires: expires))
        try await machine.store.join(invite, as: try #require(SharedName(nickname)), on: today)
        _ = try await anna.store.rooms()
    }

    func days(by reader: FolderMachine) async throws -> [MemberID: [CivilDate: Int]] {
        let heads = try await reader.store.heads(of: room)
        let known = Dictionary(uniqueKeysWithValues: heads.map { ($0.id, Revision.none) })
        return try await reader.store.days(of: room, newerThan: known).mapValues { $0.applied(to: [:]) }.filter { !$0.value.isEmpty }
    }

    /// The days of Ben that Anna has seen do not change by what is done to the folder, and the reason is told.
    func expectSameView(_ problem: FolderProblem?, sourceLocation: SourceLocation = #_sourceLocation, after work: () async throws -> Void)
        async throws
    {
        let before = try await days(by: anna)
        #expect(!before.isEmpty, sourceLocation: sourceLocation)
        try await work()
        #expect(try await days(by: anna) == before, sourceLocation: sourceLocation)
        let troubles = await anna.store.troubles().map(\.problem)
        if let problem { #expect(troubles.contains(problem), "\(troubles)", sourceLocation: sourceLocation) }
        // A program that is started again knows as much.
        let again = anna.restarted()
        #expect(try await days(by: again) == before, sourceLocation: sourceLocation)
    }
}

func read(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }

func put(_ bytes: [UInt8], at path: String) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
