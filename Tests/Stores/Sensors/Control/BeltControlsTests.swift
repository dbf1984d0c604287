import LiveWalking
import Testing
import Walking

@testable import Sensors

/// The belts of a walk that keys may control.
struct BeltControlsTests {
    private let pad: RememberedSensor = {
        var pad = RememberedSensor(address: "C0:FF:EE:00:00:01", kind: .treadmill, title: "Pad")
        pad.mayBeControlled = true
        return pad
    }()

    /// Controls of a belt that runs at a speed, in kilometres an hour.
    private func controls(at speed: Double) -> BeltControls {
        var controls = BeltControls()
        controls.update([pad], at: 0) { _ in .fitnessMachine }
        report(speed, to: &controls, at: 0)
        return controls
    }

    private func report(_ speed: Double, to controls: inout BeltControls, at now: Double) {
        let hundredths = Int(clamping: speed * 100)
        let bytes = [0, 0, UInt8(hundredths & 0xFF), UInt8(hundredths >> 8)]
        controls.packet(of: pad.address, "2acd", bytes, at: now)
    }

    private func writes(_ controls: inout BeltControls) -> [[UInt8]] { controls.takeWrites().map(\.bytes) }

    /// The evidence about the pad, as the loop of the sensors takes it: after the writes.
    private func evidence(_ controls: inout BeltControls) -> [BeltEvidence] {
        _ = controls.takeWrites()
        return controls.takeEvidence().filter { $0.address == pad.address }.map(\.1)
    }

    /// Controls of a belt at 3 km/h that was just asked for 3.2.
    private func asking() -> BeltControls {
        var controls = controls(at: 3)
        controls.handle(.faster, fastest: 1.2, at: 1)
        _ = controls.takeWrites()
        controls.packet(of: pad.address, "2ad9", [0x80, 0x00, 1], at: 1.1)
        _ = evidence(&controls)
        return controls
    }

    private let unanswered = [BeltEvidence(bytes: [0x02, 64, 1], answer: nil)]

    @Test func `a belt that was started counts as moving until it does, takes a stop, or had time to begin`() {
        var started = controls(at: 0)
        #expect(started.status?.isMoving == false)
        started.handle(.start, fastest: 1.2, at: 1)
        #expect(started.status?.isMoving == true && started.status?.speed == 0)
        var (late, moving, stopped) = (started, started, started)
        late.advance(at: 15.9)
        #expect(late.status?.isMoving == true && late.deadline <= 16)
        late.advance(at: 16)
        #expect(late.status?.isMoving == false)
        moving.packet(of: pad.address, "2acd", [0, 0, 100, 0], at: 4)
        #expect(moving.status?.isMoving == true && moving.status?.isStarting == false)
        stopped.packet(of: pad.address, "2ad9", [0x80, 0x00, 1], at: 1.1)
        stopped.packet(of: pad.address, "2ad9", [0x80, 0x07, 1], at: 1.2)
        #expect(stopped.status?.isMoving == true, "it has taken the start, and counts down")
        var unheard = stopped
        stopped.handle(.stop, fastest: 1.2, at: 2)
        stopped.packet(of: pad.address, "2ad9", [0x80, 0x08, 1], at: 2.1)
        _ = stopped.takeWrites()
        #expect(stopped.status?.isMoving == false)
        unheard.handle(.stop, fastest: 1.2, at: 2)
        unheard.packet(of: pad.address, "2ad9", [0x80, 0x08, 4], at: 2.1)
        _ = unheard.takeWrites()
        #expect(unheard.status?.isMoving == true, "a stop that was refused stops nothing")
        var refusing = controls(at: 0)
        refusing.handle(.start, fastest: 1.2, at: 1)
        refusing.packet(of: pad.address, "2ad9", [0x80, 0x00, 1], at: 1.1)
        refusing.packet(of: pad.address, "2ad9", [0x80, 0x07, 4], at: 1.2)
        _ = refusing.takeWrites()
        #expect(refusing.status?.isMoving == false, "it said that it does not start")
    }

    @Test func `a stop before the link stands is written as soon as it does, and no other command is`() {
        var controls = BeltControls()
        controls.update([pad], at: 0) { _ in nil }
        #expect(controls.status == BeltStatus(title: "Pad", link: .awaited))
        controls.handle(.stop, fastest: 1.2, at: 1)
        controls.handle(.faster, fastest: 1.2, at: 1)
        controls.update([pad], at: 3) { _ in .fitnessMachine }
        #expect(writes(&controls) == [[0]], "it asks for control first")
        controls.packet(of: pad.address, "2ad9", [0x80, 0x00, 1], at: 3.1)
        #expect(writes(&controls) == [[8, 1]])
    }

