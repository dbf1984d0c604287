import Foundation
import Glibc
import SQLite

@testable import Journal

/// Something that changes a journal, from the shell or in the app, and what lies there before.
nonisolated enum FaultyOperation: String, CaseIterable {
    // The longest first, so that they do not come last and alone.
    case migrate, importNew, edit, restore, backup, undoImport, log, importKnown

    /// The words that are typed after `gnd --home …`; `@` is the folder that the home lies in.
    var command: String {
        switch self {
        case .migrate: "days"
        case .importNew, .importKnown: "import @/track.gpx"
        case .undoImport: "imports --undo 1"
        case .log: "log '2024-03-26 07:40 35m 3900 river'"
        case .edit: "--linear < @/keys"
        case .backup: "backup @/home/copies/one.db"
        case .restore: "restore @/copy.db"
        }
    }

    /// Returns the words that are typed to do it again; the app first asks whether to go on where it was broken off.
    func again(in folder: String) -> String {
        guard self == .edit, FileManager.default.fileExists(atPath: folder + "/home/session-1.json") else { return command }
        return "--linear < @/keys-anew"
    }

    /// Returns whether a file may lie there besides: the app keeps what was typed, and ends while the day's backup is being made, which the
    /// next one clears.
    func mayLeave(_ name: String) -> Bool {
        self == .edit && (name == "home/session-1.json" || name.hasPrefix("home/backups/") && name.contains(".part-"))
    }

    /// Indicates whether the end of the program says if it was done; a screen says it in words.
    var endsWithAnswer: Bool { self != .edit }

    /// Indicates whether it can be done once only: done, it is refused.
    var isRefusedWhenDone: Bool { self == .undoImport || self == .backup }

    /// Indicates whether it adds to what is there, so that two are more than one.
    var adds: Bool { self == .log }

    /// Makes what it works on.
    /// - Parameter gnd: runs the program in the folder's home.
    func prepare(_ folder: String, gnd: (String) -> Void) throws {
        mkdir(folder + "/home", 0o700)
        guard self != .migrate else { return try writeOldJournal(folder + "/home/journal.db") }
        gnd("log '2024-03-20 07:40 45m 4000 dawn'")
        gnd("log '2024-03-21 07:40 45m 4200 dawn'")
        switch self {
        case .importNew, .importKnown, .undoImport: try write(Self.track, to: folder + "/track.gpx")
        case .edit:
            // A start without an account; then the newest walk gets other steps.
            try write("enter\nenter\nq\n", to: folder + "/keys")
            gnd("--linear < @/keys")
            let keys = "enter\ne\n\n.ctrl-u\n3999\n.ctrl-s\nesc\nq\n"
            try write(keys, to: folder + "/keys")
            try write("esc\n" + keys, to: folder + "/keys-anew")
        case .restore:
            gnd("backup @/copy.db")
            gnd("log '2024-03-22 07:40 45m 4300 later'")
        case .migrate, .log, .backup: break
        }
        if self == .importKnown || self == .undoImport { gnd("import @/track.gpx") }
        if self == .importNew || self == .edit { try writeOldBackups(folder + "/home/backups") }
    }

    /// So many that the next one lets the oldest go.
    private func writeOldBackups(_ folder: String) throws {
        mkdir(folder, 0o700)
        for day in 1...8 {
            try write("old", to: "\(folder)/journal-2020-01-0\(day).db")
            try write("old", to: "\(folder)/journal-2020-01-0\(day).db.sha256")
        }
    }

    private func writeOldJournal(_ path: String) throws {
        let minute = 60_000
        let start = 1_711_000_000_000
        let old = try Database(path: path)
        try old.script(Migration.one.sql)
        try old.script(
            """
            INSERT INTO account (id, name, name_key, is_local, zone, goal) VALUES (1, 'local', 'local', 1, 'Europe/Berlin', 6500);
            INSERT INTO source VALUES (1, 'Watch', '', '', 0);
            WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 299)
                INSERT INTO sample SELECT 1, 1, \(start) + i * \(minute), 1, \(minute), 1, 0, 1 FROM n;
            INSERT INTO walk VALUES (x'000102030405060708090a0b0c0d0e0f', 1, \(start - 500 * minute), \(start - 400 * minute),
                'Europe/Berlin', NULL, NULL, 'old', '', 1, NULL);
            PRAGMA application_id = \(Migration.applicationID); PRAGMA user_version = 1;
            """)
        chmod(path, 0o600)
    }

    private func write(_ text: String, to path: String) throws {
        try text.write(toFile: path, atomically: false, encoding: .utf8)
        chmod(path, 0o600)
    }

    /// Half an hour on foot.
    private static let track =
        "<?xml version=\"1.0\"?><gpx version=\"1.1\" creator=\"x\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><type>walking</type><trkseg>"
        + (10..<40).map { "<trkpt lat=\"52.0\($0)\" lon=\"13.4\"><time>2024-03-18T10:\($0):00Z</time></trkpt>" }.joined()
        + "</trkseg></trk></gpx>"
}
