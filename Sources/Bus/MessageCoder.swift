import CSystemBus

/// Writes values into a message, or reads them from one, one after another.
struct MessageCoder {
    private let message: OpaquePointer

    init(_ message: OpaquePointer) { self.message = message }

    // MARK: Writing

    func append(_ values: [BusValue]) {
        for value in values { append(value) }
    }

    private func append(_ value: BusValue) {
        switch value {
        case .bool(let truth): append("b", truth ? 1 : Int32.zero)
        case .int(let number): append("i", number)
        case .uint(let number): append("u", number)
        case .double(var number): sd_bus_message_append_basic(message, Self.code("d"), &number)
        case .text(let text): append("s", text)
        case .path(let path): append("o", path)
        case .bytes(let bytes): sd_bus_message_append_array(message, Self.code("y"), bytes, bytes.count)
        case .unknown: break
        case .array(let element, let members): inside("a", element) { append(members) }
        case .tuple(let members): inside("r", members.map(\.signature).joined()) { append(members) }
        case .entry(let key, let value): inside("e", key.signature + value.signature) { append([key, value]) }
        case .variant(let value): inside("v", value.signature) { append(value) }
        }
    }

    /// A text ends at its first zero, which no message may hold.
    private func append(_ type: Unicode.Scalar, _ text: String) {
        _ = text.withCString { sd_bus_message_append_basic(message, Self.code(type), $0) }
    }

    private func append(_ type: Unicode.Scalar, _ number: some FixedWidthInteger) {
        var number = number
        sd_bus_message_append_basic(message, Self.code(type), &number)
    }

    private func inside(_ container: Unicode.Scalar, _ contents: String, _ body: () -> Void) {
        guard sd_bus_message_open_container(message, Self.code(container), contents) >= 0 else { return }
        body()
        sd_bus_message_close_container(message)
    }

    // MARK: Reading

    /// The values that are left.
    func values() -> [BusValue] {
        var found: [BusValue] = []
        while let value = next() { found.append(value) }
        return found
    }

    private func next() -> BusValue? {
        var code: CChar = 0
        var start: UnsafePointer<CChar>?
        guard sd_bus_message_peek_type(message, &code, &start) > 0, let byte = UInt8(exactly: code) else { return nil }
        let contents = start.map { String(cString: $0) } ?? ""
        switch Unicode.Scalar(byte) {
        case "b": return .bool(number(as: Int32.self, "b") != 0)
        case "y": return .int(Int32(number(as: UInt8.self, "y")))
        case "n": return .int(Int32(number(as: Int16.self, "n")))
        case "q": return .int(Int32(number(as: UInt16.self, "q")))
        case "i": return .int(number(as: Int32.self, "i"))
        case "u": return .uint(number(as: UInt32.self, "u"))
        case "d":
            var number = 0.0
            sd_bus_message_read_basic(message, code, &number)
            return .double(number)
        case "s", "g": return text(code).map { .text($0) }
        case "o": return text(code).map { .path($0) }
        case "a" where contents == "y": return bytes()
        case "a": return members("a", contents).map { .array(of: contents, $0) }
        case "r": return members("r", contents).map { .tuple($0) }
        case "v": return members("v", contents).map { .variant($0.first ?? .unknown) }
        case "e":
            guard let pair = members("e", contents), pair.count == 2 else { return nil }
            return .entry(pair[0], pair[1])
        default: return sd_bus_message_skip(message, nil) > 0 ? .unknown : nil
        }
    }

    private func bytes() -> BusValue? {
        var start: UnsafeRawPointer?
        var count = 0
        guard sd_bus_message_read_array(message, Self.code("y"), &start, &count) >= 0 else { return nil }
        return .bytes(start.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? [])
    }

    private func number<Number: FixedWidthInteger>(as _: Number.Type, _ type: Unicode.Scalar) -> Number {
        var number = Number.zero
        sd_bus_message_read_basic(message, Self.code(type), &number)
        return number
    }

    private func text(_ code: CChar) -> String? {
        var text: UnsafePointer<CChar>?
        guard sd_bus_message_read_basic(message, code, &text) > 0 else { return nil }
        return text.map { String(cString: $0) }
    }

    private func members(_ container: Unicode.Scalar, _ contents: String) -> [BusValue]? {
        guard sd_bus_message_enter_container(message, Self.code(container), contents) > 0 else { return nil }
        let found = values()
        // A value that was not read is stepped over, since a container is left at its end only.
        while sd_bus_message_peek_type(message, nil, nil) > 0 { guard sd_bus_message_skip(message, nil) > 0 else { break } }
        sd_bus_message_exit_container(message)
        return found
    }

    private static func code(_ type: Unicode.Scalar) -> CChar { CChar(truncatingIfNeeded: type.value) }
}
