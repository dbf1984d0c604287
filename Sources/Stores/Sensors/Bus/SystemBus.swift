import CSystemBus

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

    private let bus: OpaquePointer
    private var calls: [UInt64: BluetoothCall] = [:]
    private var received: [BluetoothEvent] = []

    /// Returns nil where there is no library for it, or no bus.
    init?() {
        guard gnd_system_bus_load() != 0 else { return nil }
        var opened: OpaquePointer?
        guard sd_bus_open_system(&opened) >= 0, let opened else { return nil }
        bus = opened
        let this = Unmanaged.passUnretained(self).toOpaque()
        for match in Self.matches {
            let handler: sd_bus_message_handler_t = { message, this, _ in SystemBus.deliver(message, this) { $0.receive(signal: $1) } }
            sd_bus_add_match_async(bus, nil, match, handler, nil, this)
        }
    }

    /// Writes what was sent before the connection closes, unless the bus never greeted: that would be waited for.
    deinit { _ = isReady ? sd_bus_flush_close_unref(bus) : sd_bus_close_unref(bus) }

    /// Indicates whether the bus has greeted.
    var isReady: Bool { sd_bus_is_ready(bus) > 0 }

    var descriptor: Int32 { sd_bus_get_fd(bus) }

    /// The events to poll for, which change with every call.
    var events: Int16 { Int16(truncatingIfNeeded: max(0, sd_bus_get_events(bus))) }

    /// Microseconds of CLOCK_MONOTONIC at which something is due; nil where nothing is.
    var timeout: UInt64? {
        var until = UInt64.max
        return sd_bus_get_timeout(bus, &until) >= 0 && until != .max ? until : nil
    }

    /// Reads and writes what can be, and returns what came; nil where the bus has gone.
    func process() -> [BluetoothEvent]? {
        while true {
            let result = sd_bus_process(bus, nil)
            guard result >= 0 else { return nil }
            if result == 0 { break }
        }
        defer { received = [] }
        return received
    }

    /// - Returns: false where it cannot be sent.
    func send(_ call: BluetoothCall) -> Bool {
        guard let message = BusRequest(call, on: bus, to: Self.service) else { return false }
        let this = Unmanaged.passUnretained(self).toOpaque()
        let handler: sd_bus_message_handler_t = { message, this, _ in SystemBus.deliver(message, this) { $0.receive(answer: $1) } }
        guard sd_bus_call_async(bus, nil, message.pointer, handler, this, UInt64(call.patience * 1_000_000)) >= 0 else { return false }
        calls[message.cookie] = call
        return true
    }

    // MARK: What comes

    private static func deliver(
        _ message: OpaquePointer?, _ this: UnsafeMutableRawPointer?, _ receive: (SystemBus, BusMessage) -> Void
    ) -> Int32 {
        guard let message, let this else { return 0 }
        receive(Unmanaged<SystemBus>.fromOpaque(this).takeUnretainedValue(), BusMessage(message))
        return 0
    }

    private func receive(signal message: BusMessage) {
        if let event = message.signal { received.append(event) }
    }

    private func receive(answer message: BusMessage) {
        guard let call = calls.removeValue(forKey: message.replyCookie) else { return }
        received.append(message.answer(to: call))
    }
}
