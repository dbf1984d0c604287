import Glibc
import LiveWalking

/// All that happens on the thread of the sensors: it waits for the bus, for gpsd and for wishes, and hands out what comes.
///
/// It ends when nobody wants anything any more, and lets every sensor go.
final class SensorLoop {
    /// The state that others see at any time.
    struct Boards {
        let trouble: Board<SensorTrouble>
        let belt: Board<BeltStatus>
    }

    /// Seconds until a bus that is not there is looked for again.
    private static let busPatience = 5.0

    private let mailbox: SensorMailbox<SensorLoop>
    private let memory: SensorMemory
    private let boards: Boards

    private var central = BluetoothCentral()
    private var bus: SystemBus?
    private var nextBus = 0.0
    private var location: LocationClient

    private var feed = SensorFeed()
    private var watchers = SensorWatchers()
    private var trials = SensorTrials()
    private var quests = SensorQuests()
    private var cadences = CadenceLearner()
    private var controls = BeltControls()
    private var moved = MovedSensor()
    private var introductions: [String: SensorIntroduction] = [:]

    init(mailbox: SensorMailbox<SensorLoop>, memory: SensorMemory, boards: Boards, locationPort: UInt16) {
        self.mailbox = mailbox
        self.memory = memory
        self.boards = boards
        location = LocationClient(port: locationPort)
    }

    // MARK: What is wanted

    func read(_ number: Int, on clock: any SessionClock, _ continuation: AsyncStream<FeedLine>.Continuation) {
        feed.add(number, on: clock, continuation)
    }

    func watch(_ number: Int, isScanning: Bool, for seconds: Double, _ continuation: AsyncStream<SensorList>.Continuation) {
        watchers.add(number, isScanning: isScanning, until: Monotonic.now + seconds, continuation)
    }

    func test(_ number: Int, _ address: String, for seconds: Double, _ continuation: AsyncStream<SensorTest>.Continuation) {
        let now = Monotonic.now
        trials.add(number, address, for: seconds, at: now, continuation)
        if let introduction = introductions[address] { connectTrials(introduction, at: now) }
    }

    func find(_ address: String, _ answer: @escaping @Sendable (Result<RememberedSensor, SensorFailure>) -> Void) {
        quests.add(address, at: Monotonic.now, answer)
    }

    func control(_ command: BeltCommand, fastest: Double?) {
        controls.handle(command, fastest: fastest, at: Monotonic.now)
    }

    func forget(_ address: String) { central.forget(address) }

    /// Ends what has this number: a feed, a list or a test.
    func end(_ number: Int) {
        feed.remove(number)
        watchers.remove(number)
        trials.remove(number)
    }

    /// Notices that the remembered sensors have changed.
    func remembered() { watchers.changed() }

    // MARK: The loop

    func run() {
        while true {
            for command in mailbox.drain() { command(self) }
            let now = Monotonic.now
            want(at: now)
            openBus(at: now)
            for event in bus?.process() ?? lostBus(at: now) { receive(event, at: now) }
            if isBusSilent(at: now) { for event in lostBus(at: now) { receive(event, at: now) } }
            central.advance(at: now)
            controls.advance(at: now)
            perform(at: now)
            let wasThere = location.isThere
            handle(location.advance(at: now), at: now)
            if location.isThere != wasThere { watchers.changed() }
            notifyWatchers(at: now)
            if isIdle, mailbox.closeIfEmpty() { break }
            wait()
        }
        finish()
    }

    /// Answers everything with nothing, where there is no thread to run on.
    func refuse() {
        for command in mailbox.drain() { command(self) }
        finish()
        _ = mailbox.closeIfEmpty()
    }

    private var isIdle: Bool { !feed.isRead && watchers.isEmpty && trials.isEmpty && quests.isEmpty }

    /// Indicates whether Bluetooth is of use to anybody now.
    private var wantsBluetooth: Bool {
        !watchers.isEmpty || !quests.isEmpty || !wantedDevices.isEmpty
    }

    private var wantedDevices: [String] {
        let remembered = feed.isRead ? memory.sensors.map(\.address) : []
        let tried = trials.addresses.filter { !remembered.contains($0) }
        return (remembered + tried).filter(SensorAddress.isBluetooth)
    }

