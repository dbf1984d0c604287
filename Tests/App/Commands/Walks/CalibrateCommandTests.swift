import Testing

@testable import gnd

@MainActor
struct CalibrateCommandTests {
    let bench = CommandBench()

    @Test func `a counted way says how long a step is, until it is forgotten`() async {
        #expect(await bench.run("calibrate").errors.contains("not known yet"))
        #expect(await bench.run("calibrate", "400m", "540").output == "74 cm, counted 21 Nov 2026\n")
        #expect(
            await bench.run("calibrate", "--json").output
                == "{\"stepLength\":0.7407407407407407,\"from\":\"calibration\",\"date\":\"2026-11-21\"}\n")
        #expect(await bench.run("calibrate", "--off", "--json").output == "{\"stepLength\":null}\n")
    }

    @Test(arguments: [["400m"], ["400m", "steps"], ["10m", "14"], ["400m", "10"]])
    func `what is no step is refused`(_ words: [String]) async {
        let outcome = await bench.run(["calibrate"] + words)
        #expect(outcome.status != 0 && outcome.errors.contains("gnd calibrate 400m 540"), "\(outcome)")
    }

    @Test(arguments: [(["400m", "6500"], "6 cm"), (["400m", "100"], "4"), (["4", "540"], "7")])
    func `a step that nobody takes is said, with what to look at`(_ words: [String], _ length: String) async {
        let english = await bench.run(["calibrate"] + words)
        #expect(
            english.status != 0 && english.errors.contains("That is \(length)") && english.errors.contains("Check the distance"),
            "\(english)")
        let korean = await bench.run(["calibrate"] + words + ["--lang", "ko"]).errors
        #expect(korean.contains("한 걸음이 \(length)") && korean.contains("거리와 걸음 수를 확인해 주세요."), "\(korean)")
    }

    @Test func `an export keeps it`() async throws {
        _ = await bench.run("calibrate", "440 yd", "540")
        let text = await bench.run("export", "--format", "json").output
        let other = CommandBench()
        _ = await other.run("import", try other.write(text, to: "all.json"))
        #expect(await other.run("calibrate").output.contains("75 cm"))
    }
}
