import Foundation
import Testing
import Walking

@testable import gnd

struct SessionFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "gnd-session-\(UUID().uuidString)").path

    private func file() -> SessionFile { SessionFile(folder: folder, account: AccountID(rawValue: 7)) }

    private var path: String { "\(folder)/session-7.json" }

    @Test func `what was kept is there at the next start, in a file for its owner alone`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = file()
        #expect(await first.open() == nil)
        first.save("one")
        first.save("two")
        first.close(keeping: true)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        let second = file()
        #expect(await second.open() == "two")
        second.close(keeping: false)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `a second program on the same journal is offered nothing, and writes nothing`() async {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = file()
        _ = await first.open()
        first.save("one")
        let second = file()
        #expect(await second.open() == nil)
        second.save("two")
        second.close(keeping: true)
        first.close(keeping: true)
        let third = file()
        #expect(await third.open() == "one")
    }

    @Test func `after the end nothing is written any more`() async {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = file()
        _ = await first.open()
        first.close(keeping: false)
        first.save("late")
        let second = file()
        #expect(await second.open() == nil)
    }
}