    private func want(at now: Double) {
        central.want(wantedDevices, at: now)
        central.scan(watchers.isScanning || !quests.isEmpty, at: now)
        let isRemembered = feed.isRead && memory.sensors.contains { $0.kind == .location }
        let isTried = trials.addresses.contains(SensorAddress.location)
        location.want(isRemembered || isTried ? .places : watchers.isScanning ? .greeting : .nothing, at: now)
    }

    private func openBus(at now: Double) {
        guard bus == nil, wantsBluetooth, now >= nextBus else { return }
        nextBus = now + Self.busPatience
        bus = SystemBus()
        central.receive(bus == nil ? .closed : .opened, at: now)
        watchers.changed()
    }

    /// Indicates whether a bus was opened and does not greet, as one that hangs.
    private func isBusSilent(at now: Double) -> Bool { now >= nextBus && bus?.isReady == false }

    private func lostBus(at now: Double) -> [BluetoothEvent] {
        guard bus != nil else { return [] }
        bus = nil
        nextBus = now + Self.busPatience
        return [.closed]
    }

    private func receive(_ event: BluetoothEvent, at now: Double) {
        central.receive(event, at: now)
        if case .changed(_, BluetoothInterface.characteristic, _, _) = event { return }
        watchers.changed()
    }

    /// Sends the calls of the state machine and hands its reports out, until there are no more.
    private func perform(at now: Double) {
        var output = nextOutput(at: now)
        while !output.calls.isEmpty || !output.reports.isEmpty {
            for report in output.reports { hand(report, at: now) }
            for call in output.calls where bus?.send(call) == false {
                central.receive(.answered(call, .failed(BluetoothFailure(name: "", message: ""))), at: now)
            }
            output = nextOutput(at: now)
        }
    }

    /// The orders of the state machine, with what keys want of a belt.
    private func nextOutput(at now: Double) -> BluetoothOutput {
        controls.update(feed.isRead ? memory.sensors.filter(\.mayBeControlled) : [], at: now, language: central.language)
        for write in controls.takeWrites() { central.control(write.address, write.bytes) }
        for (address, evidence) in controls.takeEvidence() { feed.control(evidence, of: address) }
        for address in controls.milers { memory.learnMiles(of: address) }
        return central.takeOutput()
    }

    private func hand(_ report: BluetoothReport, at now: Double) {
        switch report {
        case .connected(let introduction):
            introductions[introduction.address] = introduction
            memory.learn(introduction)
            if let sensor = memory.sensors.first(where: { $0.address == introduction.address }) { feed.connected(sensor) }
            connectTrials(introduction, at: now)
            watchers.changed()
        case .controlFailed(let address): controls.failed(address, at: now)
        case .packet(let address, let characteristic, let bytes):
            controls.packet(of: address, characteristic, bytes, at: now)
            // What it answers is told with what it was asked.
            if characteristic == ControlPoint.characteristic { return }
            feed.packet(of: address, characteristic, bytes)
            trials.packet(of: address, characteristic, bytes, at: now)
            if let cadence = cadences.packet(of: address, characteristic, bytes) { memory.learn(cadence, of: address) }
        case .disconnected(let address):
            introductions[address] = nil
            feed.disconnected(address)
            trials.disconnected(address, at: now)
            watchers.changed()
        }
    }

    private func connectTrials(_ introduction: SensorIntroduction, at now: Double) {
        trials.connected(
            introduction.address, description(of: introduction), isSensor: introduction.kind != .unknown, at: now)
    }

    private func handle(_ reports: [LocationClient.Report], at now: Double) {
        let address = SensorAddress.location
        for report in reports {
            switch report {
            case .connected:
                if let sensor = memory.sensors.first(where: { $0.address == address }) { feed.connected(sensor) }
                trials.connected(address, SensorDescription(name: address), at: now)
            case .fix(let fix):
                feed.location(of: address, fix)
                trials.location(of: address, fix)
            case .disconnected:
                feed.disconnected(address)
                trials.disconnected(address, at: now)
            }
        }
    }

