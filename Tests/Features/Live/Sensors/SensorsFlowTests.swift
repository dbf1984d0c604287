import LiveWalking
import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Live

/// The list of sensors: found, remembered, named, tried, forgotten.
@Suite(.leavesNothing)
struct SensorsFlowTests {
    private static func list(_ trouble: SensorTrouble? = nil) -> SensorList {
        var pod = RememberedSensor(address: "C0:FF:EE:00:00:02", kind: .pod, title: "Stryd")
        (pod.maker, pod.model) = ("Stryd", "Wind")
        let pad = RememberedSensor(address: "C0:FF:EE:00:00:01", kind: .treadmill, title: "KS-ST-A1P")
        let strap = RememberedSensor(address: "C0:FF:EE:00:00:03", kind: .heart, title: "심박 스트랩")
        return SensorList(
            trouble: trouble, isScanning: true,
            entries: [
                SensorEntry(pad, isRemembered: true, isConnected: true, signal: -52), SensorEntry(pod, isRemembered: true, battery: 14),
                SensorEntry(strap, isRemembered: false, signal: -70),
            ])
    }

    private func stage(_ sensors: ScriptedSensors?, _ language: Language = .en, _ size: Size = Size(width: 80, height: 24)) async throws
        -> LiveStage
    {
        let stage = try await LiveStage(language, size, sensors: sensors)
        await stage.pilot.press("s")
        await stage.pilot.settle()
        return stage
    }

    @Test func `a sensor that is near is remembered, named, and forgotten`() async throws {
        let sensors = ScriptedSensors(Self.list())
        let stage = try await stage(sensors)
        await stage.pilot.press("G", "a")
        #expect(stage.pilot.toast == "심박 스트랩 is remembered")
        await stage.pilot.press("n", .control("u"))
        await stage.pilot.type("My strap").press(.enter)
        #expect(await sensors.entries.last?.sensor.title == "My strap")
        await stage.pilot.press("d", .tab, .enter)
        #expect(await sensors.entries.last?.isRemembered == false)
        #expect(stage.pilot.issues.isEmpty)
    }

    /// A pad as it is remembered, which is not heard, and one near of its name, at another address.
    private static var namesakes: ScriptedSensors {
        var pad = RememberedSensor(address: "C0:FF:EE:00:00:01", kind: .treadmill, title: "Pad under the desk")
        (pad.name, pad.scale, pad.mayBeControlled) = ("KS-ST-A1P", SensorScale(1.039) ?? .exact, true)
        var near = RememberedSensor(address: "C0:FF:EE:00:00:91", kind: .treadmill, title: "KS-ST-A1P")
        near.name = "KS-ST-A1P"
        return ScriptedSensors(
            SensorList(entries: [SensorEntry(pad, isRemembered: true), SensorEntry(near, isRemembered: false, signal: -50)]))
    }

    @Test func `a sensor at a new address with the name of a remembered one is asked about, and takes its place after a yes`() async throws
    {
        let sensors = Self.namesakes
        let stage = try await stage(sensors)
        await stage.pilot.press("G")
        #expect(stage.pilot.screen.contains("perhaps your Pad under the desk"))
        await stage.pilot.press("a")
        #expect(stage.pilot.screen.contains("Is this your Pad under the desk?"))
        await stage.pilot.press(.tab, .enter)
        #expect(stage.pilot.toast == "Pad under the desk is remembered at its new address")
        let entries = await sensors.entries
        let remembered = entries.filter(\.isRemembered).map(\.sensor)
        #expect(remembered.map(\.address) == ["C0:FF:EE:00:00:91"])
        #expect(remembered.map(\.title) == ["Pad under the desk"])
        #expect(remembered.map(\.mayBeControlled) == [true] && remembered.first?.scale.factor == 1.039)
        #expect(stage.pilot.issues.isEmpty)
    }

