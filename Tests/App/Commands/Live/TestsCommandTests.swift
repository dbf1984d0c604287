import Testing

@testable import gnd

/// Results of walking tests in the shell.
@MainActor
struct TestsCommandTests {
    let bench = CommandBench()

    @Test func `a way of six minutes is added and corrected`() async {
        #expect(await bench.run("tests", "correct", "480").errors.hasPrefix("gnd: There is no six-minute walk test to correct."))
        #expect(await bench.run("tests", "add", "12", "x", "40", "+", "15").output.contains("Six minutes  495 m  1.38 m/s"))
        let corrected = await bench.run("tests", "correct", "480")
        #expect(corrected.output.contains("Six minutes  480 m  1.33 m/s"))
        #expect(corrected.output.hasPrefix("Corrected: Six minutes, 480 m, 2026-11-21"), "\(corrected)")
        #expect(await bench.run("tests", "list").output.split(separator: "\n").count == 1)
        #expect(await bench.run("tests", "list", "all").errors.contains("“all” is one word too many here."))
    }

    @Test func `six minutes that came by import are in the list with their source, and are none to delete`() async throws {
        let record =
            "<Record type=\"HKQuantityTypeIdentifierSixMinuteWalkTestDistance\" sourceName=\"Ann’s Watch\" unit=\"m\" "
            + "startDate=\"2026-11-18 08:00:00 +0000\" endDate=\"2026-11-18 08:10:00 +0000\" value=\"448\"/>"
        _ = await bench.run("import", try bench.write("<HealthData>\(record)</HealthData>", to: "watch.xml"))
        let alone = await bench.run("tests")
        #expect(alone.status == 0 && alone.output.contains("Six minutes  448 m") && alone.output.contains("by Watch"), "\(alone)")
        #expect(await bench.run("tests", "delete").errors.contains("There is no result to delete."))
        _ = await bench.run("tests", "add", "470")
        let both = await bench.run("tests").output.split(separator: "\n")
        #expect(both.count == 2 && both[0].hasPrefix("1  2026-11-21") && both[1].contains("448 m"), "\(both)")
        #expect(await bench.run("tests", "--on", "2026-11-18").output.contains("448 m"))
        #expect(await bench.run("tests", "--json").output.contains("\"Watch\""))
        let doctor = await bench.run("report", "--for", "doctor", "--on", "today").output
        #expect(doctor.contains("Six-minute walk") && doctor.contains("448 m on 1 day, Watch"), "\(doctor)")
    }

    @Test(
        arguments: [
            ("add", "gnd tests add 480"), ("add far", "“far” is no number of metres."), ("add 0.5 km", "“km” is no unit of this way"),
            ("add 12 x", "“12 x” is no way on a course."), ("add 5", "5 m is too short for a result, which has at least 20 m."),
            ("correct 5", "5 m is too short"),
            ("add 2000", "2,000 m is farther than anybody walks in six minutes. Write up to 1,000 m."),
            ("add yesterday 25:00 480", "“25:00” is no time of day."), ("add tomorrow 480", "still to come"),
            ("correct 480 steps", "“steps” is no unit of this way"),
        ])
    func `what is no result says why, and changes nothing`(_ line: String, _ reason: String) async {
        _ = await bench.run("tests", "add", "470")
        let refused = await bench.run(["tests"] + line.split(separator: " ").map(String.init))
        #expect(refused.status == 1 && refused.errors.contains(reason), "\(refused)")
        #expect(await bench.run("tests").output.split(separator: "\n").count == 1)
        #expect(await bench.run("tests").output.contains("470 m"))
    }

    @Test func `every reason is a sentence in Korean, too`() async {
        let refused = await bench.run("tests", "add", "2000", "--lang", "ko")
        #expect(refused.errors.contains("6분 동안 걸을 수 있는 거리보다 길어요. 1,000 m까지 적을 수 있어요."), "\(refused)")
        let added = await bench.run("tests", "add", "480", "--lang", "ko")
        #expect(added.output.hasPrefix("더했어요: 6분 걷기, 480 m, 2026-11-21"), "\(added)")
    }

