import Bus

extension BluetoothEvent {
    /// The event that a signal is; nil for one that nobody needs.
    init?(signal: BusMessage) {
        let arguments = signal.arguments
        guard let first = arguments.first?.text else { return nil }
        switch (signal.member, arguments.count) {
        case ("InterfacesAdded", 2): self = .added(first, arguments[1].interfaces)
        case ("InterfacesRemoved", 2): self = .removed(first, interfaces: arguments[1].members.compactMap(\.text))
        case ("PropertiesChanged", 3):
            let invalidated = arguments[2].members.compactMap(\.text)
            self = .changed(signal.path, interface: first, arguments[1].properties, invalidated: invalidated)
        case ("NameOwnerChanged", 3): self = .serviceChanged(isThere: arguments[2].text?.isEmpty == false)
        default: return nil
        }
    }

    /// The event that the answer to a call is.
    static func answered(_ call: BluetoothCall, with answer: BusAnswer) -> BluetoothEvent {
        switch (answer, call) {
        case (.failure(let name, let message), _): .answered(call, .failed(BluetoothFailure(name: name, message: message)))
        case (.values(let values), .managedObjects): .objects(values.first?.objects ?? [:])
        case (.values(let values), .read):
            if case .bytes(let bytes)? = values.first { .answered(call, .bytes(bytes)) } else { .answered(call, .bytes([])) }
        case (.values, _): .answered(call, .done)
        }
    }
}

extension BusValue {
    /// Paths with their interfaces: `a{oa{sa{sv}}}`.
    fileprivate var objects: [String: [String: BluetoothProperties]] { entries { $0.interfaces } }

    /// Interfaces with their properties: `a{sa{sv}}`.
    fileprivate var interfaces: [String: BluetoothProperties] { entries { $0.properties } }

    /// Properties with their values: `a{sv}`.
    fileprivate var properties: BluetoothProperties { entries { $0.property } }

    private func entries<Value>(_ read: (BusValue) -> Value?) -> [String: Value] {
        var found: [String: Value] = [:]
        for entry in members {
            guard case .entry(let key, let value) = entry, let name = key.text else { continue }
            found[name] = read(value)
        }
        return found
    }

    /// A value in its variant; nil for types that no sensor needs.
    private var property: BluetoothValue? {
        guard case .variant(let value) = self else { return nil }
        return switch value {
        case .bool(let truth): .bool(truth)
        case .int(let number): .int(Int(number))
        case .uint(let number): .int(Int(number))
        case .text(let text), .path(let text): .text(text)
        case .bytes(let bytes): .bytes(bytes)
        case .array("s", let members), .array("o", let members): .texts(members.compactMap(\.text))
        case .array("{sv}", _): .data(value.properties.compactMapValues { if case .bytes(let bytes) = $0 { bytes } else { nil } })
        default: nil
        }
    }
}