    @Test func `nothing of a remembered sensor goes to one of its name without a yes`() async throws {
        let sensors = Self.namesakes
        let stage = try await stage(sensors)
        await stage.pilot.press("G", "a", .escape)
        #expect(await sensors.entries.map(\.isRemembered) == [true, false])
        await stage.pilot.press("a", .enter)
        #expect(stage.pilot.toast == "KS-ST-A1P is remembered")
        #expect(await sensors.entries.map(\.isRemembered) == [true, true])
        #expect(await sensors.entries.map(\.sensor.mayBeControlled) == [true, false])
        #expect(await sensors.entries.last?.sensor.scale == .exact)
    }

    @Test func `the unit of a pod's cadence is chosen, and a pad has none`() async throws {
        let sensors = ScriptedSensors(Self.list())
        let stage = try await stage(sensors)
        await stage.pilot.press("c", .down, "c")
        #expect(await sensors.entries.map(\.sensor.cadence) == [nil, .steps, nil])
        await stage.pilot.press("c")
        #expect(stage.pilot.screen.contains("cadence: strides"))
    }

    @Test func `keys may control a belt once it was asked, and no other sensor`() async throws {
        let sensors = ScriptedSensors(Self.list())
        let stage = try await stage(sensors)
        await stage.pilot.press("b")
        #expect(stage.pilot.screen.contains("GND is no safety device"))
        await stage.pilot.press(.escape)
        #expect(await sensors.entries[0].sensor.mayBeControlled == false)
        await stage.pilot.press("b", .tab, .enter)
        #expect(await sensors.entries[0].sensor.mayBeControlled)
        #expect(stage.pilot.screen.contains("controlled by keys"))
        await stage.pilot.press("b", .down, "b")
        #expect(await sensors.entries.map(\.sensor.mayBeControlled) == [false, false, false])
    }

    @Test func `a sensor that is tried says what it says, and why it does not`() async throws {
        let description = SensorDescription(name: "pod")
        let readings: [SensorTest] = [.connecting, .connected(description), .reading(.podSpeed(1.25)), .reading(.podCadence(54))]
        let stage = try await stage(ScriptedSensors(Self.list(), readings: readings))
        await stage.pilot.press(.down, .enter)
        #expect(stage.pilot.screen.contains("4.5 km/h, 54 a minute"))
        await stage.pilot.press(.enter)
        #expect(!stage.pilot.screen.contains("54 a minute"))
        let held = try await self.stage(ScriptedSensors(Self.list(), readings: [.failed(.trouble(.heldByAnother("Stryd")))]))
        await held.pilot.press(.down, .enter)
        #expect(held.pilot.screen.contains("“Stryd” is near and refuses"))
    }

    @Test func `a belt is corrected by a way that is known, what makes no sense stays in the prompt, and a strap is not`()
        async throws
    {
        let sensors = ScriptedSensors(Self.list(), readings: [.reading(.beltDistance(385))])
        let stage = try await stage(sensors)
        await stage.pilot.press("k")
        #expect(stage.pilot.screen.contains("Calibrate KS-ST-A1P"))
        await stage.pilot.type("400m").press(.enter)
        #expect(stage.pilot.screen.contains("Calibrate KS-ST-A1P"))
        #expect(await sensors.entries[0].sensor.scale == .exact)
        await stage.pilot.type(" 385m").press(.enter)
        #expect(stage.pilot.toast == "From the next walk on, the distance of KS-ST-A1P counts × 1.039")
        #expect(stage.pilot.screen.contains("distance × 1.039"))
        #expect(await abs(sensors.entries[0].sensor.scale.factor - 400 / 385) < 0.0001)
        await stage.pilot.press("k")
        await stage.pilot.type("400m 400m").press(.enter)
        #expect(stage.pilot.toast == "From the next walk on, the distance of KS-ST-A1P counts as it is")
        #expect(!stage.pilot.screen.contains("distance ×"))
        await stage.pilot.press("k")
        await stage.pilot.type("400m 385m").press(.enter)
        // What is tried is corrected as a walk is.
        await stage.pilot.press(.enter)
        #expect(stage.pilot.screen.contains("400 m"))
        await stage.pilot.press("G", "a", "k")
        #expect(stage.pilot.toast == "Only belts and pods can be corrected.")
        #expect(stage.pilot.issues.isEmpty)
    }

