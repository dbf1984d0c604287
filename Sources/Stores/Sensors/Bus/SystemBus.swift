import Bus

/// BlueZ over the system bus: sends its calls, and turns its signals and answers into events.
///
/// A bus belongs to the thread that opened it. Nothing here waits: the thread polls ``descriptor`` for ``events`` until ``timeout`` and
/// calls ``process()``.
final class SystemBus {
    private static let service = "org.bluez"
    /// Matches, before any question is asked: what appears in between is told twice, never not at all.
    private static let matches = [
        "type='signal',sender='org.bluez',interface='org.freedesktop.DBus.ObjectManager'",
        "type='signal',sender='org.bluez',interface='org.freedesktop.DBus.Properties',member='PropertiesChanged'",
        "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',member='NameOwnerChanged',arg0='org.bluez'",
    ]

    private let connection: BusConnection
    private var received: [BluetoothEvent] = []

    /// Returns nil where there is no library for it, or no bus.
    init?() {
        guard let connection = BusConnection.system() else { return nil }
        self.connection = connection
        connection.onSignal = { [weak self] in self?.received += [BluetoothEvent(signal: $0)].compactMap(\.self) }
        for match in Self.matches { connection.match(match) }
    }

    /// Indicates whether the bus has greeted.
    var isReady: Bool { connection.isReady }

    var descriptor: Int32 { connection.descriptor }

    /// The events to poll for, which change with every call.
    var events: Int16 { connection.events }

    /// Microseconds of CLOCK_MONOTONIC at which something is due; nil where nothing is.
    var timeout: UInt64? { connection.timeout }

    /// Reads and writes what can be, and returns what came; nil where the bus has gone.
    func process() -> [BluetoothEvent]? {
        guard connection.process() else { return nil }
        defer { received = [] }
        return received
    }

    /// - Returns: false where it cannot be sent.
    func send(_ call: BluetoothCall) -> Bool {
        connection.send(call.message, to: Self.service, within: call.patience) { [weak self] answer in
            self?.received.append(.answered(call, with: answer))
        }
    }
}
