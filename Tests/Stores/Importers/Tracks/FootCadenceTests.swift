import Testing

@testable import Importers

struct FootCadenceTests {
    private func cadence(_ perMinute: Double, seconds: Double = 600) -> FootCadence {
        var cadence = FootCadence()
        cadence.add(perMinute: perMinute, seconds: seconds)
        return cadence
    }

    /// At 1.35 m/s people take about 110 steps a minute of 74 cm: a walk ratio of 0.0067.
    @Test(arguments: [(55.0, 1.35, 1100.0), (110, 1.35, 1100), (60, nil, 1200), (110, nil, 1100)] as [(Double, Double?, Double)])
    func `turns of a leg are two steps each, steps are one`(_ perMinute: Double, _ speed: Double?, _ steps: Double) {
        #expect(cadence(perMinute).steps(at: speed, isOfOneLeg: false) == steps)
    }

    /// 90 steps a minute at 0.7 m/s have a ratio of 0.0052; as turns they would be 180 steps of 23 cm, which nobody takes.
    @Test func `a slow walker's steps are not doubled`() {
        #expect(cadence(90).steps(at: 0.7, isOfOneLeg: false) == 900)
        #expect(cadence(90).steps(at: 2, isOfOneLeg: false) == 1800)
    }

    @Test func `a format that counts one leg is believed, up to what a leg can do`() {
        #expect(cadence(90).steps(at: 0.7, isOfOneLeg: true) == 1800)
        #expect(cadence(100).steps(at: 0.7, isOfOneLeg: true) == 2000)
        #expect(cadence(101).steps(at: 0.7, isOfOneLeg: true) == 1010)
    }

    @Test func `nothing, or more than anybody takes, is no number`() {
        #expect(FootCadence().steps(at: 1, isOfOneLeg: false) == nil)
        #expect(cadence(0).steps(at: 1, isOfOneLeg: false) == nil)
        #expect(cadence(240).steps(at: 2, isOfOneLeg: false) == 2400)
        #expect(cadence(241).steps(at: 2, isOfOneLeg: false) == nil)
        #expect(cadence(60, seconds: 0.4).steps(at: nil, isOfOneLeg: false) == nil, "less than one step")
    }

    @Test func `a pause does not count, and a negative cadence is none`() {
        var mixed = cadence(110)
        mixed.add(perMinute: 0, seconds: 900)
        mixed.add(perMinute: -50, seconds: 900)
        #expect(mixed.seconds == 600)
        #expect(mixed.steps(at: 1.35, isOfOneLeg: false) == 1100)
    }

    @Test(arguments: [
        // A brisk and a slow walk, both ways of counting.
        (110.0, 1.35, true), (55, 1.35, true), (80, 0.9, true),
        // A run, standing about, an oar, pedals.
        (170, 2.8, false), (25, 0.3, false), (28, 2.2, false), (80, 6, false),
    ])
    func `a walker's feet have a walker's cadence and step`(_ perMinute: Double, _ speed: Double, _ isWalker: Bool) {
        #expect(cadence(perMinute).isOfWalker(at: speed, isOfOneLeg: false) == isWalker)
    }

    @Test func `without a speed nobody can say that it was a walker`() {
        #expect(!cadence(110).isOfWalker(at: 0, isOfOneLeg: false))
        #expect(!FootCadence().isOfWalker(at: 1.3, isOfOneLeg: false))
    }

    /// 70 turns of pedals at 4 m/s: 140 "steps" of 1.7 m.
    @Test(arguments: [(70.0, 4.0, true), (28, 2, true), (110, 1.35, false), (55, 1.35, false)])
    func `what goes too far with each turn is a machine`(_ perMinute: Double, _ speed: Double, _ isMachine: Bool) {
        #expect(cadence(perMinute).isOfMachine(at: speed, isOfOneLeg: false) == isMachine)
    }

    @Test func `no cadence is no machine's`() {
        #expect(!FootCadence().isOfMachine(at: 9, isOfOneLeg: false))
    }

    @Test(arguments: [(55.0, 1.2, 1100.0), (95, 1.3, 950), (110, 1.4, 1100), (75, 1.0, 750), (57, 1.25, 1140), (40, 0.5, 800)])
    func `whether a file counts legs or steps follows from how far a body steps`(perMinute: Double, speed: Double, steps: Double) {
        #expect(cadence(perMinute).steps(at: speed, isOfOneLeg: false) == steps)
    }

    @Test(arguments: [(0.8, 28.0), (1.5, 30), (2.13, 60), (2.2, 60), (1.0, 25)])
    func `pedals, oars and arms go further with each turn than a step does`(speed: Double, perMinute: Double) {
        #expect(!cadence(perMinute).isOfWalker(at: speed, isOfOneLeg: true))
        #expect(cadence(perMinute).isOfMachine(at: speed, isOfOneLeg: true))
    }

    @Test(arguments: [(1.25, 48.5), (1.5, 54), (0.6, 40), (2.0, 70)])
    func `a walker's cadence is a walker's`(speed: Double, perMinute: Double) {
        #expect(cadence(perMinute).isOfWalker(at: speed, isOfOneLeg: true))
        #expect(!cadence(perMinute).isOfMachine(at: speed, isOfOneLeg: true))
    }
}
