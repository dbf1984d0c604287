import LiveWalking
import Synchronization
import Testing

@testable import gnd

@MainActor
struct SensorsCommandTests {
    private let bench = CommandBench()
    private let pad = RememberedSensor(address: "C0:FF:EE:00:00:01", kind: .treadmill, title: "Pad")
    private let strap = RememberedSensor(address: "C0:FF:EE:00:00:03", kind: .heart, title: "Strap")

    init() {
        let entries = [
            SensorEntry(pad, isRemembered: true, isConnected: true, battery: 80), SensorEntry(strap, isRemembered: false, signal: -61),
        ]
        bench.sensors.state.withLock { $0.list = SensorList(entries: entries) }
    }

    @Test func `the remembered sensors are a table`() async {
        #expect(await bench.run("sensors") == .init(status: 0, output: "C0:FF:EE:00:00:01  treadmill  Pad  connected  80%\n", errors: ""))
        #expect(await bench.run("sensors", "--lang", "ko").output == "C0:FF:EE:00:00:01  벨트  Pad  연결됨  80%\n")
        #expect(await bench.run("sensors", "list") == (await bench.run("sensors")))
        #expect(await bench.run("sensors", "list", "--json") == (await bench.run("sensors", "--json")))
        #expect(await bench.run("sensors", "list", "all").errors.contains("“all” is one word too many here."))
        #expect(bench.sensors.state.withLock(\.finishes) == 7)
    }

    @Test(arguments: [SensorTrouble.noBluetooth, .bluetoothOff], [[], ["--json"]])
    func `a search that could not be made is a failure`(_ trouble: SensorTrouble, _ options: [String]) async {
        bench.sensors.state.withLock { $0.list.trouble = trouble }
        let outcome = await bench.run(["sensors", "find", "--for", "1s"] + options)
        #expect(outcome.status == 1, "\(outcome)")
        #expect(outcome.output.contains("\"trouble\"") == !options.isEmpty)
        bench.sensors.state.withLock { $0.list.trouble = .heldByAnother("Pad") }
        #expect(await bench.run(["sensors", "find", "--for", "1s"] + options).status == 0)
    }

    @Test func `the same correction twice is one`() async {
        for _ in 1...2 {
            let corrected = await bench.run("sensors", "calibrate", pad.address, "400m", "385m")
            #expect(corrected.output == "From the next walk on, what “Pad” measures counts × 1.039.\n")
        }
    }

    @Test func `without any it is said how to find them`() async {
        bench.sensors.state.withLock { $0.list = SensorList() }
        let said = "gnd: No sensor is remembered yet. “gnd sensors find” looks for those that are near.\n"
        #expect(await bench.run("sensors") == .init(status: 0, output: "", errors: said))
    }

    @Test func `those that are near are found, with what to do next`() async {
        let outcome = await bench.run("sensors", "find", "--for", "3s")
        #expect(outcome.output.contains("C0:FF:EE:00:00:03  heart strap  Strap  -61 dBm\n"))
        #expect(outcome.errors.contains("gnd sensors remember ADDRESS"))
    }

