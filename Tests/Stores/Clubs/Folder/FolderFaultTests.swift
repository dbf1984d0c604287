import Clubs
import Files
import Foundation
import Testing
import Walking

@testable import FolderClub

/// The faults of a synchronised folder, and the attacks of somebody who may write in it.
struct FolderFaultTests {
    @Test func `old, half, empty, zeroed and changed files do not count, and the last good ones go on`() async throws {
        let club = try await ClubFolder().openRoom()
        let file = try await club.ben.file
        try await club.ben.store.push([club.today: 4000], to: club.room)
        let old = try read(file)
        try await club.ben.store.push([club.today: 12_345], to: club.room)
        let new = try read(file)
        try await club.expectSameView(.older) { try put(old, at: file) }
        try await club.expectSameView(.damaged) { try put(Array(new.prefix(new.count / 2)), at: file) }
        try await club.expectSameView(.damaged) { try put([], at: file) }
        try await club.expectSameView(.damaged) { try put([UInt8](repeating: 0, count: new.count), at: file) }
        try await club.expectSameView(.damaged) {
            try put(Array(String(decoding: new, as: UTF8.self).replacing("12345", with: "99999").utf8), at: file)
        }
        try await club.expectSameView(.notOurs) { try put(Array("hello\n".utf8), at: file) }
        try await club.expectSameView(.newer) {
            try put(Array(String(decoding: new, as: UTF8.self).replacing("gnd-together 1", with: "gnd-together 2").utf8), at: file)
        }
    }

    @Test func `of a conflict copy the content counts and not the name`() async throws {
        let club = try await ClubFolder().openRoom()
        let file = try await club.ben.file
        try await club.ben.store.push([club.today: 4000], to: club.room)
        let old = try read(file)
        try await club.ben.store.push([club.today: 5000], to: club.room)
        let new = try read(file)
        try put(old, at: file)
        try put(new, at: file.replacing(".days", with: ".sync-conflict-20261122-101010-ABCDEFG.days"))
        #expect(try await club.days(by: club.anna).values.contains([club.today: 5000]))
        for _ in 1...2 {
            _ = try await club.anna.store.rooms()
            let troubles = await club.anna.store.troubles()
            #expect(troubles.contains { $0.problem == .copy } && troubles.allSatisfy(\.isHarmless), "\(troubles)")
        }
        // Its owner takes the copy away, and nothing is left to tell.
        _ = try await club.ben.store.rooms()
        _ = try await club.anna.store.rooms()
        #expect(await club.anna.store.troubles().isEmpty)
    }

    @Test func `what another signs for a member does not count`() async throws {
        let club = try await ClubFolder().openRoom()
        let ben = try await club.ben.member
        try await club.ben.store.push([club.today: 4000], to: club.room)
        let mallory = try #require(FolderKeys.random())
        let mark = try ClubMark(read("\(club.folder.shared)/together.club"))
        var forged = DeviceFile(member: ben, key: mallory.device.publicKey)
        forged.revision = 99
        forged.sections[RoomKey(id: club.room, founder: mark.founder)] = .init(revision: 99, days: [club.today: 200_000])
        try await club.expectSameView(.foreignKey) {
            try put(
                forged.written(club: mark.club, key: mallory.device), at: "\(club.folder.shared)/people/\(ben.text)/forged.days")
        }
    }

    @Test func `a stranger whom nobody invited is in no room`() async throws {
        let club = try await ClubFolder().openRoom()
        try await club.ben.store.push([club.today: 4000], to: club.room)
        let mark = try ClubMark(read("\(club.folder.shared)/together.club"))
        let eve = try #require(FolderKeys.random())
        let member = eve.identity.publicKey.member
        let folder = "\(club.folder.shared)/people/\(member.text)"
        var file = DeviceFile(member: member, key: eve.device.publicKey)
        file.revision = 1
        let key = RoomKey(id: club.room, founder: mark.founder)
        file.sections[key] = .init(revision: 1, days: [club.today: 1])
        let id = JoinID.random()
        file.joins = [.init(id: id, room: key, joined: club.today, invitation: eve.device.publicKey, proof: [1, 2, 3])]
        // Letting oneself in counts as little.
        file.accepted = [.init(join: id, member: member, invitation: eve.device.publicKey)]
        file.removed = [JoinID(rawValue: 0)]
        try await club.expectSameView(nil) {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try put(
                MemberCard(club: mark.club, key: eve.identity, revision: 1, devices: [eve.device.publicKey]).bytes, at: "\(folder)/card")
            try put(file.written(club: mark.club, key: eve.device), at: "\(folder)/x.days")
        }
        #expect(try await club.anna.store.rooms().map(\.memberCount) == [2])
    }

