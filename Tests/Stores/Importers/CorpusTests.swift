import Foundation
import Importers
import Testing
import Walking

/// Reads the sample files that lie beside the project, where they do; they are not part of the repository.
struct CorpusTests {
    static let root: String? = {
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
        var candidates = [package.appending(path: "../shared/samples").standardizedFileURL.path]
        if let chosen = ProcessInfo.processInfo.environment["GND_SAMPLES"] { candidates.insert(chosen, at: 0) }
        return candidates.first { FileManager.default.fileExists(atPath: $0 + "/SOURCES.md") }
    }()

    static func path(_ name: String) throws -> String {
        "\(try #require(root))/\(name)"
    }

    @Test(
        .enabled(if: root != nil),
        arguments: ["synthetic/export.zip", "synthetic/apple_health_export", "synthetic/apple_health_export/export.xml"])
    func `the made-up export of Apple Health gives every record`(_ name: String) async throws {
        let sink = try await imported(Self.path(name))
        let steps = sink.samples.filter { $0.metric == .steps }
        #expect(steps.count == 160)
        #expect(steps.count { $0.isUserEntered } == 1)
        #expect(sink.walks.map(\.distance) == [3210])
        #expect(sink.skipped == [:])
    }

    @Test(.enabled(if: root != nil))
    func `real exports without walks give what they have, and count the rest`() async throws {
        let alexandre = try await imported(Self.path("apple_health/alxdrcirilo-export.xml"))
        #expect(alexandre.samples.map(\.metric) == [.exercise])
        #expect(alexandre.skipped == [.notAWalk: 7])
        for name in ["apple_health/dogsheep-export.xml", "apple_health/dogsheep-zip"] {
            let simon = try await imported(Self.path(name))
            #expect(simon.samples.isEmpty)
            #expect(simon.walks.isEmpty)
            #expect(simon.skipped == [.notAWalk: 3])
        }
    }
}
