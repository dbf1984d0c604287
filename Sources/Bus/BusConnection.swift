import CSystemBus

/// A connection to a bus, as a client of it: calls and is called, sends signals and gets them.
///
/// It belongs to the thread that opened it. Nothing here waits: the thread polls ``descriptor`` for ``events`` until ``timeout`` and calls
/// ``process()``. What cannot be sent at once stands in a queue, so that nobody who reads slowly is waited for.
package final class BusConnection {
    private let bus: OpaquePointer
    private var pending: [UInt64: (BusAnswer) -> Void] = [:]
    /// Answers a method call.
    package var onCall: (BusMessage) -> BusAnswer = { .unknownMethod($0.member) }
    /// Called with each signal.
    package var onSignal: (BusMessage) -> Void = { _ in }

    /// Connects to the bus at an address; nil where there is no library for it, or nothing at the address.
    package convenience init?(address: String) {
        guard gnd_system_bus_load() != 0 else { return nil }
        var made: OpaquePointer?
        guard sd_bus_new(&made) >= 0, let made else { return nil }
        guard sd_bus_set_address(made, address) >= 0, sd_bus_set_bus_client(made, 1) >= 0, sd_bus_start(made) >= 0 else {
            sd_bus_close_unref(made)
            return nil
        }
        self.init(made)
    }

    /// Connects to the bus of the system; nil where there is no library for it, or no bus.
    package static func system() -> BusConnection? {
        guard gnd_system_bus_load() != 0 else { return nil }
        var opened: OpaquePointer?
        guard sd_bus_open_system(&opened) >= 0, let opened else { return nil }
        return BusConnection(opened)
    }

    private init(_ bus: OpaquePointer) {
        self.bus = bus
        let handler: sd_bus_message_handler_t = { message, this, _ in
            guard let message, let this else { return 0 }
            return Unmanaged<BusConnection>.fromOpaque(this).takeUnretainedValue().receive(message)
        }
        sd_bus_add_filter(bus, nil, handler, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Writes what was sent before the connection closes, unless the bus never greeted: that would be waited for.
    deinit { _ = isReady ? sd_bus_flush_close_unref(bus) : sd_bus_close_unref(bus) }

    /// Indicates whether the bus has greeted.
    package var isReady: Bool { sd_bus_is_ready(bus) > 0 }

    /// The name that the bus has given; nil before it has greeted.
    package var uniqueName: String? {
        var name: UnsafePointer<CChar>?
        guard isReady, sd_bus_get_unique_name(bus, &name) >= 0 else { return nil }
        return name.map { String(cString: $0) }
    }

    package var descriptor: Int32 { sd_bus_get_fd(bus) }

    /// The events to poll for, which change with every message.
    package var events: Int16 { Int16(truncatingIfNeeded: max(0, sd_bus_get_events(bus))) }

    /// Microseconds of CLOCK_MONOTONIC at which something is due; nil where nothing is.
    package var timeout: UInt64? {
        var until = UInt64.max
        return sd_bus_get_timeout(bus, &until) >= 0 && until != .max ? until : nil
    }

    /// Reads and writes what can be.
    /// - Returns: false where the bus has gone.
    package func process() -> Bool {
        while true {
            let result = sd_bus_process(bus, nil)
            guard result >= 0 else { return false }
            if result == 0 { return true }
        }
    }

    /// Asks for the signals of a rule.
    package func match(_ rule: String) { sd_bus_add_match_async(bus, nil, rule, { _, _, _ in 0 }, nil, nil) }

    /// Calls a method; what it is answered with comes later, and where nobody answers in time, a failure.
    package func call(
        _ call: BusMessage, at destination: String, startsService: Bool = false, within seconds: Double = 5,
        then: @escaping (BusAnswer) -> Void
    ) {
        if !send(call, to: destination, startsService: startsService, within: seconds, then: then) {
            then(.failure("org.freedesktop.DBus.Error.Disconnected", "the call cannot be sent"))
        }
    }

    /// The same for a caller who knows what to do with a call that cannot be sent.
    /// - Returns: false where it cannot; then there is no answer.
    package func send(
        _ call: BusMessage, to destination: String, startsService: Bool = false, within seconds: Double,
        then: @escaping (BusAnswer) -> Void
    ) -> Bool {
        var made: OpaquePointer?
        guard sd_bus_message_new_method_call(bus, &made, destination, call.path, call.interface, call.member) >= 0, let made else {
            return false
        }
        defer { sd_bus_message_unref(made) }
        sd_bus_message_set_auto_start(made, startsService ? 1 : 0)
        MessageCoder(made).append(call.arguments)
        let handler: sd_bus_message_handler_t = { message, this, _ in
            guard let message, let this else { return 0 }
            Unmanaged<BusConnection>.fromOpaque(this).takeUnretainedValue().receive(answer: message)
            return 0
        }
        let this = Unmanaged.passUnretained(self).toOpaque()
        guard sd_bus_call_async(bus, nil, made, handler, this, UInt64(seconds * 1_000_000)) >= 0 else { return false }
        var cookie: UInt64 = 0
        sd_bus_message_get_cookie(made, &cookie)
        pending[cookie] = then
        return true
    }

    /// Sends a signal to whoever wants it.
    package func emit(_ signal: BusMessage) {
        var made: OpaquePointer?
        guard sd_bus_message_new_signal(bus, &made, signal.path, signal.interface, signal.member) >= 0, let made else { return }
        defer { sd_bus_message_unref(made) }
        MessageCoder(made).append(signal.arguments)
        sd_bus_send(bus, made, nil)
    }

    // MARK: What comes

    /// - Returns: 1 where the message needs nobody else.
    private func receive(_ message: OpaquePointer) -> Int32 {
        let isCall = sd_bus_message_is_method_call(message, nil, nil) > 0
        let read = BusMessage(
            path: Self.text(sd_bus_message_get_path(message)), interface: Self.text(sd_bus_message_get_interface(message)),
            member: Self.text(sd_bus_message_get_member(message)), MessageCoder(message).values(),
            sender: Self.text(sd_bus_message_get_sender(message)))
        // The library answers for the connection itself.
        guard read.interface != "org.freedesktop.DBus.Peer" else { return 0 }
        guard isCall else {
            onSignal(read)
            return 0
        }
        answer(message, with: onCall(read))
        return 1
    }

    private func answer(_ call: OpaquePointer, with answer: BusAnswer) {
        var made: OpaquePointer?
        switch answer {
        case .values(let values):
            guard sd_bus_message_new_method_return(call, &made) >= 0, let made else { return }
            MessageCoder(made).append(values)
        case .failure(let name, let sentence):
            name.withCString { name in
                sentence.withCString { sentence in
                    var error = sd_bus_error(name: name, message: sentence, _need_free: 0)
                    sd_bus_message_new_method_error(call, &made, &error)
                }
            }
        }
        guard let made else { return }
        sd_bus_send(bus, made, nil)
        sd_bus_message_unref(made)
    }

    private func receive(answer message: OpaquePointer) {
        var cookie: UInt64 = 0
        sd_bus_message_get_reply_cookie(message, &cookie)
        guard let then = pending.removeValue(forKey: cookie) else { return }
        if let error = sd_bus_message_get_error(message) {
            then(.failure(Self.text(error.pointee.name), Self.text(error.pointee.message)))
        } else {
            then(.values(MessageCoder(message).values()))
        }
    }

    private static func text(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
}