    private func notifyWatchers(at now: Double) {
        let general = central.trouble(title: title)
        let remembered = memory.sensors
        boards.belt.set(controls.status)
        boards.trouble.set(feed.isRead && remembered.contains { $0.kind != .location } ? general ?? movedTrouble(remembered) : nil)
        trials.check(at: now) { address in
            if address == SensorAddress.location { return location.isAbsent ? .noLocationService : nil }
            if let general, general == .noBluetooth || general == .bluetoothOff { return .trouble(general) }
            return central.trouble(of: address, title: title).map(SensorFailure.trouble)
        }
        quests.check(at: now, trouble: general) { address in
            central.objects.devices.first { $0.address == address }.map(SensorRecognition().sensor)
        }
        if isKnown { watchers.notify(at: now) { list(remembered, general) } }
        watchers.check(at: now)
    }

    /// Indicates whether it is known what there is.
    private var isKnown: Bool { central.isKnown && location.isKnown }

    /// A sensor that is awaited may be near under another address, which nobody looks for in the list during a walk.
    private func movedTrouble(_ remembered: [RememberedSensor]) -> SensorTrouble? {
        let isComplete = wantedDevices.allSatisfy(central.isConnected)
        moved.look(at: isComplete ? SensorList() : list(remembered, nil))
        return moved.sensor.map { .moved($0.title) }
    }

    private func list(_ remembered: [RememberedSensor], _ trouble: SensorTrouble?) -> SensorList {
        SensorList(
            trouble: trouble,
            entries: SensorListing(
                remembered: remembered, devices: central.objects.devices, hasLocation: location.isConnected,
                hasLocationService: location.isThere, tried: trials.tried
            ).entries)
    }

    private func title(of address: String) -> String {
        if let sensor = memory.sensors.first(where: { $0.address == address }) { return sensor.title }
        let device = central.objects.devices.first { $0.address == address }
        return device.map { SensorRecognition().sensor($0).title } ?? address
    }

    private func description(of introduction: SensorIntroduction) -> SensorDescription {
        let remembered = memory.sensors.first { $0.address == introduction.address }
        return SensorDescription(
            name: introduction.address, title: title(of: introduction.address), maker: introduction.maker, model: introduction.model,
            cadence: remembered?.cadence, scale: remembered?.scale ?? .exact)
    }

    private func wait() {
        let now = Monotonic.now
        let listing = isKnown ? watchers.deadline : .infinity
        let bus = bus
        var seconds =
            min(
                central.deadline(at: now), controls.deadline, location.deadline, listing, watchers.end, trials.deadline, quests.deadline,
                bus.map { !$0.isReady } ?? wantsBluetooth ? nextBus : .infinity) - now
        if let timeout = bus?.timeout { seconds = min(seconds, Monotonic.seconds(untilMicroseconds: timeout)) }
        var descriptors = [pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)]
        if let bus { descriptors.append(pollfd(fd: bus.descriptor, events: bus.events, revents: 0)) }
        if let polled = location.polled { descriptors.append(polled) }
        let milliseconds = seconds.isFinite ? Int32(min(max(0, seconds * 1000 + 1), 3_600_000)) : -1
        poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    }

    private func finish() {
        let now = Monotonic.now
        central.want([], at: now)
        central.scan(false, at: now)
        for call in central.takeOutput().calls { _ = bus?.send(call) }
        // Closing it writes what was sent.
        bus = nil
        location.want(.nothing, at: now)
        feed.finish()
        watchers.finish()
        trials.finish()
        quests.finish()
        boards.trouble.set(nil)
        boards.belt.set(nil)
    }
}

/// Seconds on the machine's clocks that only go forward.
private enum Monotonic {
    /// The time on the clock that goes on while the machine sleeps.
    static var now: Double { seconds(CLOCK_BOOTTIME) }

    /// Seconds until a moment in microseconds of the clock that stands still while the machine sleeps.
    static func seconds(untilMicroseconds moment: UInt64) -> Double { Double(moment) / 1_000_000 - seconds(CLOCK_MONOTONIC) }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
}