    @Test func `the bar stays with its sensor, and what is tried is named, however the others change places`() async throws {
        let readings: [SensorTest] = [.connected(SensorDescription(name: "strap")), .reading(.heartRate(104))]
        let sensors = ScriptedSensors(Self.list(), readings: readings)
        let stage = try await stage(sensors)
        await stage.pilot.press("G", .enter)
        #expect(stage.pilot.screen.contains("심박 스트랩: heart 104"))
        await sensors.reverse()
        await stage.pilot.settle()
        #expect(stage.pilot.screen.contains("▌ ○  심박 스트랩"))
        #expect(stage.pilot.screen.contains("심박 스트랩: heart 104"))
        await stage.pilot.press(.down)
        #expect(!stage.pilot.screen.contains("104"))
    }

    @Test func `what is no sensor, and a gpsd that does not run, are said and not waited for`() async throws {
        let readings: [SensorTest] = [.connecting, .connected(SensorDescription(name: "box")), .failed(.noSensor)]
        let box = try await stage(ScriptedSensors(Self.list(), readings: readings))
        await box.pilot.press(.enter)
        #expect(box.pilot.screen.contains("! KS-ST-A1P: It answers, but says nothing that a walk can use"))
        #expect(!box.pilot.screen.contains("Connecting"))
        let gpsd = try await stage(ScriptedSensors(Self.list(), readings: [.failed(.noLocationService)]))
        await gpsd.pilot.press(.enter)
        #expect(gpsd.pilot.screen.contains("No gpsd runs on this computer."))
    }

    @Test func `a fact is said once: a trouble, a name without a name, and the battery`() async throws {
        func count(_ text: String, in stage: LiveStage) -> Int {
            stage.pilot.screen.split(separator: text, omittingEmptySubsequences: false).count - 1
        }
        let off = try await stage(ScriptedSensors(Self.list(.bluetoothOff), readings: [.failed(.trouble(.bluetoothOff))]))
        await off.pilot.press(.enter)
        #expect(count("Bluetooth is off", in: off) == 1)
        let nameless = RememberedSensor(address: "C0:FF:EE:00:00:09", kind: .unknown, title: "C0:FF:EE:00:00:09")
        let list = SensorList(entries: [SensorEntry(nameless, isRemembered: true, battery: 77)])
        let box = try await stage(ScriptedSensors(list, readings: [.connected(SensorDescription(name: "box")), .reading(.battery(77))]))
        #expect(count("C0:FF:EE:00:00:09", in: box) == 1)
        await box.pilot.press(.enter)
        #expect(count("battery 77%", in: box) == 1)
    }

    @Test func `what is wrong is said in a sentence`() async throws {
        #expect(try await stage(nil).pilot.screen.contains("Sensors cannot be used here."))
        let off = try await stage(ScriptedSensors(SensorList(trouble: .bluetoothOff)))
        #expect(off.pilot.screen.contains("! Bluetooth is off."))
        let failing = try await stage(ScriptedSensors(Self.list(), failure: .notSaved))
        await failing.pilot.press("G", "a")
        #expect(failing.pilot.toast?.hasPrefix("The list of sensors cannot be written.") == true)
    }

    @Test(arguments: [Language.en, .ko], [Size(width: 80, height: 24), Size(width: 40, height: 12)])
    func `how it looks`(_ language: Language, _ size: Size) async throws {
        let stage = try await stage(ScriptedSensors(Self.list()), language, size)
        await stage.pilot.press(.down)
        assertSnapshot(of: stage.pilot.window, named: "\(language.rawValue)-\(size.width)x\(size.height)")
    }
}