    @Test(arguments: [
        (SensorTrouble.noBluetooth, "There is no Bluetooth here", "블루투스를 쓸 수 없어요"), (.bluetoothOff, "Bluetooth is off", "블루투스가 꺼져 있어요"),
        (.heldByAnother("Pad"), "“Pad” is near and refuses", "“Pad”는 가까이 있지만"),
        (.wantsPairing("Pad"), "“Pad” asks to be paired", "“Pad”는 먼저 페어링"),
        (.noContact("Pad"), "“Pad” has no contact with the skin", "“Pad”가 피부에 닿지 않아서"),
        (.silentBelt("Pad"), "“Pad” is connected but says nothing", "“Pad” 벨트가 연결되어 있지만"),
        (.moved("Pad"), "“Pad” is not heard, but one of its name is", "“Pad” 신호는 없고"),
    ])
    func `what is wrong is one sentence, in both languages`(_ trouble: SensorTrouble, _ english: String, _ korean: String) async {
        bench.sensors.state.withLock { $0.list.trouble = trouble }
        #expect(await bench.run("sensors").errors.hasPrefix("gnd: \(english)"))
        #expect(await bench.run("sensors", "--lang", "ko").errors.hasPrefix("gnd: \(korean)"))
        bench.sensors.state.withLock { $0.tests = [.connecting, .failed(.trouble(trouble))] }
        if case .wantsPairing = trouble { #expect(await bench.run("sensors").errors.contains("bluetoothctl pair ADDRESS")) }
        let tested = await bench.run("sensors", "test", pad.address)
        #expect(tested.status == 1 && tested.errors.hasPrefix("gnd: \(english)"))
    }

    @Test func `of a change the sensor is written as JSON, as it is now`() async {
        let control = await bench.run("sensors", "control", pad.address, "--yes", "--json")
        #expect(control.output.hasPrefix("{\"address\":\"\(pad.address)\"") && control.output.contains("\"control\":true"), "\(control)")
        let named = await bench.run("sensors", "remember", strap.address, "--name", "Belt", "--json")
        #expect(named.output.contains("\"title\":\"Belt\"") && named.output.contains("\"remembered\":true"), "\(named)")
        let forgotten = await bench.run("sensors", "forget", strap.address, "--json")
        #expect(forgotten.output == "{\"address\":\"\(strap.address)\",\"remembered\":false}\n", "\(forgotten)")
    }

    @Test func `a belt is let be controlled and not any more, and a strap never`() async {
        let asked = await bench.run("sensors", "control", pad.address)
        #expect(asked.status == 1, "nobody could answer")
        #expect(asked.errors.contains("GND is no safety device") && asked.output.contains("Nothing was done."), "\(asked)")
        #expect(await bench.run("sensors", "--json").output.contains("\"control\":false"))
        #expect(await bench.run("sensors", "control", pad.address, "--json").status != 0, "a program cannot be asked")
        bench.answer = "y"
        #expect(await bench.run("sensors", "control", pad.address.lowercased()).output.hasSuffix("Keys control “Pad” in a walk.\n"))
        #expect(await bench.run("sensors", "--json").output.contains("\"control\":true"))
        #expect(await bench.run("sensors").output.contains("controlled by keys"))
        #expect(await bench.run("sensors", "no-control", pad.address).output == "Keys leave “Pad” alone.\n")
        #expect(await bench.run("sensors", "--json").output.contains("\"control\":false"))
        _ = await bench.run("sensors", "remember", strap.address)
        let refused = await bench.run("sensors", "control", strap.address)
        #expect(refused.status == 1 && refused.errors == "gnd: \(strap.address) is no belt, and only a belt can be controlled.\n")
    }

    @Test func `a belt is corrected by a known way, and what cannot be is said`() async {
        let corrected = await bench.run("sensors", "calibrate", pad.address, "400m", "385m")
        #expect(corrected.output == "From the next walk on, what “Pad” measures counts × 1.039.\n")
        #expect(await bench.run("sensors", "--json").output.contains("\"scale\":1.039"))
        #expect(await bench.run("sensors", "calibrate", pad.address, "400", "404").output.contains("× 1.029"))
        #expect(
            await bench.run("sensors", "calibrate", pad.address, "400m", "400m").output
                == "From the next walk on, what “Pad” measures counts as it is.\n")
        #expect(await bench.run("sensors", "--json").output.contains("\"scale\":1,"))
        for ways in [[], ["400m"], ["400m", "4km"], ["400m", "far"]] {
            let refused = await bench.run(["sensors", "calibrate", pad.address] + ways)
            #expect(refused.status == 1 && refused.errors.contains("400m 385m"))
        }
        _ = await bench.run("sensors", "remember", strap.address)
        #expect(await bench.run("sensors", "calibrate", strap.address, "400m", "385m").errors.contains("neither a belt nor a pod"))
    }

