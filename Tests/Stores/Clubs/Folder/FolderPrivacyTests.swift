import Clubs
import Foundation
import Testing
import Walking

@testable import FolderClub

struct FolderPrivacyTests {
    @Test func `nothing leaves the machine but names, days, cheers, requests, challenges and what membership needs`() async throws {
        let club = try await ClubFolder().openRoom()
        let (anna, ben) = (try await club.anna.member, try await club.ben.member)
        try await club.ben.store.push([club.today: 4321, club.today.adding(days: -1): 8765], to: club.room)
        try await club.ben.store.cheer(anna, in: club.room, on: club.today)
        let later = club.folder.clock.now + .seconds(3600)
        let request = WalkRequest(from: ben, to: anna, starts: later, expires: later)
        try await club.ben.store.ask(request, in: club.room)
        try await club.anna.store.answer(request.id, in: club.room, with: .accepted)
        for hasHandicap in [true, false] {
            let terms = try #require(ChallengeTerms(first: club.today, last: club.today, dailyCap: .none, hasHandicap: hasHandicap))
            try await club.ben.store.start(Challenge(by: ben, terms: terms), in: club.room)
        }
        let called = try #require(try await club.ben.store.challenges(in: club.room).first)
        try await club.ben.store.callOff(called.id, in: club.room)
        let lines = try allLines(of: club.folder.shared)
        let number = "[0-9]{1,16}"
        let id = "[a-z2-7]{26}"
        let key = "[A-Za-z0-9+/]{43}="
        let signature = "[A-Za-z0-9+/]{86}=="
        let date = "[0-9]{4}-[0-9]{2}-[0-9]{2}"
        let name = "(Family|Anna|Ben)"
        let known = [
            "gnd-together 1 (club|card|days)", "club \(id)", "member \(id)", "key \(key)", "revision \(number)", "signature \(signature)",
            "name \(name)", "nickname \(number) \(name)", "device \(key)", "founded \(id) open 0 \(date) \(name)",
            "invitation \(key) 1 \(number) \(id) \(id)", "join \(id) \(id) \(id) \(date) \(key) \(signature)",
            "accepted \(id) \(id) \(key)",
            "room \(id) \(id) \(number)", "\(date) (4321|8765)", "cheer \(id) \(id) \(id) \(date)",
            "ask \(id) \(id) \(id) \(id) \(number) \(number)", "answer \(id) \(id) \(id) \(id) accepted",
            "challenge \(id) \(id) \(id) \(date) \(date) 0 (handicap|steps)", "calledoff \(id)",
        ]
        let pattern = try Regex("(\(known.joined(separator: "|")))")
        for line in lines { #expect(line.wholeMatch(of: pattern) != nil, "\(line)") }
        #expect(lines.contains { $0.hasSuffix(" 4321") })
        // No secret, in the folder or beside it in what the machine remembers.
        for text in lines + (try allLines(of: club.ben.memory)) {
            for secret in club.ben.keys.text.split(separator: " ") { #expect(!text.contains(secret)) }
        }
        #expect(!"\(club.ben.keys) \(String(reflecting: club.ben.keys))".contains(club.ben.keys.text.prefix(20)))
    }

    @Test func `who leaves has no day, cheer, request or challenge in the folder any more`() async throws {
        let club = try await ClubFolder().openRoom()
        let anna = try await club.anna.member
        try await club.ben.store.push([club.today: 4321], to: club.room)
        try await club.ben.store.cheer(anna, in: club.room, on: club.today)
        let terms = try #require(ChallengeTerms(first: club.today, last: club.today, dailyCap: .none, hasHandicap: true))
        try await club.ben.store.start(Challenge(by: club.ben.member, terms: terms), in: club.room)
        try await club.ben.store.leave(club.room)
        let lines = try allLines(of: club.folder.shared)
        #expect(!lines.contains { $0.hasSuffix(" 4321") || $0.hasPrefix("cheer") || $0.hasPrefix("challenge") || $0.hasPrefix("room") })
    }

    @Test func `who leaves has no name and no joining there any more, nor copies of them`() async throws {
        let club = try await ClubFolder().openRoom()
        try await club.ben.store.push([club.today: 4321], to: club.room)
        let (file, card) = (try await club.ben.file, try await club.ben.card)
        for copy in ["sync-conflict-20261214-072143-JMUKB6R.days", "(Ben's conflicted copy 2026-11-20).days"] {
            try put(read(file), at: "\(file.dropLast(4))\(copy)")
        }
        try put(read(card), at: "\(card).sync-conflict-20261214")
        try await club.ben.store.rename(to: try #require(SharedName("Finn")))
        try await club.ben.store.leave(club.room)
        let names = try FileManager.default.contentsOfDirectory(atPath: String(card.dropLast(5)))
        #expect(names.count == 2, "\(names)")
        let lines = String(decoding: try read(file), as: UTF8.self).split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(lines == ["gnd-together", "club", "member", "key", "revision", "left", "signature"])
        // Everybody sees that they left, also who knew them before, and a new word lets them in again.
        #expect(try await club.anna.store.heads(of: club.room).count == 1)
        #expect(try await club.anna.restarted().store.heads(of: club.room).count == 1)
        try await club.admit(club.ben, as: "Ben")
        #expect(try await club.anna.store.heads(of: club.room).map(\.nickname.text).sorted() == ["Anna", "Ben"])
    }

    @Test func `whom a member let in stays when that member leaves, by the line that let the member in`() async throws {
        let club = try await ClubFolder().openRoom()
        let carol = try club.folder.machine("carol")
        let invite = try await club.ben.store.invite(
            Invitation(to: .room(club.room), expires: club.folder.clock.now + .seconds(3600)))
        try await carol.store.join(invite, as: try #require(SharedName("Carol")), on: club.today)
        _ = try await club.ben.store.rooms()
        try await club.ben.store.leave(club.room)
        let (ben, lines) = (club.ben.keys.identity.publicKey.member, String(decoding: try read(try await club.ben.file), as: UTF8.self))
        #expect(lines.contains("\njoin ") && !lines.contains("\nnickname ") && !lines.contains("\ninvitation "))
        let names = try await club.anna.store.heads(of: club.room)
        #expect(names.count == 2 && !names.map(\.id).contains(ben))
        try await carol.store.leave(club.room)
        _ = try await club.ben.store.rooms()
        #expect(!String(decoding: try read(try await club.ben.file), as: UTF8.self).contains("\njoin "))
    }

    @Test func `who waits to be let in takes that back, and nobody lets them in`() async throws {
        let club = try await ClubFolder().openRoom()
        let carol = try club.folder.machine("carol")
        let invite = try await club.anna.store.invite(
            Invitation(to: .room(club.room), expires: club.folder.clock.now + .seconds(3600)))
        try await carol.store.join(invite, as: try #require(SharedName("Carol")), on: club.today)
        await #expect(throws: ClubFailure.waitingForAcceptance) { try await carol.store.rooms() }
        try await carol.store.withdraw()
        #expect(try await club.anna.store.rooms().map(\.memberCount) == [2])
        #expect(try !allLines(of: club.folder.shared).contains { $0.contains("Carol") })
    }

    private func allLines(of folder: String) throws -> [String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
        return try names.filter { !isFolder("\(folder)/\($0)") }.flatMap {
            String(decoding: try read("\(folder)/\($0)"), as: UTF8.self).split(separator: "\n").map(String.init)
        }
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
