import LiveWalking
import Testing
import Walking

@testable import Sensors

/// A WalkingPad under keys: it answers nothing but its state.
struct PadControlTests {
    /// A frame of its state.
    private func frame(state: UInt8 = 1, speed: Double, mode: UInt8 = 1) -> [UInt8] {
        let numbers = [0xA2, state, UInt8(clamping: Int(clamping: speed * 10)), mode] + [UInt8](repeating: 0, count: 13)
        return [0xF8] + numbers + [numbers.reduce(0, &+), 0xFD]
    }

    private func control(at speed: Double, fastest: Double = 4) -> PadControl {
        var control = PadControl(fastest: fastest)
        control.packet("fe01", frame(state: speed == 0 ? 0 : 1, speed: speed), at: 0)
        return control
    }

    private func writes(_ control: inout PadControl) -> [[UInt8]] { control.takeOutput().writes }

    @Test func `commands are the published bytes`() {
        var standing = control(at: 0)
        standing.want(.start, at: 1)
        #expect(writes(&standing) == [.hex("F7 A2 04 01 A7 FD")])
        var moving = control(at: 3)
        moving.want(.speed(3.2), at: 1)
        #expect(writes(&moving) == [.hex("F7 A2 01 20 C3 FD")])
        moving.want(.stop, at: 2)
        #expect(writes(&moving) == [.hex("F7 A2 01 00 A3 FD")])
    }

    @Test func `a pad in standby is switched to manual first, and started when it is`() {
        var control = PadControl(fastest: 4)
        control.packet("fe01", frame(state: 5, speed: 0, mode: 2), at: 0)
        control.want(.start, at: 1)
        #expect(writes(&control) == [.hex("F7 A2 02 01 A5 FD")])
        control.packet("fe01", frame(state: 5, speed: 0, mode: 2), at: 1.7)
        #expect(writes(&control) == [])
        control.packet("fe01", frame(state: 0, speed: 0, mode: 1), at: 2.5)
        #expect(writes(&control) == [.hex("F7 A2 04 01 A7 FD")])
        control.packet("fe01", frame(state: 9, speed: 0, mode: 1), at: 3.3)
        #expect(control.deadline == .infinity)
    }

    @Test func `a pad that moves, counts down, or says nothing is never started`() {
        var silent = PadControl(fastest: 4)
        silent.want(.start, at: 0)
        var moving = control(at: 1)
        moving.want(.start, at: 1)
        var starting = PadControl(fastest: 4)
        starting.packet("fe01", frame(state: 9, speed: 0), at: 0)
        starting.want(.start, at: 1)
        for output in [silent.takeOutput(), moving.takeOutput(), starting.takeOutput()] {
            #expect(output.writes == [] && output.notices == [.isMoving])
        }
    }

    @Test(arguments: [
        (3.0, 9.0, 35), (3.0, 1.0, 25), (3.0, 3.2, 32), (4.3, 9.0, 45), (5.0, 9.0, 50), (0.6, -4, 5), (3.0, .nan, 30),
    ])
    func `a speed changes by half a kilometre an hour, not beyond what was walked, and never to a stop`(
        _ speed: Double, _ wish: Double, _ sent: UInt8
    ) {
        var control = control(at: speed)
        control.want(.speed(wish), at: 1)
        #expect(writes(&control).map { $0[3] } == [sent])
    }

    @Test func `nothing makes a pad faster than the limit`() {
        var random = SeededGenerator(seed: 15)
        for _ in 0..<500 {
            var control = PadControl(fastest: .random(in: 0...20, using: &random))
            var speed = Double(Int.random(in: 5...60, using: &random)) / 10
            for second in 1...20 {
                control.packet("fe01", frame(speed: speed), at: Double(second))
                control.want(.speed(.random(in: -5...30, using: &random)), at: Double(second))
                guard let sent = writes(&control).last.map({ Double($0[3]) / 10 }) else { continue }
                #expect((0.5...6).contains(sent) && abs(sent - speed) <= 0.551)
                speed = sent
            }
        }
    }

    @Test func `a stop is written at any time, again with each state until it shows, and nothing replaces it`() {
        var control = control(at: 3)
        control.want(.speed(3.4), at: 1)
        control.want(.stop, at: 1.1)
        control.want(.speed(3.2), at: 1.2)
        control.step(by: 0.2, at: 1.3)
        #expect(writes(&control).map { $0[3] } == [34, 0])
        control.packet("fe01", frame(speed: 3), at: 1.8)
        control.failed(at: 1.9)
        control.packet("fe01", frame(speed: 3), at: 2.5)
        #expect(writes(&control).map { $0[3] } == [0, 0])
        control.packet("fe01", frame(speed: 2.1), at: 3.3)
        let output = control.takeOutput()
        #expect(output.writes == [] && output.notices == [.stops] && control.deadline == .infinity)
        var unknown = PadControl(fastest: 4)
        unknown.want(.stop, at: 0)
        #expect(writes(&unknown).count == 1)
    }

    @Test func `what shows no effect is told`() {
        var control = control(at: 3)
        control.want(.stop, at: 1)
        #expect(control.deadline == 4)
        control.advance(at: 4)
        #expect(control.takeOutput().notices == [.noAnswer])
        control.want(.speed(3.4), at: 5)
        control.failed(at: 5.1)
        #expect(control.takeOutput().notices == [.refused])
        control.want(.speed(3.4), at: 6)
        control.packet("fe01", frame(speed: 3.1), at: 6.8)
        control.advance(at: 20)
        #expect(control.takeOutput().notices == [])
    }

    @Test func `two presses are two steps, and a pad that stands gets no speed`() {
        var moving = control(at: 3)
        moving.step(by: 0.2, at: 1)
        moving.step(by: 0.2, at: 1.1)
        #expect(writes(&moving).map { $0[3] } == [32, 34])
        var standing = control(at: 0)
        standing.step(by: 0.2, at: 1)
        #expect(standing.takeOutput().notices == [.isStanding])
    }

    @Test func `a key at the limit of a pad writes nothing and says so`() {
        var control = control(at: 4.5)
        control.step(by: 0.2, at: 1)
        let output = control.takeOutput()
        #expect(output.writes == [] && output.notices == [.isFastest])
    }

    @Test func `without a key nothing is written, whatever comes`() {
        var control = PadControl(fastest: 4)
        for second in 0..<600 {
            control.packet(
                "fe01", frame(state: UInt8(second % 12), speed: Double(second % 70) / 10, mode: UInt8(second % 3)), at: Double(second))
            control.advance(at: Double(second))
        }
        #expect(writes(&control) == [])
    }
}
