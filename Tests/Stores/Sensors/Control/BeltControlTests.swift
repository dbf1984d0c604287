import LiveWalking
import Testing
import Walking

@testable import Sensors

struct BeltControlTests {
    /// A belt at a speed, with control of it.
    private func control(at speed: Double, fastest: Double = 4, countsMiles: Bool = false) -> BeltControl {
        var control = BeltControl(fastest: fastest, countsMiles: countsMiles)
        control.report(speed: speed, at: 0)
        control.want(speed == 0 ? .start : .speed(speed), at: 0)
        control.answer([0x80, 0x00, 1], at: 0.1)
        control.answer([0x80, speed == 0 ? 0x07 : 0x02, 1], at: 0.2)
        _ = control.takeOutput()
        return control
    }

    /// The speed that was written, in hundredths of a kilometre an hour.
    private func written(_ control: inout BeltControl) -> Int? {
        control.takeOutput().writes.last.flatMap { $0.first == 0x02 ? Int($0[1]) | Int($0[2]) << 8 : nil }
    }

    @Test func `control is asked for first, and the wish is written once it is given`() {
        var control = BeltControl(fastest: 4)
        control.report(speed: 0, at: 0)
        control.want(.start, at: 0)
        #expect(control.takeOutput().writes == [[0x00]])
        control.answer([0x80, 0x00, 1], at: 0.5)
        #expect(control.takeOutput().writes == [[0x07]])
    }

    @Test func `a belt that moves, or of which nothing is known, is never started`() {
        var silent = BeltControl(fastest: 4)
        silent.want(.start, at: 0)
        #expect(silent.takeOutput().writes == [] && silent.deadline == .infinity)
        var moving = BeltControl(fastest: 4)
        moving.report(speed: 0, at: 0)
        moving.want(.start, at: 0)
        moving.report(speed: 1, at: 0.2)
        moving.answer([0x80, 0x00, 1], at: 0.5)
        let output = moving.takeOutput()
        #expect(output.writes == [[0x00]] && output.notices == [.isMoving])
    }

    @Test(arguments: [
        (3.0, 9.0, 350), (3.0, 1.0, 250), (3.0, 3.2, 320), (4.3, 9.0, 450), (5.0, 9.0, 500), (5.0, 4.0, 450), (0.3, -4, 0),
        (3.0, .nan, 300),
    ])
    func `a speed changes by half a kilometre an hour, and not beyond what was walked`(_ speed: Double, _ wish: Double, _ sent: Int) {
        var control = control(at: speed)
        control.want(.speed(wish), at: 2)
        #expect(written(&control) == sent)
    }

    @Test func `nothing makes a belt faster than the limit`() {
        var random = SeededGenerator(seed: 15)
        for _ in 0..<2000 {
            var control = BeltControl(fastest: .random(in: 0...20, using: &random))
            var speed = Double.random(in: 0.1...6, using: &random)
            control.report(speed: speed, at: 0)
            for second in 1...20 {
                control.want(.speed(.random(in: -5...30, using: &random)), at: Double(second))
                control.answer([0x80, 0x00, 1], at: Double(second) + 0.1)
                control.answer([0x80, 0x02, 1], at: Double(second) + 0.2)
                guard let sent = written(&control) else { continue }
                let wish = Double(sent) / 100
                #expect(wish <= 6.001 && abs(wish - speed) <= 0.511)
                speed = wish
                control.report(speed: speed, at: Double(second) + 0.5)
            }
        }
    }

    @Test func `a belt that takes miles is noticed, and asked for its old speed in miles`() {
        var control = control(at: 2.5)
        control.want(.speed(3), at: 1)
        #expect(written(&control) == 300)
        control.answer([0x80, 0x02, 1], at: 1.1)
        control.report(speed: 3.1, at: 2)
        control.report(speed: 4.83, at: 5)
        let output = control.takeOutput()
        #expect(output.notices == [.countsMiles])
        #expect(output.writes == [[0x02, 155, 0]])
        #expect(control.countsMiles)
        var known = self.control(at: 3.2, countsMiles: true)
        known.want(.speed(3.5), at: 1)
        #expect(written(&known) == 217)
    }

    @Test func `a stop is written at once, whatever else waits`() {
        var control = control(at: 3)
        control.want(.speed(3.5), at: 1)
        control.want(.speed(3.2), at: 1.1)
        control.want(.stop, at: 1.2)
        control.want(.speed(3.4), at: 1.3)
        #expect(control.takeOutput().writes == [[0x02, 94, 1], [0x08, 1]])
    }