    @Test func `a stop is for the belt that was lost, whichever comes first`() {
        var other = pad
        other.address = "C0:FF:EE:00:00:02"
        let both = [pad, other]
        var controls = controls(at: 3)
        controls.update(both, at: 5) { _ in nil }
        controls.handle(.stop, fastest: nil, at: 6)
        #expect(controls.status?.notice == .stopWaits)
        controls.update(both, at: 7) { [other] in $0 == other.address ? .fitnessMachine : nil }
        #expect(controls.takeWrites().isEmpty)
        controls.update(both, at: 9) { _ in .fitnessMachine }
        let writes = controls.takeWrites()
        #expect(writes.map(\.address) == [pad.address] && writes.map(\.bytes) == [[0]])
    }

    @Test func `that a belt is at its limit is no trouble, and over by itself`() {
        var controls = controls(at: 3)
        controls.handle(.faster, fastest: 0.5, at: 1)
        #expect(writes(&controls).isEmpty && controls.status?.notice == .isFastest)
        controls.advance(at: 1)
        #expect(controls.deadline == 11)
        controls.advance(at: 10.9)
        #expect(controls.status?.notice == .isFastest)
        controls.advance(at: 11)
        #expect(controls.status?.notice == nil && controls.deadline == .infinity)
        #expect(!LiveTrouble.belt(.isFastest).isUrgent && LiveTrouble.belt(.noAnswer).isUrgent)
    }

    @Test func `that a belt is not near is said for a while, since one may walk elsewhere`() {
        var controls = BeltControls()
        controls.update([pad], at: 0) { _ in nil }
        controls.handle(.stop, fastest: nil, at: 1)
        controls.advance(at: 1)
        #expect(controls.status?.notice == .stopWaits && controls.deadline == 11)
        controls.advance(at: 11)
        #expect(controls.status?.notice == nil)
        var lost = self.controls(at: 3)
        lost.update([pad], at: 5) { _ in nil }
        lost.advance(at: 60)
        #expect(lost.status?.notice == .linkLost, "a belt that was lost goes on")
    }

    @Test func `a stop of long ago is not carried out when a belt comes`() {
        var controls = BeltControls()
        controls.update([pad], at: 0) { _ in nil }
        controls.handle(.stop, fastest: 1.2, at: 1)
        controls.update([pad], at: 20) { _ in .fitnessMachine }
        #expect(writes(&controls).isEmpty)
    }

    @Test func `the last command to a belt that fell silent is evidence once it is given up, and again when it is answered late`() {
        var controls = asking()
        controls.advance(at: 3)
        #expect(evidence(&controls) == [])
        controls.advance(at: 3.2)
        #expect(evidence(&controls) == unanswered)
        controls.packet(of: pad.address, "2ad9", [0x80, 0x02, 1], at: 4)
        #expect(evidence(&controls) == [BeltEvidence(bytes: [0x02, 64, 1], answer: 1)])
        controls.packet(of: pad.address, "2ad9", [0x80, 0x02, 1], at: 5)
        #expect(evidence(&controls) == [])
    }

    @Test func `the last command is evidence also where the link breaks, keys lose the belt, or it did not get through`() {
        var lost = asking()
        lost.update([pad], at: 1.5) { _ in nil }
        #expect(evidence(&lost) == unanswered)
        var forbidden = asking()
        forbidden.update([], at: 1.5) { _ in .fitnessMachine }
        #expect(evidence(&forbidden) == unanswered)
        var failed = asking()
        failed.failed(pad.address, at: 1.5)
        #expect(evidence(&failed) == unanswered)
    }

    @Test func `a command that a stop overtakes is evidence before it, and one that was never written is none`() {
        var controls = asking()
        controls.handle(.stop, fastest: nil, at: 1.5)
        #expect(evidence(&controls) == unanswered)
        controls.packet(of: pad.address, "2ad9", [0x80, 0x08, 1], at: 1.6)
        #expect(evidence(&controls) == [BeltEvidence(bytes: [0x08, 1], answer: 1)])
        var unwritten = self.controls(at: 3)
        unwritten.handle(.stop, fastest: nil, at: 1)
        unwritten.update([pad], at: 1) { _ in nil }
        #expect(evidence(&unwritten) == [])
    }

