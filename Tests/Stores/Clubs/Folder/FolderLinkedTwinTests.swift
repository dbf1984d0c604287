import ClubTesting
import Clubs
import Foundation
import Synchronization
import Testing
import Walking

@testable import FolderClub

/// Two machines that write with one key of a computer that came in by a link word, which cannot put another key on the card.
struct FolderLinkedTwinTests {
    private let club: SharedClub
    private let laptop: FolderMachine
    private let kept = Kept()

    private final class Kept: Sendable {
        let keys = Mutex<FolderKeys?>(nil)
    }

    init() async throws {
        club = try await ClubFolder().openRoom()
        laptop = try club.folder.machine("laptop")
        try await link(laptop)
        try await laptop.store.push([club.today: 4000], to: club.room)
    }

    @Test func `a copy of a linked computer stops and says so, and goes on by a word of its own, and of both the greater day counts`()
        async throws
    {
        let copy = try copyOfLaptop()
        try await laptop.store.push([club.today: 5000], to: club.room)
        let bytes = try read(await laptop.file)
        let mirror = MemoryClubRepository().mirror(of: try FolderClubStore.club(at: club.folder.shared))
        let round = try await ClubSync(store: copy.store, mirror: mirror, clock: club.folder.clock)()
        #expect(round.unsent == .hasTwin && !round.hasNewKey && round.resentRooms.isEmpty && round.refused.isEmpty)
        #expect(try await mirror.rooms().map(\.id) == [club.room])
        #expect(await copy.store.examination() == [.hasTwin])
        await #expect(throws: ClubFailure.hasTwin) { try await copy.store.push([club.today: 7000], to: club.room) }
        #expect(try await laptop.store.hello().refusal == nil)
        #expect(try read(await laptop.file) == bytes)

        try await link(copy)
        let (device, other) = (try await laptop.store.hello().device, try await copy.store.hello().device)
        #expect(device == laptop.keys.device.publicKey.device && other != device)
        #expect(kept.keys.withLock { $0?.device.publicKey.device } == other)
        let yesterday = club.today.adding(days: -1)
        try await copy.store.push([club.today: 3000, yesterday: 7000], to: club.room)
        for round in 1...3 {
            try await laptop.store.push([club.today: 5000 + round], to: club.room)
            for store in [laptop.store, copy.store] { #expect(try await store.hello().refusal == nil) }
            let days = [club.today: 5000 + round, yesterday: 7000]
            for reader in [club.anna, club.ben] { #expect(try await club.days(by: reader).values.map { $0 } == [days]) }
        }
        #expect(try await laptop.store.rooms().map(\.pushed) == [5003])
        #expect(try await copy.store.rooms().map(\.pushed) == [10_000])
        #expect(try await club.ben.store.machines().count == 3)
    }

    @Test func `of two that wrote as one while they were apart, the one whose file is in its place goes on, and the other stops`()
        async throws
    {
        let copy = try copyOfLaptop()
        let file = try await laptop.file
        let before = try read(file)
        try await laptop.store.push([club.today: 5000], to: club.room)
        let one = try read(file)
        try put(before, at: file)
        try await copy.store.push([club.today: 6000], to: club.room)
        try put(try read(file), at: "\(file.dropLast(5)).sync-conflict-20261122-072143-JMUKB6R.days")
        try put(one, at: file)
        #expect(try await copy.store.hello().refusal == .hasTwin)
        #expect(try await laptop.store.hello().refusal == nil)
        #expect(try await copy.store.hello().refusal == .hasTwin)
        try await laptop.store.push([club.today: 5500], to: club.room)
        try await link(copy)
        // Nothing that it told while it was apart is lost.
        #expect(try await club.days(by: club.anna).values.map { $0 } == [[club.today: 6000]])
    }

    @Test func `after the computer was taken off, a word each makes two of the one and its copy`() async throws {
        let copy = try copyOfLaptop()
        let device = laptop.keys.device.publicKey.device
        try await club.ben.store.takeOff(device)
        for machine in [laptop, copy] { try await link(machine) }
        let devices = [try await laptop.store.hello().device, try await copy.store.hello().device]
        #expect(Set(devices + [device]).count == 3)
        #expect(try await club.ben.store.machines().count == 3)
    }

    @Test func `a word that cannot be kept changes nothing`() async throws {
        let copy = FolderMachine(
            keys: laptop.keys, path: laptop.path, memory: laptop.memory, clock: laptop.clock
        ) { (_) async throws(ClubFailure) in throw .keyMissing }
        let word = try await club.ben.store.invite(Invitation(to: .machine, expires: expires))
        let name = try #require(SharedName("Ben"))
        await #expect(throws: ClubFailure.keyMissing) { try await copy.store.join(word, as: name, on: club.today) }
        #expect(try await copy.store.hello().device == laptop.keys.device.publicKey.device)
        #expect(try await club.ben.store.machines().count == 2)
    }

    // MARK: What the tests have in common

    private var expires: Instant { club.folder.clock.now + .seconds(3600) }

    /// Lets a machine take a word of Ben's, twice as after an answer that was lost.
    private func link(_ machine: FolderMachine) async throws {
        let word = try await club.ben.store.invite(Invitation(to: .machine, expires: expires))
        for _ in 0..<2 { try await machine.store.join(word, as: try #require(SharedName("Ben")), on: club.today) }
        #expect(await machine.store.troubles().isEmpty)
        _ = try await club.ben.store.rooms()
    }

    /// The laptop with a home that is a copy of its own as it is now.
    private func copyOfLaptop() throws -> FolderMachine {
        let memory = laptop.memory + "-copy"
        try FileManager.default.copyItem(atPath: laptop.memory, toPath: memory)
        return FolderMachine(keys: laptop.keys, path: laptop.path, memory: memory, clock: laptop.clock) { [kept] keys in
            kept.keys.withLock { $0 = keys }
        }
    }
}
