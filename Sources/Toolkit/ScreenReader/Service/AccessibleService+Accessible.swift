import Bus
import Screens

extension AccessibleService {
    /// The answers of each object about itself.
    func accessible(_ call: BusMessage, of object: Object) -> BusAnswer {
        let children = children(of: object)
        switch call.member {
        case "GetChildAtIndex":
            guard let index = call.arguments.first?.number else { return .wrongArguments }
            return .value(reference(children.indices.contains(index) ? children[index] : nil).value)
        case "GetChildren": return .value(.array(of: "(so)", children.map { reference($0).value }))
        case "GetIndexInParent":
            guard case .part(let node) = object else { return .value(.int(-1)) }
            return .value(.int(Int32(node.index)))
        case "GetRelationSet": return .value(.array(of: "(ua(so))", []))
        case "GetRole": return .value(.uint(role(of: object).number))
        case "GetRoleName", "GetLocalizedRoleName": return .value(.text(role(of: object).name))
        case "GetState": return .value(words(states(of: object)))
        case "GetAttributes": return .value(.texts(attributes(of: object)))
        case "GetApplication": return .value(root.value)
        case "GetInterfaces": return .value(names(of: object))
        default: return .unknownMethod(call.member)
        }
    }

    /// The properties of all interfaces, which are read by one of their own.
    func properties(_ call: BusMessage, of object: Object) -> BusAnswer {
        guard let interface = call.arguments.first?.text, interface.hasPrefix(Self.prefix) else { return .wrongArguments }
        let properties = properties(String(interface.dropFirst(Self.prefix.count)), of: object)
        switch call.member {
        case "GetAll":
            return .value(.array(of: "{sv}", properties.map { .entry(.text($0.0), .variant($0.1)) }))
        case "Get":
            guard call.arguments.count == 2, let name = call.arguments[1].text else { return .wrongArguments }
            guard let found = properties.first(where: { $0.0 == name }) else {
                return .failure("org.freedesktop.DBus.Error.UnknownProperty", "there is no property \(name) here")
            }
            return .value(.variant(found.1))
        case "Set": return .failure("org.freedesktop.DBus.Error.PropertyReadOnly", "this is read only")
        default: return .unknownMethod(call.member)
        }
    }

    private func properties(_ interface: String, of object: Object) -> [(String, BusValue)] {
        guard interfaces(of: object).contains(interface) else { return [] }
        switch (interface, object) {
        case ("Accessible", _):
            return [
                ("Name", .text(name(of: object))), ("Description", .text(note(of: object))), ("Parent", parent(of: object).value),
                ("ChildCount", .int(Int32(children(of: object).count))), ("Locale", .text("")), ("AccessibleId", .text("")),
                ("HelpText", .text("")),
            ]
        case ("Application", _):
            return [
                ("ToolkitName", .text("Screens")), ("Version", .text("1")), ("ToolkitVersion", .text("1")), ("AtspiVersion", .text("2.1")),
                ("InterfaceVersion", .uint(1)), ("Id", .int(number)),
            ]
        case ("Action", _): return [("NActions", .int(1))]
        case ("Text", .part(let node)):
            return [
                ("CharacterCount", .int(Int32(node.text.unicodeScalars.count))), ("CaretOffset", .int(Int32(node.caretOffset ?? -1))),
            ]
        case ("Value", .part(let node)):
            guard let number = node.number else { return [] }
            return [
                ("MinimumValue", .double(0)), ("MaximumValue", .double(number.most)), ("MinimumIncrement", .double(0)),
                ("CurrentValue", .double(number.value)), ("Text", .text(node.value)),
            ]
        case ("Selection", .part(let node)): return [("NSelectedChildren", .int(Int32(tree.chosen(in: node).count)))]
        default: return []
        }
    }

    /// All parts at once, as readers ask for them when they meet a program.
    func cache(_ call: BusMessage) -> BusAnswer {
        guard call.interface == Self.prefix + "Cache", call.member == "GetItems" else { return .unknownMethod(call.member) }
        let objects = [Object.application] + tree.all.map { .part($0) }
        return .value(.array(of: "((so)(so)(so)iiassusau)", objects.map { item($0) }))
    }

    /// An object with all that a reader keeps of it.
    func item(_ object: Object) -> BusValue {
        let (own, index) =
            switch object {
            case .application: (root, -1)
            case .part(let node): (reference(node.id), node.index)
            }
        return .tuple([
            own.value, root.value, parent(of: object).value, .int(Int32(index)), .int(Int32(children(of: object).count)), names(of: object),
            .text(name(of: object)), .uint(role(of: object).number), .text(note(of: object)), words(states(of: object)),
        ])
    }

    private func words(_ states: AccessibleStates) -> BusValue { .array(of: "u", states.words.map { .uint($0) }) }

    private func names(of object: Object) -> BusValue { .array(of: "s", interfaces(of: object).map { .text(Self.prefix + $0) }) }

    private func name(of object: Object) -> String {
        switch object {
        case .application: application
        case .part(let node): node.name
        }
    }

    private func note(of object: Object) -> String {
        switch object {
        case .application: ""
        case .part(let node): node.note
        }
    }

    private func attributes(of object: Object) -> [(String, String)] {
        guard case .part(let node) = object else { return [("toolkit", "Screens")] }
        var pairs = [("toolkit", "Screens")]
        if node.number != nil { pairs.append(("valuetext", node.value)) }
        if node.role == .heading { pairs.append(("level", "1")) }
        if node.role == .textField, !node.hint.isEmpty { pairs.append(("placeholder-text", node.hint)) }
        return pairs
    }
}
