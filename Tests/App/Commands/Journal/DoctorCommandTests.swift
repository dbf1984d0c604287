import Foundation
import Glibc
import SQLite
import Testing
import Walking

@testable import Journal
@testable import gnd

@MainActor
struct DoctorCommandTests {
    let bench = CommandBench()

    init() {
        bench.environment["LANG"] = "C.UTF-8"
    }

    @Test func `the doctor finds a healthy home healthy, and an open one open`() async throws {
        bench.environment["LANG"] = "ko_KR.UTF-8"
        _ = try await bench.importSample()
        let healthy = await bench.run("doctor", "--lang", "en")
        #expect(healthy.status == 0, "\(healthy)")
        #expect(healthy.output.contains("2 days"))
        chmod(bench.home, 0o755)
        let open = await bench.run("doctor", "--lang", "en")
        #expect(open.status == 1)
        #expect(open.output.contains("chmod 700 \(bench.home)"))
    }

    private let trend = """
        com.samsung.shealth.step_daily_trend,1,1
        source_type,count,distance,day_time,update_time
        -2,8000,6000,1774569600000,
        -2,7000,5000,1774656000000,

        """

    @Test func `a journal with days that have no hours is healthy, and so it is in another zone`() async throws {
        let path = try bench.write(trend, to: "com.samsung.shealth.step_daily_trend.20260401120000.csv")
        #expect(await bench.run("import", path).output.contains("2 days changed"))
        let fitbit = #"{"activities-steps":[{"dateTime":"2026-03-30","value":"9001"},{"dateTime":"2026-03-31","value":"10"}]}"#
        #expect(await bench.run("import", try bench.write(fitbit, to: "fitbit.json")).output.contains("2 days changed"))
        for words in [["doctor"], ["--zone", "Europe/Berlin", "days"], ["doctor"], ["--zone", "Asia/Kathmandu", "doctor"]] {
            #expect(await bench.run(words).status == 0, "\(words)")
        }
    }

    @Test func `a zone on the first command is not the home that counts from then on`() async throws {
        _ = await bench.run("log", "2026-11-20 23:30 30m 3000", "--zone", "Europe/Berlin")
        #expect(await bench.run("doctor").output.contains("Asia/Seoul"))
        #expect(await !bench.run("doctor").output.contains("Europe/Berlin"))
    }

    @Test(arguments: 1...12) func `whatever is in a journal, the doctor finds the days as they were counted`(seed: Int) async throws {
        do {
            let journal = try Journal(path: "\(bench.home)/journal.db", clock: bench.clock, zone: Zone("Asia/Seoul") ?? .utc)
            var random = RandomJournal(seed: UInt64(seed), now: bench.clock.now)
            try await random.fill(try await journal.profile(journal.localAccount().id))
        }
        let outcome = await bench.run("doctor")
        #expect(outcome.status == 0, "\(outcome)")
    }

    @Test(arguments: [("en", "1 day is not"), ("ko", "1일의 합계가")])
    func `a day that was counted wrong is counted again on advice that loses no record`(language: String, sentence: String) async throws {
        _ = try await bench.importSample()
        _ = await bench.run("backup")
        try Database(path: "\(bench.home)/journal.db").run(
            "UPDATE day SET steps = steps + 1 WHERE date = (SELECT max(date) FROM day)")
        let outcome = await bench.run("doctor", "--lang", language)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains(sentence) && outcome.output.contains("gnd reimport"), "\(outcome)")
        #expect(!outcome.output.contains("gnd restore"))
        #expect(await bench.run("reimport").status == 0)
        #expect(await bench.run("doctor", "--lang", language).status == 0)
    }
}
