import Bus
import LiveWalking
import Synchronization

/// The sensors of this machine: those over Bluetooth, and the receiver of satellites that gpsd has.
///
/// Nothing is loaded, opened or begun until something is wanted of them, and all of it ends with the last wish.
package final class MachineSensors: SensorHub, SensorManager {
    private struct State {
        var mailbox: SensorMailbox<SensorLoop>?
        var lastNumber = 0
        /// Readers of lines who wait for a sensor to be remembered: until then they need no thread.
        var sleeping: [Int: SensorMailbox<SensorLoop>.Command] = [:]
        /// The walks of this program that read them.
        var walks: Set<Int> = []
        /// Those who wait for the end of the thread.
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let memory: SensorMemory
    private let troubleBoard = Board<SensorTrouble>()
    private let beltBoard = Board<BeltStatus>()
    private let locationPort: UInt16
    private let isWalkRecorded: @Sendable () -> Bool
    private let state = Mutex(State())

    /// - Parameters:
    ///   - folder: the state folder, in which the remembered sensors are kept.
    ///   - locationPort: the port of gpsd on this machine.
    ///   - isWalkRecorded: looks whether any program records a walk now.
    package init(folder: String, locationPort: UInt16 = 2947, isWalkRecorded: @escaping @Sendable () -> Bool = { false }) {
        memory = SensorMemory(SensorFile(folder: folder))
        self.locationPort = locationPort
        self.isWalkRecorded = isWalkRecorded
    }

    /// Indicates whether there is a thread.
    var isRunning: Bool { state.withLock { $0.mailbox != nil } }

    /// The remembered sensors.
    package var remembered: [RememberedSensor] { memory.sensors }

    // MARK: SensorHub

    package func lines(on clock: any SessionClock) -> AsyncStream<FeedLine> {
        let (stream, continuation) = AsyncStream.makeStream(of: FeedLine.self)
        begin(continuation, isWalk: true) { $0.read($1, on: clock, continuation) }
        return stream
    }

    package func troubles() -> AsyncStream<SensorTrouble?> { troubleBoard.stream() }
    package func belts() -> AsyncStream<BeltStatus?> { beltBoard.stream() }

    /// Without a thread no belt is connected.
    package func control(_ command: BeltCommand, fastest: Double?) {
        state.withLock { _ = $0.mailbox?.post { $0.control(command, fastest: fastest) } }
    }

    // MARK: SensorManager

    package func sensors(isScanning: Bool) -> AsyncStream<SensorList> { sensors(isScanning: isScanning, for: .infinity) }

    package func sensors(isScanning: Bool, for seconds: Double) -> AsyncStream<SensorList> {
        let (stream, continuation) = AsyncStream.makeStream(of: SensorList.self, bufferingPolicy: .bufferingNewest(1))
        begin(continuation) { $0.watch($1, isScanning: isScanning, for: seconds, continuation) }
        return stream
    }

    package func test(_ address: String) -> AsyncStream<SensorTest> { test(address, for: .infinity) }

    package func test(_ address: String, for seconds: Double) -> AsyncStream<SensorTest> {
        let address = SensorAddress.canonical(address)
        let (stream, continuation) = AsyncStream.makeStream(of: SensorTest.self)
        if let failure = refusal(of: address) {
            continuation.yield(.failed(failure))
            continuation.finish()
            return stream
        }
        begin(continuation) { $0.test($1, address, for: seconds, continuation) }
        return stream
    }

    /// Returns why a sensor cannot be tried.
    ///
    /// The link to one that is let go afterwards breaks for the walk of another program as well.
    private func refusal(of address: String) -> SensorFailure? {
        guard SensorAddress.isValid(address) else { return .notFound }
        guard SensorAddress.isBluetooth(address), state.withLock(\.walks).isEmpty, isWalkRecorded() else { return nil }
        return .inUse
    }

    package func remember(_ address: String) async throws(SensorFailure) {
        let address = SensorAddress.canonical(address)
        let sensor = try await find(address)
        try memory.change { sensors in
            if !sensors.contains(where: { $0.address == address }) { sensors.append(sensor) }
        }
        rememberedChanged()
    }

    package func forget(_ address: String) async throws(SensorFailure) {
        let address = SensorAddress.canonical(address)
        guard memory.sensors.contains(where: { $0.address == address }) else { throw .notFound }
        try memory.change { sensors in sensors.removeAll { $0.address == address } }
        rememberedChanged { $0.forget(address) }
    }

    package func change(_ sensor: RememberedSensor) async throws(SensorFailure) {
        guard memory.sensors.contains(where: { $0.address == sensor.address }) else { throw .notFound }
        try memory.change { sensors in
            guard let index = sensors.firstIndex(where: { $0.address == sensor.address }) else { return }
            sensors[index] = sensor
        }
        rememberedChanged()
    }

    package func finished() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if state.mailbox != nil { state.waiting.append(continuation) }
                return state.mailbox == nil
            }
            if isOver { continuation.resume() }
        }
    }

    // MARK: The thread

    /// Returns what is known of a device that is near, or was.
    private func find(_ address: String) async throws(SensorFailure) -> RememberedSensor {
        if address == SensorAddress.location { return .location }
        guard SensorAddress.isBluetooth(address) else { throw .notFound }
        let result = await withCheckedContinuation { continuation in
            perform { $0.find(address) { continuation.resume(returning: $0) } }
        }
        return try result.get()
    }

    private func begin<Element>(
        _ continuation: AsyncStream<Element>.Continuation, isWalk: Bool = false,
        _ command: @escaping @Sendable (SensorLoop, Int) -> Void
    ) {
        let mustWait = isWalk && memory.sensors.isEmpty
        let (number, sleeps) = state.withLock { state in
            state.lastNumber += 1
            let number = state.lastNumber
            if isWalk { state.walks.insert(number) }
            let sleeps = mustWait && state.mailbox == nil
            if sleeps { state.sleeping[number] = { command($0, number) } }
            return (number, sleeps)
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { state in
                state.sleeping[number] = nil
                state.walks.remove(number)
                _ = state.mailbox?.post { $0.end(number) }
            }
        }
        if !sleeps { perform { command($0, number) } }
    }

    /// Tells a thread that runs, and those who waited for a sensor.
    private func rememberedChanged(_ command: @escaping SensorMailbox<SensorLoop>.Command = { _ in }) {
        let isEmpty = memory.sensors.isEmpty
        let woken = state.withLock { state in
            _ = state.mailbox?.post { loop in
                loop.remembered()
                command(loop)
            }
            defer { if !isEmpty { state.sleeping = [:] } }
            return isEmpty ? [:] : state.sleeping
        }
        for (_, command) in woken.sorted(by: { $0.key < $1.key }) { perform(command) }
    }

    /// Hands a command to the thread, which is begun where there is none.
    private func perform(_ command: @escaping SensorMailbox<SensorLoop>.Command) {
        let new: SensorMailbox<SensorLoop>? = state.withLock { state in
            if state.mailbox?.post(command) == true { return nil }
            let mailbox = SensorMailbox<SensorLoop>()
            _ = mailbox.post(command)
            state.mailbox = mailbox
            return mailbox
        }
        if let new { begin(new) }
    }

    private func begin(_ mailbox: SensorMailbox<SensorLoop>) {
        let (memory, port) = (memory, locationPort)
        let boards = SensorLoop.Boards(trouble: troubleBoard, belt: beltBoard)
        let hasBegun = SystemThread.begin("sensors") { [weak self] in
            SensorLoop(mailbox: mailbox, memory: memory, boards: boards, locationPort: port).run()
            self?.ended(mailbox)
        }
        guard !hasBegun else { return }
        // Without a thread nobody answers; whoever waits is told that nothing is near.
        SensorLoop(mailbox: mailbox, memory: memory, boards: boards, locationPort: port).refuse()
        ended(mailbox)
    }

    private func ended(_ mailbox: SensorMailbox<SensorLoop>) {
        let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            // A new thread may have begun since this one decided to end.
            guard state.mailbox === mailbox else { return [] }
            state.mailbox = nil
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
