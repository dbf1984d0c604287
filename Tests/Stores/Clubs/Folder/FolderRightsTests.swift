import Clubs
import Files
import Foundation
import Glibc
import Testing
import Walking

@testable import FolderClub

/// A shared folder that the account may not read or write, or whose disk is full.
///
/// Each is tried in a process of its own, which becomes nobody where it is root: root may read and write everywhere.
struct FolderRightsTests {
    enum Obstacle: String, CaseIterable, Codable, Sendable {
        case closedFolder, closedMark, closedPeople, closedMember, noWriting, noWritingAsMember, fullDisk, noMark, otherClub

        /// Puts the obstacle into the way of Ben.
        func put(into club: SharedClub) async throws {
            let shared = club.folder.shared
            let member = "\(shared)/people/\(try await club.ben.member.text)"
            switch self {
            case .closedFolder: chmod(shared, 0)
            case .closedMark: chmod("\(shared)/together.club", 0)
            case .closedPeople: chmod("\(shared)/people", 0)
            case .closedMember: chmod(member, 0)
            case .noWriting: for path in [member, "\(shared)/people", shared] { chmod(path, 0o500) }
            case .noWritingAsMember: chmod(member, 0o500)
            case .fullDisk:
                signal(SIGXFSZ, SIG_IGN)
                var limit = rlimit(rlim_cur: 0, rlim_max: 0)
                setrlimit(__rlimit_resource_t(1), &limit)
            case .noMark: try FileManager.default.removeItem(atPath: "\(shared)/together.club")
            case .otherClub:
                let other = try await ClubFolder().openRoom()
                let mark = withExtendedLifetime(other) { FileManager.default.contents(atPath: "\($0.folder.shared)/together.club") }
                try #require(mark).write(to: URL(fileURLWithPath: "\(shared)/together.club"))
            }
        }

        /// The failures that an examination finds.
        func expected(in shared: String) -> [ClubFailure] {
            switch self {
            case .closedFolder: [.folderForbidden(path: shared)]
            case .closedMark: [.folderForbidden(path: "\(shared)/together.club")]
            case .closedPeople: [.folderForbidden(path: "\(shared)/people")]
            case .closedMember, .noWriting, .noWritingAsMember: [.readOnly]
            case .fullDisk: [.storeFull]
            case .noMark, .otherClub: [.noClub(path: shared)]
            }
        }
    }

    @Test(arguments: Obstacle.allCases) func `each obstacle is found and told from every other`(_ obstacle: Obstacle) async {
        await #expect(processExitsWith: .success) { [obstacle = obstacle as Obstacle] in
            if geteuid() == 0 { setuid(65534) }
            let club = try await ClubFolder().openRoom()
            let shared = club.folder.shared
            #expect(await club.ben.store.examination() == [])
            try await obstacle.put(into: club)
            let found = await club.ben.store.examination()
            #expect(found == obstacle.expected(in: shared))
            // A file that nobody may read is named, too.
            if obstacle == .closedMember { #expect(await club.ben.store.troubles().map(\.problem) == [.file(.system(EACCES))]) }
            for path in [shared, "\(shared)/people", "\(shared)/together.club"] { chmod(path, 0o700) }
            for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(shared)/people")) ?? [] {
                chmod("\(shared)/people/\(name)", 0o700)
            }
        }
    }

    @Test func `what this computer cannot keep, and its own full disk, are not told as the club's`() async {
        await #expect(processExitsWith: .success) {
            let club = try await ClubFolder().openRoom()
            try await club.ben.store.push([club.today: 4000], to: club.room)
            // A file where the memory of Anna's computer was.
            let (manager, memory) = (FileManager.default, club.anna.memory)
            try manager.moveItem(atPath: memory, toPath: memory + ".away")
            #expect(manager.createFile(atPath: memory, contents: nil))
            let found = await club.anna.store.examination()
            #expect(found.count == 1)
            if case .notKept(let path)? = found.first { #expect(path.hasPrefix(memory)) } else { Issue.record("\(found)") }
            #expect(found.allSatisfy { !$0.isOfNoWayIn })
            try manager.removeItem(atPath: memory)
            try manager.moveItem(atPath: memory + ".away", toPath: memory)
            try await Obstacle.fullDisk.put(into: club)
            #expect(await club.anna.store.examination() == [.diskFull])
        }
        for code in [ENOSPC, EDQUOT, EFBIG] {
            #expect(ClubFailure(keeping: FileFailure(path: "/m", problem: .system(code))) == .diskFull)
        }
        for code in [ENOENT, EACCES, EIO, EROFS] {
            #expect(ClubFailure(keeping: FileFailure(path: "/m", problem: .system(code))) == .notKept(path: "/m"))
        }
    }

    @Test func `a look that tries to write leaves nothing, and founds no club where the mark cannot be read`() async throws {
        let club = try await ClubFolder().openRoom()
        let shared = club.folder.shared
        let before = try FileManager.default.subpathsOfDirectory(atPath: shared).sorted()
        try await club.ben.store.tryWriting()
        #expect(try FileManager.default.subpathsOfDirectory(atPath: shared).sorted() == before)
        #expect(ClubFailure(reading: FileFailure(path: "/c", problem: .system(EACCES))) == .folderForbidden(path: "/c"))
        #expect(ClubFailure(reading: FileFailure(path: "/c", problem: .system(EIO))) == .noAnswer)
        #expect(ClubFailure(reading: FileFailure(path: "/c", problem: .system(ENOENT))) == .folderMissing(path: "/c"))
        #expect(ClubFailure(reading: FileFailure(path: "/c", problem: .link)) == .folderMissing(path: "/c"))
    }
}