    @Test func `a stop is written although the belt gives no control away, and no answer is said`() {
        var control = BeltControl(fastest: 4)
        control.want(.stop, at: 0)
        #expect(control.takeOutput().writes == [[0x00]])
        #expect(control.deadline == 2)
        control.advance(at: 2)
        let output = control.takeOutput()
        #expect(output.writes == [[0x08, 1]] && output.notices == [.noAnswer])
        control.advance(at: 4)
        #expect(control.takeOutput().notices == [.noAnswer])

        var refused = BeltControl(fastest: 4)
        refused.want(.stop, at: 0)
        refused.answer([0x80, 0x00, 5], at: 1)
        let rest = refused.takeOutput()
        #expect(rest.writes == [[0x00], [0x08, 1]] && rest.notices == [.refused])
    }

    @Test func `of two wishes that wait the newest counts, and a belt that stands gets no speed`() {
        var control = control(at: 3)
        control.want(.speed(3.1), at: 1)
        control.want(.speed(3.2), at: 1.1)
        control.want(.speed(3.3), at: 1.2)
        #expect(written(&control) == 310)
        control.answer([0x80, 0x02, 1], at: 1.3)
        #expect(written(&control) == 330)
        var standing = self.control(at: 0)
        standing.want(.speed(1), at: 1)
        #expect(standing.takeOutput().notices == [.isStanding])
    }

    @Test func `a new link begins without control, and the range of the belt holds`() {
        var control = control(at: 1)
        control.disconnected()
        control.report(speed: 1, at: 9)
        control.range([100, 0, 144, 1, 10, 0])
        control.want(.speed(0.6), at: 10)
        #expect(control.takeOutput().writes == [[0x00]])
        control.answer([0x80, 0x00, 1], at: 10.1)
        #expect(written(&control) == 100)
    }

    @Test func `a stop that a busy belt does not take is written again until it is taken`() {
        var control = control(at: 3)
        control.want(.speed(3.5), at: 1)
        control.want(.stop, at: 1.1)
        #expect(control.takeOutput().writes == [[0x02, 94, 1], [0x08, 1]])
        control.failed(at: 1.2)
        control.advance(at: control.deadline)
        #expect(control.takeOutput().writes == [[0x08, 1]])
        control.answer([0x80, 0x08, 1], at: 1.6)
        #expect(control.takeOutput().notices == [.stops] && control.deadline == .infinity)
    }

    @Test func `a write that fails is a refusal, and a belt may answer by its status alone`() {
        var refused = control(at: 3)
        refused.want(.speed(3.5), at: 1)
        refused.failed(at: 1.1)
        #expect(refused.takeOutput().notices == [.refused] && refused.deadline == .infinity)
        var silent = control(at: 3)
        silent.want(.stop, at: 1)
        silent.status([0x04], at: 1.1)
        #expect(silent.deadline == 3)
        silent.status([0x02, 0x01], at: 1.2)
        #expect(silent.deadline == .infinity && silent.takeOutput().notices == [.stops])
    }

    @Test func `two presses are two steps, and never more than half a kilometre an hour`() {
        var control = control(at: 3)
        for press in 1...4 { control.step(by: 0.2, at: 1 + Double(press) / 10) }
        control.answer([0x80, 0x02, 1], at: 2)
        #expect(written(&control) == 350)
    }

    @Test func `a key at a limit writes nothing and says so, unless a stop waits`() {
        var fastest = control(at: 4.5)
        fastest.step(by: 0.2, at: 1)
        var output = fastest.takeOutput()
        #expect(output.writes == [] && output.notices == [.isFastest])
        var slowest = control(at: 1)
        slowest.range([100, 0, 144, 1, 10, 0])
        slowest.step(by: -0.2, at: 1)
        output = slowest.takeOutput()
        #expect(output.writes == [] && output.notices == [.isSlowest])
        slowest.want(.stop, at: 2)
        slowest.step(by: -0.2, at: 2.1)
        output = slowest.takeOutput()
        #expect(output.writes == [[0x08, 1]] && output.notices == [])
    }

    @Test func `a belt that is not where a key took it is at no limit`() {
        var refused = control(at: 4)
        refused.step(by: 0.5, at: 1)
        _ = refused.takeOutput()
        refused.answer([0x80, 0x02, 1], at: 1.1)
        refused.report(speed: 2, at: 3)
        refused.step(by: 0.2, at: 4)
        #expect(written(&refused) == 250)
    }

    @Test func `no speed is asked for behind a stop that waits for its answer`() {
        var control = control(at: 3)
        control.want(.stop, at: 1)
        control.step(by: -0.2, at: 1.1)
        control.answer([0x80, 0x08, 1], at: 1.2)
        #expect(control.takeOutput().writes == [[0x08, 1]])
    }

    @Test func `answers of any bytes do no harm`() {
        var random = SeededGenerator(seed: 15)
        var control = control(at: 3)
        for second in 0..<5000 {
            control.answer(
                (0..<Int.random(in: 0...5, using: &random)).map { _ in .random(in: 0...255, using: &random) }, at: Double(second))
            control.range((0..<Int.random(in: 0...7, using: &random)).map { _ in .random(in: 0...255, using: &random) })
        }
        #expect(control.takeOutput().writes == [])
    }
}
