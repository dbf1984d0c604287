import Clubs
import Foundation
import Testing
import Walking

@testable import FolderClub

struct FolderRecoveryTests {
    @Test(arguments: 0..<50) func `a phrase is the same after it was written down and typed`(_ round: Int) throws {
        let phrase = try #require(FolderKeys.random()?.phrase)
        #expect(phrase.text.wholeMatch(of: /[a-z2-7]{4}(-[a-z2-7]{4}){7}/) != nil)
        #expect(RecoveryPhrase(typed: phrase.text) == phrase)
        let typed = phrase.text.uppercased().replacing("-", with: " ").replacing("O", with: "0").replacing("L", with: "1")
        #expect(RecoveryPhrase(typed: "  \(typed) ") == phrase)
    }

    @Test func `a phrase that is not whole is none`() throws {
        let text = try #require(FolderKeys.random()?.phrase).text
        let other = text.hasPrefix("a") ? "b" : "a"
        let swapped = String(text.prefix(5).reversed()) + text.dropFirst(5)
        for typed in ["", "abc", String(text.dropLast()), text + "a", other + text.dropFirst(), text.replacing("-", with: "_"), swapped]
        where typed != text { #expect(RecoveryPhrase(typed: typed) == nil, "\(typed)") }
    }

    @Test func `no description tells a phrase`() throws {
        let keys = try #require(FolderKeys.random())
        let phrase = try #require(keys.phrase)
        for text in ["\(phrase)", String(reflecting: phrase), "\(keys)", String(reflecting: keys)] { #expect(!text.contains("-")) }
    }

    @Test func `keys that were kept before there were phrases go on working, without one`() throws {
        let seeds = (0..<2).map { Data(repeating: UInt8($0 + 1), count: 32).base64EncodedString() }
        let keys = try #require(FolderKeys(text: seeds.joined(separator: " ")))
        #expect(keys.phrase == nil && keys.identity.publicKey == SigningKey(seed: Array(repeating: 2, count: 32))?.publicKey)
    }

    @Test func `a phrase is told once, and keys remember that`() throws {
        let keys = try #require(FolderKeys.random())
        #expect(!keys.isPhraseTold)
        let again = try #require(FolderKeys(text: keys.whenTold.text))
        #expect(again.isPhraseTold && again.person == keys.person && again.phrase == keys.phrase)
    }

    @Test func `who lost the machine is the same person on a new one, and days of both count`() async throws {
        let club = try await ClubFolder().openRoom()
        let ben = try await club.ben.member
        try await club.ben.store.push([club.today: 4000, club.today.adding(days: -1): 7000], to: club.room)
        let written = try #require(club.ben.keys.phrase).text
        let phrase = try #require(RecoveryPhrase(typed: written))
        // The old machine is gone with everything that it remembered.
        let keys = try #require(FolderKeys(of: phrase))
        let new = FolderMachine(
            keys: keys, path: club.folder.shared, memory: "\(club.folder.root)/memory-new", clock: club.folder.clock)
        for _ in 0..<2 { try await new.store.recover(keepsOthers: true) }
        #expect(try await new.member == ben)
        #expect(try await new.store.rooms().map(\.id) == [club.room])
        try await new.store.push([club.today: 5000], to: club.room)
        #expect(try await club.days(by: club.anna) == [ben: [club.today: 5000, club.today.adding(days: -1): 7000]])
        #expect(try await club.anna.store.heads(of: club.room).map(\.nickname.text).sorted() == ["Anna", "Ben"])
        // As a person, not only as a machine: it invites and links.
        _ = try await new.store.invite(Invitation(to: .machine, expires: club.folder.clock.now + .seconds(60)))
    }

    @Test func `a phrase of nobody in the folder opens nothing and writes nothing`() async throws {
        let club = try await ClubFolder().openRoom()
        let before = try FileManager.default.subpathsOfDirectory(atPath: club.folder.shared).sorted()
        let stranger = try club.folder.machine("stranger")
        await #expect(throws: ClubFailure.notMember) { try await stranger.store.recover() }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: club.folder.shared).sorted() == before)
    }

    @Test func `nobody has more machines than a card names`() async throws {
        let club = try await ClubFolder().openRoom()
        let phrase = try #require(club.ben.keys.phrase)
        for round in 1...MemberCard.mostDevices {
            let keys = try #require(FolderKeys(of: phrase))
            let machine = FolderMachine(
                keys: keys, path: club.folder.shared, memory: "\(club.folder.root)/memory-\(round)", clock: club.folder.clock)
            if round < MemberCard.mostDevices {
                try await machine.store.recover(keepsOthers: true)
            } else {
                await #expect(throws: ClubFailure.tooMany) { try await machine.store.recover(keepsOthers: true) }
                // In the place of the others there is room.
                try await machine.store.recover()
                #expect(try await machine.store.machines().map(\.isThisOne) == [true])
            }
        }
    }

    @Test func `what a lost machine told counts, and nothing that it tells once it was taken off`() async throws {
        let club = try await ClubFolder().openRoom()
        let (anna, ben) = (try await club.anna.member, try await club.ben.member)
        let (today, yesterday) = (club.today, club.today.adding(days: -1))
        try await club.ben.store.push([today: 4000, yesterday: 7000], to: club.room)
        try await club.ben.store.cheer(anna, in: club.room, on: today)
        let lost = try await club.ben.file
        _ = try await club.days(by: club.anna)
        let new = try Self.another(of: club.ben, in: club.folder, "new")
        for _ in 0..<2 { try await new.store.recover() }
        #expect(try await club.days(by: club.anna) == [ben: [today: 4000, yesterday: 7000]])
        #expect(try await club.days(by: new) == [ben: [today: 4000, yesterday: 7000]])
        // It is no more than this machine said of itself.
        #expect(try await new.store.rooms().map(\.pushed) == [0])
        #expect(!FileManager.default.fileExists(atPath: lost))
        await #expect(throws: ClubFailure.notMember) { try await club.ben.store.push([today: 9000], to: club.room) }
        // A program that writes all the same.
        let mark = try ClubMark(read("\(club.folder.shared)/together.club"))
        var forged = DeviceFile(member: ben, key: club.ben.keys.device.publicKey)
        forged.revision = 99
        forged.sections[RoomKey(id: club.room, founder: anna)] = .init(revision: 99, days: [today: 9000])
        try put(forged.written(club: mark.club, key: club.ben.keys.device), at: lost)
        for reader in [club.anna, club.anna.restarted(), new] {
            #expect(try await club.days(by: reader) == [ben: [today: 4000, yesterday: 7000]])
        }
        #expect(try await club.anna.store.cheers(in: club.room, since: today).count == 1)
        try await new.store.push([today: 5000], to: club.room)
        #expect(try await club.days(by: club.anna) == [ben: [today: 5000, yesterday: 7000]])
        // Leaving deletes what was taken over, too.
        try await new.store.leave(club.room)
        #expect(try await club.days(by: club.anna).isEmpty)
        #expect(
            !String(
                decoding: try read("\(club.folder.shared)/people/\(ben.text)/\(new.keys.device.publicKey.device.text).days"), as: UTF8.self
            ).contains(" 7000\n"))
    }

    @Test func `the founder comes back, and a card that is there before the new file puts nobody out`() async throws {
        let club = try await ClubFolder().openRoom()
        _ = try await club.ben.store.rooms()
        let new = try Self.another(of: club.anna, in: club.folder, "new")
        try await new.store.recover()
        _ = try await new.store.rooms()
        let file = try await new.file
        let bytes = try read(file)
        try FileManager.default.removeItem(atPath: file)
        for ben in [club.ben, club.ben.restarted()] { #expect(try await ben.store.rooms().map(\.memberCount) == [2]) }
        try put(bytes, at: file)
        #expect(try await club.ben.store.rooms().map(\.memberCount) == [2])
        try await new.store.remove(club.ben.member, from: club.room)
        #expect(try await club.ben.store.rooms().isEmpty)
    }

    @Test func `a machine that is still there takes another one off, which comes back by a new link`() async throws {
        let club = try await ClubFolder().openRoom()
        let laptop = try club.folder.machine("laptop")
        func link() async throws {
            let invitation = Invitation(to: .machine, expires: club.folder.clock.now + .seconds(3600))
            try await laptop.store.join(club.ben.store.invite(invitation), as: try #require(SharedName("Ben")), on: club.today)
            await #expect(throws: ClubFailure.waitingForAcceptance) { try await laptop.store.rooms() }
            _ = try await club.ben.store.rooms()
        }
        try await link()
        try await laptop.store.push([club.today: 3000], to: club.room)
        let machines = try await club.ben.store.machines()
        #expect(machines.map(\.isThisOne) == [true, false] && machines.map(\.lastDay) == [nil, club.today])
        await #expect(throws: ClubFailure.keyMissing) { try await laptop.store.takeOff(machines[0].id) }
        try await club.ben.store.takeOff(machines[1].id)
        #expect(try await club.ben.store.machines().map(\.isThisOne) == [true])
        await #expect(throws: ClubFailure.notMember) { try await laptop.store.rooms() }
        #expect(try await club.days(by: club.anna).values.map { $0 } == [[club.today: 3000]])
        try await link()
        try await laptop.store.push([club.today: 3500], to: club.room)
        #expect(try await club.days(by: club.anna).values.map { $0 } == [[club.today: 3500]])
    }

    /// A new machine of the person whose machine that is, by their phrase.
    private static func another(of machine: FolderMachine, in folder: ClubFolder, _ name: String) throws -> FolderMachine {
        let phrase = try #require(machine.keys.phrase)
        let keys = try #require(FolderKeys(of: phrase))
        return FolderMachine(keys: keys, path: folder.shared, memory: "\(folder.root)/memory-\(name)", clock: folder.clock)
    }
}
