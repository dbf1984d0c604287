import Basis
import CSystemBus
import Glibc
import LiveWalking

/// The bus of the session: opened for one call, and closed with its answer.
///
/// Neither a bus that says nothing nor a service that does not answer holds anybody longer than wanted.
struct UserBus: ~Copyable {
    private let bus: OpaquePointer

    private init?() {
        var opened: OpaquePointer?
        guard sd_bus_open_user(&opened) >= 0, let opened else { return nil }
        bus = opened
    }

    deinit { sd_bus_close_unref(bus) }

    /// The number that a call is answered with; 0 where the answer has none.
    static func answer(to call: DesktopCall, within seconds: Double) -> Result<UInt32, OutputObstacle> {
        guard gnd_system_bus_load() != 0 else { return .failure(.noLibrary("libsystemd")) }
        guard let bus = UserBus() else { return .failure(.noService) }
        return bus.answer(to: call, within: seconds)
    }

    private borrowing func answer(to call: DesktopCall, within seconds: Double) -> Result<UInt32, OutputObstacle> {
        guard let message = DesktopMessage(call, on: bus) else { return .failure(.noService) }
        var answer = Answer()
        let handler: sd_bus_message_handler_t = { message, answer, _ in
            guard let message, let answer else { return 0 }
            answer.assumingMemoryBound(to: Answer.self).pointee.read(message)
            return 0
        }
        let end = Self.now + seconds
        return withUnsafeMutablePointer(to: &answer) { answer in
            guard sd_bus_call_async(bus, nil, message.pointer, handler, answer, UInt64(seconds * 1_000_000)) >= 0 else {
                return .failure(.noService)
            }
            while answer.pointee.result == nil {
                let done = sd_bus_process(bus, nil)
                guard done >= 0 else { return .failure(.noService) }
                if done > 0 { continue }
                let left = end - Self.now
                guard left > 0 else { return .failure(.noService) }
                var source = pollfd(fd: sd_bus_get_fd(bus), events: Int16(truncatingIfNeeded: max(0, sd_bus_get_events(bus))), revents: 0)
                poll(&source, 1, Int32(left * 1000) + 1)
            }
            return answer.pointee.result ?? .failure(.noService)
        }
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
}

/// The answer to a call, once it has come.
private struct Answer {
    var result: Result<UInt32, OutputObstacle>?

    mutating func read(_ message: OpaquePointer) {
        if let error = sd_bus_message_get_error(message) {
            let name = error.pointee.name.map { String(cString: $0) } ?? ""
            result = .failure(name.hasSuffix(".ServiceUnknown") || name.hasSuffix(".NoReply") ? .noService : .refused)
            return
        }
        var number: UInt32 = 0
        _ = sd_bus_message_read_basic(message, CChar(truncatingIfNeeded: UInt8(ascii: "u")), &number)
        result = .success(number)
    }
}

/// A call on its way; the bus may start the service for it.
private struct DesktopMessage: ~Copyable {
    let pointer: OpaquePointer

    init?(_ call: DesktopCall, on bus: OpaquePointer) {
        var made: OpaquePointer?
        let result = sd_bus_message_new_method_call(bus, &made, DesktopCall.service, DesktopCall.path, DesktopCall.service, call.member)
        guard result >= 0, let made else { return nil }
        pointer = made
        if case .notify(let title, let body, let replaced) = call { append(title, body, replaced) }
    }

    deinit { sd_bus_message_unref(pointer) }

    /// `susssasa{sv}i`: without a picture and without actions; one that is over is not kept.
    private func append(_ title: String, _ body: String, _ replaced: UInt32) {
        append("s", "GND")
        append("u", replaced)
        for text in ["", title, Self.escaped(body)] { append("s", text) }
        inside("a", "s") {}
        inside("a", "{sv}") {
            inside("e", "sv") {
                append("s", "transient")
                inside("v", "b") { append("b", Int32(1)) }
            }
        }
        append("i", Int32(-1))
    }

    /// Bodies may be read as markup.
    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private func append(_ type: Unicode.Scalar, _ text: String) {
        _ = text.withCString { sd_bus_message_append_basic(pointer, Self.code(type), $0) }
    }

    private func append(_ type: Unicode.Scalar, _ value: some FixedWidthInteger) {
        var value = value
        sd_bus_message_append_basic(pointer, Self.code(type), &value)
    }

    private func inside(_ container: Unicode.Scalar, _ contents: String, _ body: () -> Void) {
        sd_bus_message_open_container(pointer, Self.code(container), contents)
        body()
        sd_bus_message_close_container(pointer)
    }

    private static func code(_ type: Unicode.Scalar) -> CChar { CChar(truncatingIfNeeded: type.value) }
}
