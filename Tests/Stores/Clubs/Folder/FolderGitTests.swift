import Clubs
import Foundation
import ProgramTesting
import Testing
import Walking

@testable import FolderClub

/// Two clones of one repository, in each of which machines write at the same time.
@Suite(.waitsForPrograms, .enabled(if: Git.isThere, "git is not installed"))
struct FolderGitTests {
    @Test func `clones that were written at the same time merge without a conflict and say the same`() async throws {
        let folder = try ClubFolder()
        let git = Git(folder.root)
        try git.run("", "init", "-q", "--bare", "-b", "main", "hub.git")
        for clone in ["a", "b"] { try git.run("", "clone", "-q", "hub.git", clone) }
        let name = try #require(SharedName("Family"))
        let anna = try folder.machine("anna", in: "\(folder.root)/a")
        let laptop = try folder.machine("laptop", in: "\(folder.root)/b")
        let ben = try folder.machine("ben", in: "\(folder.root)/b")
        try await anna.store.found(name, as: name)
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: folder.today.adding(days: -20))
        try await anna.store.create(room, as: name)
        let expires = folder.clock.now + .seconds(3600)
        let invite = try await anna.store.invite(Invitation(to: .room(room.id), expires: expires))
        let link = try await anna.store.invite(Invitation(to: .machine, expires: expires))
        try git.carry()
        try await ben.store.join(invite, as: try #require(SharedName("Ben")), on: folder.today)
        try await laptop.store.join(link, as: name, on: folder.today)
        try git.carry()
        _ = try await anna.store.rooms()
        try git.carry()
        for round in 0..<6 {
            let date = folder.today.adding(days: -round)
            try await anna.store.push([date: 1000 + round], to: room.id)
            try await laptop.store.push([date: 2000 - round], to: room.id)
            try await ben.store.push([date: 3000 + round], to: room.id)
            try git.carry()
        }
        let club = SharedClub(folder: folder, room: room.id, anna: anna, ben: ben)
        let seen = try await club.days(by: anna)
        #expect(try await club.days(by: ben) == seen)
        #expect(try await club.days(by: laptop) == seen)
        #expect(seen[try await anna.member]?[folder.today.adding(days: -5)] == 1995)
        #expect(seen[try await ben.member]?[folder.today.adding(days: -5)] == 3005)
        #expect(seen.count == 2)
    }
}

/// A real git, without anybody's settings.
struct Git {
    static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

    struct Failure: Error {
        var command: [String]
    }

    private let root: String

    init(_ root: String) { self.root = root }

    /// Commits, merges and pushes in both clones, until both have everything.
    func carry() throws {
        for clone in ["a", "b", "a"] {
            try run(clone, "add", "-A")
            try run(clone, "commit", "-q", "--allow-empty", "-m", "round")
            if (try? run(clone, "ls-remote", "--exit-code", "-q", "origin", "main")) != nil {
                try run(clone, "pull", "-q", "--no-rebase", "--no-edit", "--allow-unrelated-histories", "origin", "main")
            }
            try run(clone, "push", "-q", "origin", "HEAD:main")
        }
    }

    func run(_ clone: String, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
        process.arguments = ["-C", "\(root)/\(clone)"] + arguments
        process.environment = [
            "HOME": root, "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "x", "GIT_AUTHOR_EMAIL": "x@example.org",
            "GIT_COMMITTER_NAME": "x",
            "GIT_COMMITTER_EMAIL": "x@example.org",
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(command: arguments) }
    }
}
