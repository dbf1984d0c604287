import Clubs
import Dispatch
import Foundation
import ProgramTesting
import Testing
import Walking

@testable import FolderClub

/// Two computers whose folders a real Syncthing keeps the same.
@Suite(.waitsForPrograms, .enabled(if: Syncthing.isInstalled, "Syncthing is not installed: apt install syncthing"))
struct FolderSyncthingTests {
    @Test func `what is written on two computers at once is on both a moment later, and what is deleted is written again`() async throws {
        let folder = try ClubFolder()
        let syncthing = try await Syncthing.begin(in: folder.root)
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
        try await syncthing.carry()
        try await ben.store.join(invite, as: try #require(SharedName("Ben")), on: folder.today)
        try await laptop.store.join(link, as: name, on: folder.today)
        try await syncthing.carry()
        _ = try await anna.store.rooms()
        try await syncthing.carry()
        for round in 0..<6 {
            let date = folder.today.adding(days: -round)
            try await anna.store.push([date: 1000 + round], to: room.id)
            try await laptop.store.push([date: 2000 - round], to: room.id)
            try await ben.store.push([date: 3000 + round], to: room.id)
            try await syncthing.carry()
        }
        let club = SharedClub(folder: folder, room: room.id, anna: anna, ben: ben)
        let seen = try await club.days(by: anna)
        for reader in [laptop, ben] { #expect(try await club.days(by: reader) == seen) }
        #expect(seen[try await anna.member]?[folder.today.adding(days: -5)] == 1995)
        #expect(seen[try await ben.member]?[folder.today.adding(days: -5)] == 3005)
        // Somebody deletes Ben's file on Anna's computer: what she saw stays, and he writes it again.
        let file = try await ben.file
        let away = try await "\(folder.root)/a/people/\(ben.member.text)/\(try #require(file.split(separator: "/").last))"
        try FileManager.default.removeItem(atPath: away)
        try await syncthing.carry()
        #expect(!FileManager.default.fileExists(atPath: file))
        #expect(try await club.days(by: anna) == seen)
        _ = try await ben.store.rooms()
        try await syncthing.carry()
        #expect(FileManager.default.fileExists(atPath: away))
        #expect(try await club.days(by: anna) == seen)
        #expect(try await club.days(by: anna.restarted()) == seen)
    }
}

/// Two real Syncthings, in processes of their own, which end when this one does.
final class Syncthing: Sendable {
    static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/syncthing")

    struct Failure: Error {
        var said: String
    }

    private static let script = "\(FileManager.default.currentDirectoryPath)/Scripts/syncthing-for-tests"
    private let root: String
    private let lifeline: FileHandle

    private init(root: String, lifeline: FileHandle) {
        self.root = root
        self.lifeline = lifeline
    }

    deinit { try? lifeline.close() }

    /// Shares the folders `a` and `b` of another.
    static func begin(in root: String) async throws -> Syncthing {
        try await onAnotherThread {
            let process = Process()
            let (input, output) = (Pipe(), Pipe())
            process.executableURL = URL(fileURLWithPath: script)
            process.arguments = ["run", root]
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            guard said == "ready\n" else { throw Failure(said: said) }
            return Syncthing(root: root, lifeline: input.fileHandleForWriting)
        }
    }

    /// Waits until both have the same.
    func carry() async throws {
        try await Self.onAnotherThread { [root] in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: Self.script)
            process.arguments = ["carry", root]
            process.standardInput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw Failure(said: "\(process.terminationStatus)") }
        }
    }

    private static func onAnotherThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(with: Result { try work() }) }
        }
    }
}
