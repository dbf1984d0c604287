import Foundation
import Glibc
import SQLite
import Testing
import Walking

@testable import Journal
@testable import gnd

/// Homes in which nothing can be kept: each gets a sentence, and nothing is changed.
@MainActor
struct BrokenHomeTests {
    let bench = CommandBench()

    private var journal: URL { URL(fileURLWithPath: "\(bench.home)/journal.db") }

    private func complaint(_ words: String...) async -> String {
        let outcome = await bench.run(words)
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.split(separator: "\n").count == 1)
        return outcome.errors
    }

    @Test func `a journal of a newer version is left as it is`() async throws {
        _ = await bench.run("log", "35m 3900")
        var bytes = try Data(contentsOf: journal)
        // The user_version of an SQLite file, big-endian.
        bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
        try bytes.write(to: journal)
        let sentence = await complaint("log", "10m")
        #expect(sentence.contains("newer") && sentence.contains("99"))
        #expect(try Data(contentsOf: journal) == bytes)
    }

    @Test func `a file that is no journal is not overwritten`() async throws {
        mkdir(bench.home, 0o700)
        let bytes = Data(repeating: 0x5A, count: 8192)
        try bytes.write(to: journal)
        #expect(await complaint("log", "10m").contains("doctor"))
        #expect(try Data(contentsOf: journal) == bytes)
    }

    @Test func `a home that is a file is named`() async throws {
        try Data().write(to: URL(fileURLWithPath: bench.home))
        #expect(await complaint("days").contains(bench.home))
    }

    @Test(arguments: ["log 10m", "days", "import /dev/null"])
    func `a home that may not be written is named, whoever runs the program`(_ line: String) async {
        await #expect(processExitsWith: .success) { [line = line as String] in
            let bench = await CommandBench()
            mkdir(bench.home, 0o700)
            if geteuid() == 0 {
                // Root may write everywhere, so this process becomes nobody.
                chown(bench.home, 65534, 65534)
                setuid(65534)
            }
            chmod(bench.home, 0o500)
            let outcome = await bench.run(line.split(separator: " ").map(String.init))
            chmod(bench.home, 0o700)
            #expect(outcome.status == 1)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors.contains("\(bench.home)/journal.db cannot be written to."))
            let left = try FileManager.default.contentsOfDirectory(atPath: bench.home)
            #expect(left.isEmpty)
        }
    }

    @Test func `a journal that may only be read is named, and stays as it was`() async {
        await #expect(processExitsWith: .success) {
            let bench = await CommandBench()
            mkdir(bench.home, 0o700)
            if geteuid() == 0 {
                chown(bench.home, 65534, 65534)
                setuid(65534)
            }
            _ = await bench.run("log", "35m 3900")
            let journal = "\(bench.home)/journal.db"
            let bytes = try Data(contentsOf: URL(fileURLWithPath: journal))
            chmod(journal, 0o400)
            chmod(bench.home, 0o500)
            let outcome = await bench.run("log", "10m")
            chmod(bench.home, 0o700)
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("\(journal) cannot be written to."))
            let after = try Data(contentsOf: URL(fileURLWithPath: journal))
            #expect(after == bytes)
        }
    }

    /// One process becomes somebody who may read and not write, and tries everything.
    @Test func `where nothing may be written, every command that looks still does, and every other one says why not`() async {
        await #expect(processExitsWith: .success) {
            let bench = await CommandBench()
            mkdir(bench.home, 0o700)
            if geteuid() == 0 {
                chown(bench.home, 65534, 65534)
                setuid(65534)
            }
            await MainActor.run { bench.environment["LANG"] = "C.UTF-8" }
            _ = await bench.run("log", "35m 3900")
            let journal = "\(bench.home)/journal.db"
            chmod(journal, 0o400)
            chmod(bench.home, 0o500)
            let looks = ["today", "days", "why today", "export", "export --format json", "imports", "prompt", "days --zone America/Lima"]
            for line in looks {
                let outcome = await bench.run(line.split(separator: " ").map(String.init))
                #expect(outcome.status == 0 && outcome.errors.isEmpty == (line != "imports"), "\(line): \(outcome)")
                if line != "imports" { #expect(outcome.output.contains("3,900") || outcome.output.contains("3900") || line == "prompt") }
            }
            for line in ["log 10m", "import /dev/null", "imports --undo 1", "reimport --yes"] {
                let outcome = await bench.run(line.split(separator: " ").map(String.init))
                #expect(outcome.status == 1 || line.hasPrefix("reimport"), "\(line): \(outcome)")
            }
            let korean = await bench.run("log", "10m", "--lang", "ko")
            #expect(korean.errors.contains("지금은 아무것도 저장할 수 없어요"))
            let doctor = await bench.run("doctor")
            #expect(doctor.status == 1 && doctor.output.contains("Nothing can be saved now"), "\(doctor)")
            #expect(doctor.output.contains("sound: 1 day"))
            chmod(bench.home, 0o700)
        }
    }

    @Test func `the doctor says what is wrong with a damaged journal`() async throws {
        bench.environment["LANG"] = "C.UTF-8"
        mkdir(bench.home, 0o700)
        try Data(repeating: 0x5A, count: 8192).write(to: journal)
        let outcome = await bench.run("doctor")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("✗  Journal"))
    }

    /// Journals have an index of their walks; another walk is written down while it is out of sight.
    @Test(arguments: [("en", "the records are whole"), ("ko", "기록은 온전하지만")])
    func `a damaged index is mended by the commands that the doctor names`(_ language: String, _ sentence: String) async throws {
        bench.environment["LANG"] = "C.UTF-8"
        _ = await bench.run("log", "35m 3900")
        do {
            let database = try Database(path: journal.path)
            try database.script(
                "PRAGMA writable_schema = ON; CREATE TABLE aside AS SELECT * FROM sqlite_schema WHERE name = 'walk_by_start'")
            try database.script("DELETE FROM sqlite_schema WHERE name = 'walk_by_start'")
        }
        _ = await bench.run("log", "20m 2000")
        do {
            let database = try Database(path: journal.path)
            try database.script("PRAGMA writable_schema = ON; INSERT INTO sqlite_schema SELECT * FROM aside; DROP TABLE aside")
        }
        let outcome = await bench.run("doctor", "--lang", language)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains(sentence) && outcome.output.contains("walk_by_start"), "\(outcome.output)")
        let backup = "\(bench.home)/backups/journal-2026-11-21.db"
        #expect(outcome.output.contains("gnd backup \(backup) && gnd restore \(backup)"))
        #expect(await bench.run("backup", backup).status == 0)
        #expect(await bench.run("restore", backup).status == 0)
        let mended = await bench.run("doctor", "--lang", language)
        #expect(mended.output.contains("✓") && !mended.output.contains("walk_by_start"), "\(mended.output)")
    }

    @Test(arguments: ["walk", "forgotten"])
    func `damaged pages are said with the newest backup, or with what can still be saved`(_ table: String) async throws {
        bench.environment["LANG"] = "C.UTF-8"
        _ = await bench.run("log", "35m 3900")
        let root = try #require(
            try Database(path: journal.path, isReadOnly: true).first("SELECT rootpage FROM sqlite_schema WHERE name = ?", .text(table)) {
                Int($0.int(0))
            })
        var bytes = try Data(contentsOf: journal)
        let size = Int(bytes[16]) << 8 | Int(bytes[17])
        bytes.replaceSubrange((root - 1) * size..<root * size, with: Data(repeating: 0x5A, count: size))
        try bytes.write(to: journal)
        let outcome = await bench.run("doctor")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("pages of the file are damaged"), "\(outcome.output)")
        #expect(outcome.output.contains("gnd export --format json > saved.json"))
        mkdir("\(bench.home)/backups", 0o700)
        for day in ["2026-11-19", "2026-11-20"] { try Data().write(to: URL(fileURLWithPath: "\(bench.home)/backups/journal-\(day).db")) }
        let korean = await bench.run("doctor", "--lang", "ko")
        #expect(korean.output.contains("gnd restore \(bench.home)/backups/journal-2026-11-20.db"), "\(korean.output)")
        #expect(korean.output.contains("파일"))
        #expect(await bench.run("doctor").output.contains("lacks everything after 20 Nov 2026: gnd restore"))
    }

    /// The target of a link in the journal's place (`.` for a folder there), the language, and a word of what is said.
    @Test(arguments: [("journal.db", "en", "link"), ("nowhere", "en", "link"), ("journal.db", "ko", "링크"), (".", "en", "folder")])
    func `the doctor says what lies in the journal's place where it is no journal`(
        _ target: String, _ language: String, _ word: String
    ) async throws {
        bench.environment["LANG"] = "C.UTF-8"
        mkdir(bench.home, 0o700)
        if target == "." { mkdir(journal.path, 0o700) } else { symlink(target, journal.path) }
        let outcome = await bench.run("doctor", "--lang", language)
        #expect(outcome.status == 1)
        let line = try #require(outcome.output.split(separator: "\n").first { $0.contains(journal.path) }, "\(outcome.output)")
        #expect(line.hasPrefix("✗") && line.contains(word), "\(line)")
        let today = await bench.run("today")
        #expect(today.status == 1 && today.errors.contains(journal.path))
    }

    @Test func `a token that others can read is found by the doctor`() async throws {
        bench.environment["LANG"] = "C.UTF-8"
        mkdir(bench.home, 0o700)
        mkdir("\(bench.home)/keychain", 0o700)
        try Data([1]).write(to: URL(fileURLWithPath: "\(bench.home)/keychain/secrets"))
        chmod("\(bench.home)/keychain/secrets", 0o644)
        let outcome = await bench.run("doctor")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("chmod go= '\(bench.home)/keychain/secrets'"))
    }
}
