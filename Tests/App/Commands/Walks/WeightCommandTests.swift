import Testing

@testable import gnd

/// A weight is told to the shell as people write it, and shown in the units of the line.
@MainActor
struct WeightCommandTests {
    let bench = CommandBench()

    @Test func `a weight is kept until it is forgotten`() async {
        let unknown = await bench.run("weight")
        #expect(unknown.output.isEmpty && unknown.errors.contains("gnd weight 72kg"), "\(unknown)")
        #expect(await bench.run("weight", "72.5kg") == .init(status: 0, output: "72.5 kg\n", errors: ""))
        #expect(await bench.run("weight", "--json").output == "{\"weight\":72.5}\n")
        #expect(await bench.run("weight", "--units", "metric-lb").output == "159.8 lb\n")
        #expect(await bench.run("weight", "--off").output.hasPrefix("Your weight is forgotten"))
        #expect(await bench.run("weight", "--off", "--json").output == "{\"weight\":null}\n")
    }

    @Test(arguments: [
        (["158", "lb"], "metric", "71.7 kg"), (["158"], "imperial", "158 lb"), (["158"], "imperial-kg", "158 kg"),
        (["11", "st", "4", "lb"], "km-in", "158 lb"), (["72킬로"], "miles-cm", "72 kg"),
    ])
    func `a number alone is in the units of the line, and one with a unit is not`(_ words: [String], _ units: String, _ shown: String) async
    {
        #expect(await bench.run(["weight"] + words + ["--units", units]).output == shown + "\n")
    }

    @Test(arguments: [["heavy"], ["700"], ["19"], ["0"], ["72", "cm"]])
    func `what nobody weighs is refused, with what can be`(_ words: [String]) async {
        let outcome = await bench.run(["weight"] + words + ["--units", "metric"])
        #expect(outcome.status == 1 && outcome.errors.contains("A weight from 20 to 300 kg"), "\(outcome)")
        let korean = await bench.run(["weight"] + words + ["--units", "metric", "--lang", "ko"])
        #expect(korean.errors.contains("20부터 300 kg까지"), "\(korean)")
    }

    @Test func `it is undone as a change of the weight`() async {
        _ = await bench.run("weight", "72kg")
        _ = await bench.run("weight", "80kg")
        #expect(await bench.run("undo").output.hasPrefix("Undone: weight."))
        #expect(await bench.run("weight", "--units", "metric").output == "72 kg\n")
    }

    @Test func `a walk says its energy to whoever told their weight`() async {
        let walk = ["log", "07:40 40m 3 km 4000 steps", "--json"]
        #expect(!(await bench.run(walk)).output.contains("kilocalories"))
        _ = await bench.run("weight", "72kg")
        let outcome = await bench.run(walk)
        #expect(outcome.output.hasSuffix(",\"kilocalories\":170}\n"), "\(outcome)")
    }
}
