import Clubs
import Foundation
import Synchronization
import Testing
import Walking

@testable import FolderClub

/// Two machines that write with one key, since a home was copied or restored from a backup.
struct FolderTwinTests {
    private final class Kept: Sendable {
        let keys = Mutex<FolderKeys?>(nil)
    }

    @Test func `of a copied home and the one it is a copy of, both count, and one is told once that it has a new key`() async throws {
        let club = try await ClubFolder().openRoom()
        try await club.ben.store.push([club.today: 4000], to: club.room)
        let kept = Kept()
        let copy = try Self.copy(of: club.ben, kept)
        try await club.ben.store.push([club.today: 5000], to: club.room)
        let device = club.ben.keys.device.publicKey.device
        // Nothing is written over the other's file before there are two keys.
        await #expect(throws: ClubFailure.busy) { try await copy.store.push([club.today: 7000], to: club.room) }
        #expect(try await club.days(by: club.anna).values.map { $0 } == [[club.today: 5000]])
        let greeting = try await copy.store.hello()
        #expect(greeting.hasNewKey && greeting.device != device)
        #expect(kept.keys.withLock { $0?.device.publicKey.device } == greeting.device)
        let yesterday = club.today.adding(days: -1)
        try await copy.store.push([club.today: 3000, yesterday: 7000], to: club.room)
        for round in 1...3 {
            try await club.ben.store.push([club.today: 5000 + round], to: club.room)
            for (store, own) in [(club.ben.store, device), (copy.store, greeting.device)] {
                let again = try await store.hello()
                #expect(!again.hasNewKey && again.device == own)
            }
            let days = [club.today: 5000 + round, yesterday: 7000]
            for reader in [club.anna, club.ben] { #expect(try await club.days(by: reader).values.map { $0 } == [days]) }
        }
        // Each holds what it pushed, so that nothing is ever sent again.
        #expect(try await club.ben.store.rooms().map(\.pushed) == [5003])
        #expect(try await copy.store.rooms().map(\.pushed) == [10_000])
        #expect(try await club.ben.store.machines().count == 2)
    }

    @Test func `of two files of one revision the other one's stays, and both count`() async throws {
        let club = try await ClubFolder().openRoom()
        try await club.ben.store.push([club.today: 4000], to: club.room)
        let (file, anna) = (try await club.ben.file, try await club.anna.member)
        let mark = try ClubMark(read("\(club.folder.shared)/together.club")).club
        var twin = try DeviceFile(read(file), club: mark)
        twin.cheers = [.init(room: RoomKey(id: club.room, founder: anna), to: anna, date: club.today)]
        let bytes = twin.written(club: mark, key: club.ben.keys.device)
        try await club.expectSameView(.twoOfOneRevision) { try put(bytes, at: file) }
        #expect(try await club.ben.store.hello().hasNewKey)
        #expect(try await !club.ben.store.hello().hasNewKey)
        #expect(try read(file) == bytes)
        try await club.ben.store.push([club.today: 4500], to: club.room)
        #expect(try await club.days(by: club.anna).values.map { $0 } == [[club.today: 4500]])
    }

    @Test func `a home that was restored from a backup is a machine of its own, beside what it was`() async throws {
        let club = try await ClubFolder().openRoom()
        try await club.ben.store.push([club.today: 4000], to: club.room)
        let manager = FileManager.default
        try manager.copyItem(atPath: club.ben.memory, toPath: club.ben.memory + ".backup")
        let yesterday = club.today.adding(days: -1)
        try await club.ben.store.push([club.today: 5000, yesterday: 7], to: club.room)
        _ = try await club.days(by: club.anna)
        try manager.removeItem(atPath: club.ben.memory)
        try manager.moveItem(atPath: club.ben.memory + ".backup", toPath: club.ben.memory)
        let ben = club.ben.restarted()
        #expect(try await ben.store.hello().hasNewKey)
        #expect(try await ben.store.rooms().map(\.pushed) == [4000])
        try await ben.store.push([club.today: 6000], to: club.room)
        #expect(try await club.days(by: club.anna).values.map { $0 } == [[club.today: 6000, yesterday: 7]])
    }

    @Test func `a file of one's own that was put back to an older one is written again, under the same key`() async throws {
        let club = try await ClubFolder().openRoom()
        try await club.ben.store.push([club.today: 4000], to: club.room)
        let file = try await club.ben.file
        let old = try read(file)
        try await club.ben.store.push([club.today: 5000], to: club.room)
        let new = try read(file)
        for ben in [club.ben, club.ben.restarted()] {
            try put(old, at: file)
            #expect(try await !ben.store.hello().hasNewKey)
            #expect(try read(file) == new)
        }
    }

    @Test func `two programs of one home write with one key, whichever wrote last`() async throws {
        let club = try await ClubFolder().openRoom()
        let other = club.ben.restarted()
        for round in 1...3 {
            for (store, steps) in [(other.store, 1000), (club.ben.store, 2000)] {
                for _ in 0..<2 { try await store.push([club.today: steps + round], to: club.room) }
                #expect(try await !store.hello().hasNewKey)
            }
        }
        #expect(try await club.days(by: club.anna).values.map { $0 } == [[club.today: 2003]])
    }

    @Test(arguments: [0, 5]) func `what two machines of a person wrote on the card at one time is put together`(_ lead: Int64) async throws
    {
        let club = try await ClubFolder().openRoom()
        let laptop = try club.folder.machine("laptop").keys.device.publicKey
        let place = try await club.ben.card
        let mark = try ClubMark(read("\(club.folder.shared)/together.club")).club
        let card = try MemberCard(read(place), club: mark)
        let rival = MemberCard(club: mark, key: club.ben.keys.identity, revision: card.revision + lead, devices: [laptop])
        try put(rival.bytes, at: place)
        #expect(try await club.ben.store.rooms().count == 1)
        let mended = try MemberCard(read(place), club: mark)
        #expect(Set(mended.devices) == [club.ben.keys.device.publicKey, laptop] && mended.revision == card.revision + lead + 1)
        #expect(try await club.anna.store.rooms().map(\.memberCount) == [2])
    }

    /// A machine whose home is a copy of another one's as it is now.
    private static func copy(of machine: FolderMachine, _ kept: Kept) throws -> FolderMachine {
        let memory = machine.memory + "-copy"
        try FileManager.default.copyItem(atPath: machine.memory, toPath: memory)
        return FolderMachine(keys: machine.keys, path: machine.path, memory: memory, clock: machine.clock) { keys in
            kept.keys.withLock { $0 = keys }
        }
    }
}