    @Test func `a day before the way is read as it is elsewhere`() async {
        #expect(await bench.run("tests", "add", "yesterday", "14:30", "480").output.contains("2026-11-20 14:30"))
        let list = await bench.run("tests", "add", "the", "day", "before", "yesterday", "14:30", "12", "x", "40", "+", "15")
        #expect(list.output.contains("2026-11-19 14:30  Six minutes  495 m"), "\(list)")
    }

    @Test func `a result is added, corrected and deleted by its day, before the way or as an option`() async {
        #expect(await bench.run("tests", "add", "480", "--on", "yesterday").output.contains("2026-11-20 12:00"))
        #expect(await bench.run("tests", "add", "--on", "2026-11-19", "14:30", "12", "x", "40").output.contains("2026-11-19 14:30"))
        _ = await bench.run("tests", "add", "470")
        let corrected = await bench.run("tests", "correct", "485", "--on", "yesterday").output
        #expect(corrected.hasPrefix("Corrected: Six minutes, 485 m, 2026-11-20 12:00."), "\(corrected)")
        let earlier = await bench.run("tests", "correct", "2026-11-19", "14:30", "490").output
        #expect(earlier.hasPrefix("Corrected: Six minutes, 490 m, 2026-11-19 14:30."), "\(earlier)")
        #expect(await bench.run("tests", "correct", "475").output.hasPrefix("Corrected: Six minutes, 475 m, 2026-11-21"))
        #expect(await bench.run("tests", "--on", "yesterday").output.hasPrefix("2  2026-11-20"))
        let deleted = await bench.run("tests", "delete", "--on", "yesterday").output
        #expect(deleted.hasPrefix("Deleted: Six minutes, 485 m, 2026-11-20 12:00."), "\(deleted)")
        let left = await bench.run("tests").output
        #expect(left.contains("475 m") && left.contains("490 m") && left.split(separator: "\n").count == 2, "\(left)")
    }

    @Test(
        arguments: [
            "--on yesterday", "correct 485 --on yesterday", "correct yesterday 485", "correct today 00:01 485", "delete --on yesterday",
            "delete 1 --on yesterday",
        ])
    func `a day without a result is said, and nothing changes`(_ line: String) async {
        _ = await bench.run("tests", "add", "470")
        let refused = await bench.run(["tests"] + line.split(separator: " ").map(String.init))
        #expect(refused.status == 1 && refused.errors.contains("There is no such result of 2026-11-2"), "\(refused)")
        #expect(await bench.run("tests").output.contains("470 m"))
    }

    @Test func `the latest result is deleted, or the one of a number, and undo brings it back`() async {
        #expect(await bench.run("tests", "delete").errors.contains("There is no result to delete."))
        for words in [["yesterday", "470"], ["480"]] { _ = await bench.run(["tests", "add"] + words) }
        let list = await bench.run("tests").output
        #expect(list.hasPrefix("1  2026-11-21") && list.contains("2  2026-11-20"), "\(list)")
        for wrong in ["3", "0", "x"] {
            #expect(await bench.run("tests", "delete", wrong).errors.contains("There is no result \(wrong)."))
        }
        let older = await bench.run("tests", "delete", "2")
        #expect(older.output.hasPrefix("Deleted: Six minutes, 470 m, 2026-11-20 12:00. “gnd undo” takes that back.\n1  "), "\(older)")
        #expect(await bench.run("undo").output.hasPrefix("Undone: deletion of a try of six minutes."))
        #expect(await bench.run("tests").output == list)
        #expect(await bench.run("tests", "delete").output.hasPrefix("Deleted: Six minutes, 480 m, 2026-11-21"))
        let last = await bench.run("tests", "delete", "--lang", "ko")
        #expect(last.output.hasPrefix("지웠어요: 6분 걷기, 470 m") && last.errors.isEmpty && last.status == 0, "\(last)")
        #expect(await bench.run("tests", "delete", "1", "2").errors.contains("“2” is one word too many here."))
    }
}
