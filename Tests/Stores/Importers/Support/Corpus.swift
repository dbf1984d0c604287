import Foundation
import Testing
import Walking

/// A sample file and what must come out of it.
struct CorpusFile: Sendable, CustomTestStringConvertible {
    enum Ending { case whole, truncated, broken }

    var name: String
    var walks = 0
    var steps = 0
    var skipped: [SkipReason: Int] = [:]
    var ending = Ending.whole

    var testDescription: String { name }
}

/// The samples beside the project.
enum Corpus {
    static let root: String? = {
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardizedFileURL
        var candidates = [package.appending(path: "../shared/samples").standardizedFileURL.path]
        if let chosen = ProcessInfo.processInfo.environment["GND_SAMPLES"] { candidates.insert(chosen, at: 0) }
        return candidates.first { FileManager.default.fileExists(atPath: $0 + "/SOURCES.md") }
    }()

    static func path(_ name: String) throws -> String {
        "\(try #require(root))/\(name)"
    }

    static let files: [CorpusFile] = [
        CorpusFile(name: "synthetic/export.zip", walks: 1, steps: 160),
        CorpusFile(name: "synthetic/apple_health_export/export.xml", walks: 1, steps: 160),
        CorpusFile(name: "synthetic/health_connect_export.db", walks: 1, steps: 153),
        CorpusFile(name: "synthetic/Gadgetbridge", walks: 1, steps: 660),
        CorpusFile(name: "synthetic/samsunghealth", steps: 6, skipped: [.inDayTotal: 11]),
        CorpusFile(name: "synthetic/Takeout", steps: 660),
        CorpusFile(name: "apple_health/alxdrcirilo-export.xml", skipped: [.otherRecord: 7]),
        CorpusFile(name: "apple_health/dogsheep-export.xml", skipped: [.notAWalk: 1, .otherRecord: 2]),
        CorpusFile(name: "apple_health/dogsheep-zip", skipped: [.notAWalk: 1, .otherRecord: 2]),
        CorpusFile(name: "fit/fitdecode-2015-10-13-08-43-15.fit", skipped: [.notAWalk: 1]),
        CorpusFile(name: "fit/fitdecode-Activity.fit", skipped: [.notAWalk: 1]),
        CorpusFile(name: "fit/fitdecode-DeveloperData.fit", skipped: [.notAWalk: 1]),
        CorpusFile(name: "fit/fitdecode-MonitoringFile.fit", steps: 80),
        CorpusFile(name: "fit/fitdecode-antfs-dump.63.fit", skipped: [.notAWalk: 1]),
        CorpusFile(name: "fit/fitdecode-compressed-speed-distance.fit", skipped: [.notAWalk: 1]),
        CorpusFile(name: "fit/fitdecode-garmin-fenix-5-run.fit", skipped: [.notAWalk: 1]),
        CorpusFile(name: "fit/fitdecode-garmin-fenix-5-walk.fit", walks: 1),
        CorpusFile(name: "fit/fitdecode-sample-activity.fit", skipped: [.notAWalk: 1]),
        CorpusFile(name: "fit/invalid-activity-filecrc.fit", skipped: [.notAWalk: 1], ending: .broken),
        CorpusFile(name: "fit/invalid-activity-settings-nodata.fit", skipped: [.notAWalk: 1], ending: .truncated),
        CorpusFile(name: "fit/invalid-activity-unexpected-eof.fit", skipped: [.notAWalk: 1], ending: .truncated),
        CorpusFile(name: "gpx/gpxpy-Mojstrovka.gpx", skipped: [.badDate: 1, .tooOld: 184]),
        CorpusFile(name: "gpx/gpxpy-cerknicko-jezero.gpx", walks: 5, skipped: [.notAWalk: 3]),
        CorpusFile(name: "gpx/gpxpy-cerknicko-without-times.gpx", skipped: [.badDate: 6, .notAWalk: 2]),
        CorpusFile(name: "gpx/gpxpy-gpx1.0_with_all_fields.gpx", skipped: [.notAWalk: 1, .tooShort: 1]),
        CorpusFile(name: "gpx/gpxpy-gpx1.1_with_all_fields.gpx", skipped: [.notAWalk: 1, .unknownSport: 1]),
        CorpusFile(name: "gpx/gpxpy-gpx1.1_with_extensions_without_namespaces.gpx", skipped: [.notAWalk: 1]),
        CorpusFile(name: "gpx/gpxpy-gpx_with_garmin_extension.gpx", skipped: [.notAWalk: 1]),
        CorpusFile(name: "gpx/gpxpy-korita-zbevnica.gpx", walks: 2, skipped: [.badDate: 1, .unknownSport: 1]),
        CorpusFile(name: "gpx/gpxpy-track-with-empty-segment.gpx", walks: 1),
        CorpusFile(name: "gpx/gpxpy-unicode_with_bom.gpx", skipped: [.notAWalk: 1]),
        CorpusFile(name: "gpx/opentracks-gpx11_with_speed_no_namespace.gpx", walks: 1),
        CorpusFile(name: "gpx/opentracks-gpx_timezone.gpx", skipped: [.tooShort: 1]),
        CorpusFile(name: "gpx/opentracks-legacy_gpx_pause_resume.gpx", skipped: [.badValue: 2, .unknownSport: 1]),
        CorpusFile(name: "gpx/strava-activity_7348460494.gpx", skipped: [.notAWalk: 1]),
        CorpusFile(name: "gpx/strava-empty-trkseg.gpx", skipped: [.notAWalk: 1]),
        CorpusFile(name: "gpx/strava-invalid-lon-lat-missing.gpx", skipped: [.badValue: 1, .tooShort: 1]),
        CorpusFile(name: "kml/opentracks-legacy_kml22_statistics_marker.kml", walks: 1),
        CorpusFile(name: "tcx/tcxparser-no_hr.tcx", skipped: [.notAWalk: 1]),
        CorpusFile(name: "tcx/tcxparser-test.tcx", skipped: [.notAWalk: 1]),
        CorpusFile(name: "fitbit_api/fitbit-activities-date-multiple-in-activities-list.json", walks: 1, skipped: [.notAWalk: 2]),
        CorpusFile(name: "fitbit_api/fitbit-activities-steps-1d-1m-intraday.json", steps: 1),
        CorpusFile(name: "fitbit_api/fitbit-activities-steps-timeseries.json", steps: 2),
        CorpusFile(name: "google_fit_api/googlefit-merge-activity-segments.json", skipped: [.notAWalk: 1]),
        CorpusFile(name: "google_fit_api/googlefit-merge-step-deltas.json", steps: 3),
        CorpusFile(name: "strava_bulk/activities.csv", skipped: [.notAWalk: 8]),
    ]
}