    @Test func `a file of another club does not count`() async throws {
        let club = try await ClubFolder().openRoom()
        try await club.ben.store.push([club.today: 4000], to: club.room)
        let file = try await club.ben.file
        let own = try DeviceFile(read(file), club: ClubMark(read("\(club.folder.shared)/together.club")).club)
        var next = own
        next.revision += 10
        try await club.expectSameView(.otherClub) { try put(next.written(club: .random(), key: club.ben.keys.device), at: file) }
    }

    @Test func `links, pipes, giants and a flood of files harm nobody else`() async throws {
        let club = try await ClubFolder().openRoom()
        try await club.ben.store.push([club.today: 4000], to: club.room)
        let people = "\(club.folder.shared)/people"
        let folder = "\(people)/\(try await club.ben.member.text)"
        let manager = FileManager.default
        try await club.expectSameView(.file(.link)) {
            try manager.createSymbolicLink(atPath: "\(folder)/b.days", withDestinationPath: "/etc/passwd")
            try manager.createSymbolicLink(atPath: "\(folder)/c.days", withDestinationPath: "/dev/zero")
            try manager.createSymbolicLink(atPath: "\(people)/\(MemberID.random().text)", withDestinationPath: "/")
            #expect(mkfifo("\(folder)/d.days", 0o644) == 0)
            try put([UInt8](repeating: 65, count: 2 << 20), at: "\(folder)/e.days")
            #expect(truncateNew("\(folder)/f.days", 1 << 40))
        }
        let problems = Set(await club.anna.store.troubles().map(\.problem))
        #expect(problems.isSuperset(of: [.file(.notAFile), .file(.tooLarge), .file(.link)]))
        try await club.expectSameView(.tooMany) {
            for index in 0..<600 { #expect(manager.createFile(atPath: "\(folder)/a\(index).days", contents: Data("x".utf8))) }
        }
        try await club.expectSameView(.tooMany) {
            for _ in 0..<250 {
                try manager.createDirectory(atPath: "\(people)/\(MemberID.random().text)", withIntermediateDirectories: false)
            }
        }
        try await club.expectSameView(.name) {
            try manager.createDirectory(atPath: "\(people)/\u{1B}[2J", withIntermediateDirectories: false)
        }
        for trouble in await club.anna.store.troubles() { #expect(trouble.place.allSatisfy { $0.isASCII && $0 >= " " }) }
    }

    @Test(arguments: [0, 1, 2]) func `a flood of folders that are nobody's hides no invitation from a newcomer`(_ kind: Int) async throws {
        let club = try await ClubFolder().openRoom()
        let word = try await club.ben.store.invite(Invitation(to: .room(club.room), expires: club.folder.clock.now + .seconds(3600)))
        let (ben, card) = (try await club.ben.member, try read(try await club.ben.card))
        for index in 0..<(2 * FolderScan.mostPeople) {
            // Each sorts before Ben's, as digits do before letters.
            let digits = String(repeating: "2", count: 22)
            let id = try #require(MemberID("a\(digits)\(MemberID(rawValue: UInt128(index)).text.suffix(3))"))
            #expect(id.text < ben.text)
            let folder = kind == 0 ? "\(club.folder.shared)/people/!\(index)" : try club.folder.makePerson(id)
            if kind == 0 { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }
            // Somebody else's card makes nobody a person.
            if kind == 2 { try put(card, at: "\(folder)/card") }
        }
        let carol = try club.folder.machine("carol")
        try await carol.store.join(word, as: try #require(SharedName("Carol")), on: club.today)
        _ = try await club.ben.restarted().store.rooms()
        #expect(try await carol.store.rooms().map(\.memberCount) == [3])
        #expect(await carol.store.troubles().count >= 2 * FolderScan.mostPeople)
    }

    @Test func `a folder that a newer program made says so, and a file of one leaves what was seen before`() async throws {
        let club = try await ClubFolder().openRoom()
        try await club.ben.store.push([club.today: 4000], to: club.room)
        try await club.expectSameView(.newer) { try Self.raiseVersion(of: try await club.ben.file, kind: "days") }
        let mark = "\(club.folder.shared)/together.club"
        let old = try Data(contentsOf: URL(fileURLWithPath: mark))
        try Self.raiseVersion(of: mark, kind: "club")
        await #expect(throws: ClubFailure.storeNewer) { try await club.anna.store.rooms() }
        await #expect(throws: ClubFailure.storeNewer) { try await club.anna.store.push([club.today: 1], to: club.room) }
        try old.write(to: URL(fileURLWithPath: mark))
        #expect(try await club.days(by: club.anna).values.contains([club.today: 4000]))
    }

    @Test(arguments: ["days", "card"])
    func `a file of one's own that a newer program wrote stays as it is, and the older one says what it is`(_ kind: String) async throws {
        let club = try await ClubFolder().openRoom()
        try await club.ben.store.push([club.today: 4000], to: club.room)
        let path = try await kind == "card" ? club.ben.card : club.ben.file
        let key = kind == "card" ? club.ben.keys.identity : club.ben.keys.device
        let lines = String(decoding: try read(path), as: UTF8.self).split(separator: "\n").dropLast()
        let body = Array((["gnd-together 3 \(kind)", "colour red"] + lines.dropFirst()).map { "\($0)\n" }.joined().utf8)
        let newer = body + Array("signature \(Data(key.signature(of: body)).base64EncodedString())\n".utf8)
        try await club.expectSameView(.newer) { try put(newer, at: path) }
        for ben in [club.ben, club.ben.restarted()] {
            await #expect(throws: ClubFailure.storeNewer) { try await ben.store.push([club.today: 5000], to: club.room) }
            await #expect(throws: ClubFailure.storeNewer) { try await ben.store.rooms() }
        }
        #expect(try read(path) == newer)
        // What somebody else wrote so is put right.
        try put(body + Array("signature \(Data(count: 64).base64EncodedString())\n".utf8), at: path)
        try await club.ben.store.push([club.today: 5000], to: club.room)
        #expect(try await club.days(by: club.anna).values.contains([club.today: 5000]))
    }

    /// Makes a file one of the next version of its kind.
    private static func raiseVersion(of path: String, kind: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.hasPrefix("gnd-together 1 \(kind)\n"))
        try text.replacing("gnd-together 1 \(kind)", with: "gnd-together 2 \(kind)").write(
            to: URL(fileURLWithPath: path), atomically: false, encoding: .utf8)
    }

    @Test(arguments: [(EIO, ClubFailure.noAnswer), (EMFILE, .noAnswer), (ENOSPC, .storeFull), (EROFS, .readOnly)])
    func `a disk that fails is no folder that is gone, for which a room could be given up`(_ code: Int32, _ failure: ClubFailure) {
        #expect(ClubFailure(FileFailure(path: "/sync/walk/people", problem: .system(code))) == failure)
        for gone in [ENOENT, ENOTDIR, ESTALE] {
            let failure = FileFailure(path: "/sync/walk", problem: .system(gone))
            #expect(ClubFailure(failure) == .folderMissing(path: "/sync/walk"))
        }
    }

    @Test func `a folder that is away, or without its mark, says nothing about anybody`() async throws {
        let club = try await ClubFolder().openRoom()
        try await club.ben.store.push([club.today: 4000], to: club.room)
        _ = try await club.days(by: club.anna)
        let shared = club.folder.shared
        try FileManager.default.moveItem(atPath: "\(shared)/together.club", toPath: "\(shared)/x")
        await #expect(throws: ClubFailure.noClub(path: shared)) { try await club.anna.store.rooms() }
        try FileManager.default.moveItem(atPath: "\(shared)/x", toPath: "\(shared)/together.club")
        try FileManager.default.moveItem(atPath: shared, toPath: shared + ".away")
        await #expect(throws: ClubFailure.folderMissing(path: shared)) { try await club.anna.store.push([club.today: 1], to: club.room) }
        // An empty folder in its place, as an unmounted disk leaves it.
        try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: false)
        await #expect(throws: ClubFailure.noClub(path: shared)) { try await club.anna.store.push([club.today: 1], to: club.room) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: shared).isEmpty)
        try FileManager.default.removeItem(atPath: shared)
        try FileManager.default.moveItem(atPath: shared + ".away", toPath: shared)
        #expect(try await club.days(by: club.anna).values.contains([club.today: 4000]))
    }

    @Test func `a member's folder that was deleted stays in everybody's view, and comes back by its owner`() async throws {
        let club = try await ClubFolder().openRoom()
        try await club.ben.store.push([club.today: 4000], to: club.room)
        let (file, card) = (try await club.ben.file, try await club.ben.card)
        try await club.expectSameView(nil) {
            try FileManager.default.removeItem(atPath: "\(club.folder.shared)/people/\(try await club.ben.member.text)")
        }
        _ = try await club.ben.restarted().store.rooms()
        #expect(FileManager.default.fileExists(atPath: file))
        #expect(FileManager.default.fileExists(atPath: card))
    }
}

private func truncateNew(_ path: String, _ size: Int) -> Bool {
    FileManager.default.createFile(atPath: path, contents: nil) && truncate(path, off_t(size)) == 0
}
