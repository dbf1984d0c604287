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
        for _ in 0..<2 { try await new.store.recover() }
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
                try await machine.store.recover()
            } else {
                await #expect(throws: ClubFailure.tooMany) { try await machine.store.recover() }
            }
        }
    }
}
