import Bus
import Screens

/// Answers the calls of screen readers from one tree; asks nobody, so it never waits.
///
/// The part above the window is the application; below it are the parts of the tree by their numbers. What is to be done is returned beside
/// the answer, which says that it can be done, not that it was: neither side waits for the other.
struct AccessibleService {
    let tree: AccessibleTree
    /// The name of the program.
    let application: String
    /// The name of the connection that it answers on.
    let bus: String
    /// The part that the registry has put the application in.
    let desktop: ObjectReference
    /// The number that the registry has given the application.
    var number: Int32 = 0

    /// The object of a call.
    enum Object {
        case application
        case part(AccessibleNode)
    }

    typealias Answer = (answer: BusAnswer, request: ReaderRequest?)

    static let prefix = "org.a11y.atspi."

    func answer(_ call: BusMessage) -> Answer {
        if call.path == ObjectReference.cachePath { return (cache(call), nil) }
        guard let object = object(at: call.path) else { return (.unknownObject, nil) }
        if call.interface == "org.freedesktop.DBus.Properties" { return (properties(call, of: object), nil) }
        guard call.interface.hasPrefix(Self.prefix) else { return (.unknownMethod(call.member), nil) }
        let interface = String(call.interface.dropFirst(Self.prefix.count))
        guard interfaces(of: object).contains(interface) else { return (.unknownMethod(call.member), nil) }
        switch (interface, object) {
        case ("Accessible", _): return (accessible(call, of: object), nil)
        case ("Application", _): return (call.member == "GetLocale" ? .value(.text("")) : .unknownMethod(call.member), nil)
        case ("Component", .part(let node)): return component(call, of: node)
        case ("Action", .part(let node)): return action(call, of: node)
        case ("Text", .part(let node)): return (text(call, of: node), nil)
        case ("EditableText", .part(let node)): return editableText(call, of: node)
        case ("Selection", .part(let node)): return selection(call, of: node)
        default: return (.unknownMethod(call.member), nil)
        }
    }

    // MARK: Objects

    func object(at path: String) -> Object? {
        if path == ObjectReference.rootPath { return .application }
        let prefix = ObjectReference.path(of: 0).dropLast()
        guard path.hasPrefix(prefix), let id = Int(path.dropFirst(prefix.count)) else { return nil }
        return tree.nodes[id].map { .part($0) }
    }

    func reference(_ id: Int?) -> ObjectReference {
        id.map { ObjectReference(bus: bus, path: ObjectReference.path(of: $0)) } ?? .none
    }

    /// The application as a part.
    var root: ObjectReference { ObjectReference(bus: bus, path: ObjectReference.rootPath) }

    func children(of object: Object) -> [Int] {
        switch object {
        case .application: [tree.root]
        case .part(let node): node.children
        }
    }

    func parent(of object: Object) -> ObjectReference {
        switch object {
        case .application: desktop
        case .part(let node): node.parent.map { reference($0) } ?? root
        }
    }

    func role(of object: Object) -> (number: UInt32, name: String) {
        switch object {
        case .application: (75, "application")
        case .part(let node): node.role.atspi(in: node.parent.flatMap { tree.nodes[$0]?.role })
        }
    }

    func states(of object: Object) -> AccessibleStates {
        switch object {
        case .application: AccessibleStates(.enabled, .sensitive, .showing, .visible)
        case .part(let node): tree.states(of: node)
        }
    }

    /// The interfaces that an object has, without their prefix.
    func interfaces(of object: Object) -> [String] {
        guard case .part(let node) = object else { return ["Accessible", "Application"] }
        var names = ["Accessible", "Component"]
        if node.canActivate { names.append("Action") }
        if node.hasText { names.append("Text") }
        if node.canEdit { names.append("EditableText") }
        if node.number != nil { names.append("Value") }
        if node.choosesPart { names.append("Selection") }
        return names
    }
}
