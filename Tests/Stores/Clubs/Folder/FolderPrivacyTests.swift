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
