import LiveWalking
import Walking

/// Makes lines of every kind, the same from the same seed.
struct AnyLine {
    private var dice: SeededGenerator

    init(seed: UInt64) { dice = SeededGenerator(seed: seed) }

    mutating func line() -> FeedLine {
        let time = SessionTime(milliseconds: .random(in: 0...90_000_000, using: &dice))
        switch Int.random(in: 0..<8, using: &dice) {
        case 0:
            return .header(
                FeedHeader(
                    id: WalkID(), start: instant(), zone: Bool.random(using: &dice) ? Zone("Asia/Seoul") : nil,
                    ownStepLength: Bool.random(using: &dice) ? 0.68 : nil))
        case 1...2: return .packet(SensorPacket(time: time, sensor: text(), characteristic: "2acd", bytes: bytes(60)))
        case 3:
            return .location(
                time, sensor: "gps",
                LocationFix(
                    latitude: decimal(-90...90, 9), longitude: decimal(-180...180, 9), elevation: maybe(-100...4000),
                    speed: maybe(0...4), error: maybe(0...200)))
        default: return .event(time, event(time))
        }
    }

    private mutating func event(_ time: SessionTime) -> SessionEvent {
        switch Int.random(in: 0..<17, using: &dice) {
        case 0:
            .device(
                SensorDescription(
                    name: text(), title: text(), maker: text(), model: text(),
                    cadence: [nil, .steps, .strides].randomElement(using: &dice) ?? nil,
                    scale: SensorScale(.random(in: 0.7...1.4, using: &dice)) ?? .exact))
        case 1: .connected(text())
        case 2: .disconnected(text())
        case 3: .battery(text(), .random(in: 0...100, using: &dice))
        case 4: .pause
        case 5: .resume
        case 6: .gap(Bool.random(using: &dice) ? .sleep : .restart, since: time)
        case 7: .lap(SessionEvent.LapCause.allCases.randomElement(using: &dice) ?? .key)
        case 8: .tapped(steps: .random(in: 1...100, using: &dice))
        case 9: .effort(.random(in: 6...20, using: &dice))
        case 10: .note(text())
        case 11: .end
        case 12: .clock(instant())
        case 13: .cue("more-cadence", outputs: ["screen", "voice"])
        case 14: .control(text(), bytes: bytes(8), answer: Bool.random(using: &dice) ? 1 : nil)
        case 15: .laps(every: ([nil] + LapLength.allCases).randomElement(using: &dice) ?? nil)
        default: .mode(choice())
        }
    }

    private mutating func choice() -> WalkChoice {
        var choice = WalkChoice(WalkMode.allCases.randomElement(using: &dice) ?? .stroll)
        if Bool.random(using: &dice) {
            choice = WalkChoice(own: WalkPlan(text(), (0..<Int.random(in: 1...20, using: &dice)).map { _ in phase() }))
        }
        choice.aim = Bool.random(using: &dice) ? aim() : nil
        return choice
    }

    private mutating func phase() -> WalkPlan.Phase {
        WalkPlan.Phase(
            WalkPlan.Kind.allCases.randomElement(using: &dice) ?? .walk,
            seconds: Bool.random(using: &dice) ? .random(in: 1...21_600, using: &dice) : nil, aim: Bool.random(using: &dice) ? aim() : nil)
    }

    private mutating func aim() -> WalkPlan.Aim {
        let low = decimal(0.2...100, 3)
        return WalkPlan.Aim(WalkPlan.Aim.Quantity.allCases.randomElement(using: &dice) ?? .speed, low...decimal(101...200, 3))
    }

    private mutating func text() -> String {
        let letters = Array("abc ÄÖ한국어\"\\\n\t\u{1}👟é/")
        return "s" + String((0..<Int.random(in: 0...12, using: &dice)).map { _ in letters.randomElement(using: &dice) ?? "x" })
    }

    private mutating func bytes(_ most: Int) -> [UInt8] {
        (0..<Int.random(in: 0...most, using: &dice)).map { _ in .random(in: 0...255, using: &dice) }
    }

    private mutating func instant() -> Instant { Instant(milliseconds: .random(in: 1_700_000_000_000...1_900_000_000_000, using: &dice)) }

    private mutating func maybe(_ range: ClosedRange<Double>) -> Double? { Bool.random(using: &dice) ? decimal(range, 3) : nil }

    private mutating func decimal(_ range: ClosedRange<Double>, _ digits: Int) -> Double {
        let scale = (0..<digits).reduce(1.0) { value, _ in value * 10 }
        return (Double.random(in: range, using: &dice) * scale).rounded() / scale
    }
}