    @Test func `JSON has everything`() async {
        let list = await bench.run("sensors", "--json").output
        #expect(
            list == """
                {"trouble":null,"sensors":[{"address":"C0:FF:EE:00:00:01","kind":"treadmill","title":"Pad","maker":"","model":"","serial":"",\
                "cadence":null,"scale":1,"control":false,"remembered":true,"connected":true,"perhaps":null,"signal":null,"battery":80}]}\n
                """)
        bench.sensors.state.withLock { $0.list.trouble = .bluetoothOff }
        #expect(await bench.run("sensors", "--json").output.hasPrefix("{\"trouble\":\"bluetoothOff\","))
    }

    @Test func `a sensor is remembered by the name that it gets, and forgotten`() async {
        #expect(await bench.run("sensors", "remember", strap.address, "--name", "Chest").output == "Remembered “Chest” for your walks.\n")
        #expect(await bench.run("sensors").output.contains("heart strap  Chest"))
        #expect(await bench.run("sensors", "forget", strap.address).output == "Forgotten.\n")
        #expect(await bench.run("sensors").output.contains("Chest") == false)
    }

    @Test func `a sensor that does not say what it is is remembered, and how to find out is said`() async {
        let box = RememberedSensor(address: "C0:FF:EE:00:00:04", kind: .unknown, title: "Box")
        bench.sensors.state.withLock { $0.list.entries.append(SensorEntry(box, isRemembered: false)) }
        let outcome = await bench.run("sensors", "remember", box.address)
        #expect(outcome.status == 0 && outcome.output == "Remembered “Box” for your walks.\n")
        #expect(outcome.errors.hasPrefix("gnd: It does not say what it is"))
        #expect(outcome.errors.contains("gnd sensors test \(box.address)"))
        #expect(await bench.run("sensors", "remember", box.address, "--json").errors.isEmpty)
        #expect(await bench.run("sensors", "remember", strap.address).errors.isEmpty)
    }

    /// A pod as it is remembered, which is not heard, and one near of its name, at another address.
    private func makeNamesakes() -> (old: RememberedSensor, new: RememberedSensor) {
        var old = RememberedSensor(address: "C0:FF:EE:00:00:02", kind: .pod, title: "Left shoe")
        (old.name, old.cadence, old.scale) = ("Stryd", .strides, SensorScale(1.039) ?? .exact)
        var new = RememberedSensor(address: "C0:FF:EE:00:00:92", kind: .pod, title: "Stryd")
        new.name = "Stryd"
        let entries = [SensorEntry(old, isRemembered: true), SensorEntry(new, isRemembered: false, signal: -50)]
        bench.sensors.state.withLock { $0.list = SensorList(entries: entries) }
        return (old, new)
    }

    private var remembered: [RememberedSensor] {
        bench.sensors.state.withLock { $0.list.entries.filter(\.isRemembered).map(\.sensor) }
    }

    @Test func `a sensor with the name of a remembered one is asked about, and takes over its settings after a yes alone`() async {
        let (old, new) = makeNamesakes()
        (bench.showsProgress, bench.readsKeys, bench.answers) = (true, true, ["what", ""])
        let refused = await bench.run("sensors", "remember", new.address)
        #expect(refused.output == "Remembered “Stryd” for your walks.\n")
        #expect(refused.errors.contains("It has the name of your “Left shoe”") && refused.errors.contains("“what” is none of the answers"))
        #expect(remembered == [old, new])
        _ = makeNamesakes()
        bench.answers = ["y"]
        #expect(await bench.run("sensors", "remember", new.address).output == "Remembered “Left shoe” for your walks.\n")
        #expect(remembered.map(\.address) == [new.address] && remembered.first?.cadence == .strides)
        #expect(remembered.first?.scale == old.scale)
    }

    @Test func `without a terminal it is said how a sensor takes the place of the one that it was`() async {
        let (old, new) = makeNamesakes()
        #expect(await bench.run("sensors", "find").output.contains("Stryd      -50 dBm, perhaps “Left shoe”\n"))
        #expect(await bench.run("sensors", "find", "--json").output.contains("\"perhaps\":\"\(old.address)\""))
        let outcome = await bench.run("sensors", "remember", new.address)
        #expect(outcome.status == 0 && outcome.errors.contains("gnd sensors remember \(new.address) \(old.address)"), "\(outcome)")
        #expect(remembered == [old, new])
        let replaced = await bench.run("sensors", "remember", new.address, old.address.lowercased(), "--name", "Shoe")
        #expect(replaced.output == "Remembered “Shoe” for your walks.\n" && replaced.errors.isEmpty, "\(replaced)")
        #expect(remembered.map(\.address) == [new.address] && remembered.first?.cadence == .strides)
    }

    @Test func `a sensor takes the place of no other kind, and of none that is not remembered`() async {
        let (_, new) = makeNamesakes()
        bench.sensors.state.withLock { $0.list.entries.append(SensorEntry(pad, isRemembered: true)) }
        let other = await bench.run("sensors", "remember", new.address, pad.address)
        #expect(other.status == 1 && other.errors.contains("remembered as a new one"), "\(other)")
        #expect(remembered.contains(pad) && remembered.contains(new))
        #expect(await bench.run("sensors", "remember", new.address, strap.address).errors.contains("is not remembered"))
    }

    @Test func `a sensor that is not there, or a list that cannot be written, is said`() async {
        bench.sensors.state.withLock { $0.failure = .notFound }
        let missing = await bench.run("sensors", "remember", "C0:FF:EE:00:00:09")
        #expect(missing.status == 1 && missing.errors.hasPrefix("gnd: No sensor C0:FF:EE:00:00:09 answers."))
        bench.sensors.state.withLock { $0.failure = .notSaved }
        #expect(await bench.run("sensors", "forget", pad.address).errors.hasPrefix("gnd: The list of sensors cannot be written."))
    }

    @Test func `a gpsd that says no place is said with what to do`() async {
        bench.sensors.state.withLock { $0.tests = [.connecting, .failed(.notFound)] }
        let outcome = await bench.run("sensors", "test", "gpsd")
        #expect(outcome.status == 1 && outcome.errors.hasPrefix("gnd: gpsd says no place here."))
    }

    @Test func `what is no sensor, and a gpsd that does not run, are said in a sentence, and a fact once`() async {
        let box = SensorDescription(name: "C0:FF:EE:00:00:04", title: "Lamp", maker: "Lamp", model: "Lamp 2")
        bench.sensors.state.withLock { $0.tests = [.connecting, .connected(box), .failed(.noSensor)] }
        let outcome = await bench.run("sensors", "test", box.name)
        #expect(outcome.status == 1 && outcome.output == "Lamp · Lamp 2\n")
        #expect(outcome.errors.hasPrefix("gnd: It answers, but says nothing that a walk can use"))
        bench.sensors.state.withLock { $0.tests = [.connecting, .failed(.noLocationService)] }
        #expect(await bench.run("sensors", "test", "gpsd").errors.hasPrefix("gnd: No gpsd runs on this computer."))
    }

    @Test func `of a device that is not understood the packets are told, and how they help`() async {
        let box = SensorDescription(name: "C0:FF:EE:00:00:04", title: "Box")
        let packet = SensorPacket(time: SessionTime(seconds: 1.25), sensor: box.name, characteristic: "ff01", bytes: [0x02, 0xAB])
        bench.sensors.state.withLock { $0.tests = [.connecting, .connected(box), .failed(.noSensor), .packet(packet)] }
        let outcome = await bench.run("sensors", "test", box.name)
        #expect(outcome.status == 1 && outcome.output == "Box\nff01: 02 ab\n")
        #expect(outcome.errors.hasPrefix("gnd: It answers, but") && outcome.errors.contains("gnd sensors test \(box.name) --for 1m --json"))
        let recorded = await bench.run("sensors", "test", box.name, "--json").output
        #expect(recorded.hasPrefix("{\"t\":1.250,\"s\":\"sensor\",\"c\":\"ff01\",\"x\":\"02ab\"}\n{\"error\":\"It answers"))
    }

    @Test func `a test says what the sensor says`() async {
        bench.sensors.state.withLock { state in
            state.tests = [
                .connecting, .connected(SensorDescription(name: pad.address, title: "Pad", maker: "KingSmith", model: "A1")),
                .reading(.beltSpeed(1)), .reading(.beltSteps(12)), .reading(.heartRate(nil)),
            ]
        }
        let outcome = await bench.run("sensors", "test", pad.address)
        #expect(outcome == .init(status: 0, output: "Pad · KingSmith · A1\nspeed 3.6 km/h\nsteps 12\nheart: no contact\n", errors: ""))
        #expect(
            await bench.run("sensors", "test", pad.address, "--json").output
                == "{\"beltSpeed\":1}\n{\"beltSteps\":12}\n{\"heartRate\":null}\n")
    }

    @Test func `a sensor that says nothing is waited for as long as one wants`() async {
        bench.sensors.state.withLock { ($0.tests, $0.isSilent) = ([.connecting], true) }
        let outcome = await bench.run("sensors", "test", pad.address, "--for", "1s")
        #expect(outcome.status == 1 && outcome.errors.hasPrefix("gnd: No sensor \(pad.address) answers."))
    }

    @Test func `an action wants an address, and is one of four`() async {
        #expect(await bench.run("sensors", "test").errors.hasPrefix("gnd: Which sensor?"))
        #expect(await bench.run("sensors", "dance").status == 2)
        #expect(await bench.run("sensors", "test", "one", "two").status == 2)
    }
}