    @Test func `nothing is ever written without a key`() {
        var controls = controls(at: 0)
        for second in 1...600 {
            report(Double(second % 7), to: &controls, at: Double(second))
            controls.advance(at: Double(second))
        }
        #expect(writes(&controls) == [])
        #expect(controls.deadline == .infinity)
    }

    @Test func `a belt that was not switched on for keys has none`() {
        var controls = BeltControls()
        controls.update([], at: 0) { _ in .fitnessMachine }
        controls.handle(.stop, fastest: nil, at: 1)
        #expect(controls.status == nil && writes(&controls) == [])
    }

    @Test func `a key asks for control, changes the speed, and its answer is kept`() {
        var controls = controls(at: 3)
        controls.handle(.faster, fastest: 1.2, at: 1)
        #expect(writes(&controls) == [[0x00]])
        controls.packet(of: pad.address, "2ad9", [0x80, 0x00, 1], at: 1.1)
        #expect(writes(&controls) == [[0x02, 64, 1]])
        controls.packet(of: pad.address, "2ad9", [0x80, 0x02, 1], at: 1.2)
        _ = controls.takeWrites()
        #expect(evidence(&controls) == [BeltEvidence(bytes: [0x00], answer: 1), BeltEvidence(bytes: [0x02, 64, 1], answer: 1)])
        #expect(controls.status?.notice == nil)
        #expect(controls.status?.isMoving == true)
    }

    @Test func `a pad of KingSmith's takes its own commands, which are kept as they are written`() {
        var controls = BeltControls()
        controls.update([pad], at: 0) { _ in .walkingPad }
        let running: [UInt8] = .hex("F8 A2 01 1E 01 00 00 06 00 00 00 00 00 05 00 00 02 00 CF FD")
        controls.packet(of: pad.address, "fe01", running, at: 0)
        #expect(controls.status == BeltStatus(title: "Pad", speed: 3 / 3.6))
        controls.handle(.faster, fastest: 1.2, at: 1)
        let faster: [UInt8] = .hex("F7 A2 01 20 C3 FD")
        #expect(writes(&controls) == [faster])
        #expect(evidence(&controls) == [BeltEvidence(bytes: faster, answer: nil)])
        controls.update([pad], at: 2) { _ in nil }
        #expect(controls.status?.notice == .linkLost)
        controls.update([pad], at: 3) { _ in .walkingPad }
        controls.handle(.start, fastest: nil, at: 3)
        #expect(writes(&controls) == [] && controls.status?.notice == .isMoving)
    }

    @Test func `what a belt refuses is known until the next key`() {
        var controls = controls(at: 3)
        controls.handle(.slower, fastest: nil, at: 1)
        _ = writes(&controls)
        controls.packet(of: pad.address, "2ad9", [0x80, 0x00, 5], at: 1.1)
        _ = writes(&controls)
        #expect(controls.status?.notice == .refused)
        controls.handle(.stop, fastest: nil, at: 2)
        #expect(controls.status?.notice == nil)
        #expect(writes(&controls) == [[0x00]])
    }

    @Test func `a link that breaks while the belt moves is told, and keys say that it cannot be reached`() {
        var controls = controls(at: 3)
        controls.update([pad], at: 5) { _ in nil }
        #expect(controls.status?.notice == .linkLost)
        controls.handle(.faster, fastest: nil, at: 6)
        #expect(controls.status?.notice == .unreachable)
        controls.handle(.stop, fastest: nil, at: 6)
        controls.advance(at: 6)
        #expect(controls.status?.notice == .stopWaits)
        controls.advance(at: 16)
        #expect(controls.status?.notice == .unreachable, "it is stopped no more")
        controls.handle(.stop, fastest: nil, at: 17)
        controls.update([pad], at: 18) { _ in .fitnessMachine }
        #expect(controls.status?.notice == nil)
        for (code, second) in [(UInt8(0), 18.1), (8, 18.2)] {
            _ = writes(&controls)
            controls.packet(of: pad.address, "2ad9", [0x80, code, 1], at: second)
        }
        _ = writes(&controls)
        #expect(controls.status?.notice == .stops)
        var standing = self.controls(at: 0)
        standing.update([pad], at: 5) { _ in nil }
        #expect(standing.status == BeltStatus(title: "Pad", link: .lost))
    }
}
