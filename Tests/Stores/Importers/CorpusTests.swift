import Foundation
import Importers
import Journal
import Testing
import Walking

/// Reads the sample files that lie beside the project, where they do; they are not part of the repository.
@Suite(.enabled(if: Corpus.root != nil))
struct CorpusTests {
    @Test(arguments: Corpus.files)
    func `every sample gives what it has, and counts the rest by its reason`(_ expected: CorpusFile) async throws {
        let sink = CollectingSink()
        var failure: ImportFailure?
        let path = try Corpus.path(expected.name)
        let zones = ZoneTimeline(home: try #require(Zone("Europe/Berlin")))
        do throws(ImportFailure) {
            _ = try await Importer().read(path, zones: zones, into: sink) { _ in }
        } catch {
            failure = error
        }
        #expect(sink.walks.count == expected.walks)
        #expect(sink.samples.count { $0.metric == .steps } == expected.steps)
        #expect(sink.skipped == expected.skipped)
        switch expected.ending {
        case .whole: #expect(failure == nil)
        case .truncated:
            guard case .truncated = failure else {
                Issue.record("\(String(describing: failure))")
                return
            }
        case .broken:
            guard case .broken = failure else {
                Issue.record("\(String(describing: failure))")
                return
            }
        }
    }

    /// Days as the journal counts them, against the answers that lie beside the samples.
    @Test(arguments: [
        ("synthetic/export.zip", ["apple", "EXPECTED_merged_watch_over_iphone"]),
        ("synthetic/apple_health_export", ["apple", "EXPECTED_merged_watch_over_iphone"]),
        ("synthetic/health_connect_export.db", ["health_connect", "EXPECTED_merged_priority_4_6"]),
        ("synthetic/samsunghealth", ["samsung", "EXPECTED_source_type_-2"]),
        ("synthetic/Takeout", ["fitbit", "EXPECTED_local_days_from_UTC"]),
        ("synthetic/Gadgetbridge", ["gadgetbridge", "EXPECTED_local_days"]),
    ])
    func `days are right to the step`(_ name: String, _ keys: [String]) async throws {
        let text = try Data(contentsOf: URL(filePath: Corpus.path("synthetic/EXPECTED.json")))
        let all = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
        let expected = try #require((all[keys[0]] as? [String: Any])?[keys[1]] as? [String: Double])
        let days = try await countedDays([Corpus.path(name)])
        #expect(Set(days.keys) == Set(expected.keys))
        for (date, steps) in expected { #expect(abs(try #require(days[date]) - steps) <= 1, "\(date)") }
    }

    @Test func `a watch's counters of a day come to what they said at midnight`() async throws {
        let days = try await countedDays([Corpus.path("fit/fitdecode-MonitoringFile.fit")], zone: "America/Chicago")
        #expect(days.mapValues { $0.rounded() } == ["2014-12-27": 3173])
    }

    @Test func `importing the same again, and its parts in another order, changes no day`() async throws {
        let once = try await countedDays([Corpus.path("synthetic/export.zip")])
        let twice = try await countedDays(
            [Corpus.path("synthetic/apple_health_export"), Corpus.path("synthetic/export.zip"), Corpus.path("synthetic/export.zip")])
        #expect(once == twice)
    }
}
