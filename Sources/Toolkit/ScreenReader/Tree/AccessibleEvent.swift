import Screens

/// A thing that has happened between two trees, as whoever listens is told of it.
enum AccessibleEvent: Hashable, Sendable {
    case state(Int, AccessibleState, Bool)
    case name(Int, String)
    case note(Int, String)
    case number(Int, Double)
    /// Text that has gone, or has come, from a character on.
    case textRemoved(Int, at: Int, String)
    case textInserted(Int, at: Int, String)
    case caret(Int, Int)
    case added(parent: Int, index: Int, child: Int)
    case removed(parent: Int, index: Int, child: Int)
    case selection(Int)
    /// The window has, or has no more, the attention of the person.
    case window(isActive: Bool, String)
    /// A sentence that is not to be missed.
    case announcement(Int, String)
}

extension AccessibleTree {
    /// The events that lead from another tree to this one, the focus last; from nothing, those of a window that has just opened.
    func events(since old: AccessibleTree?) -> [AccessibleEvent] {
        guard let old else {
            return [.window(isActive: true, nodes[root]?.name ?? "")] + (focus.map { [.state($0, .focused, true)] } ?? [])
        }
        guard self != old else { return [] }
        var events: [AccessibleEvent] = []
        for node in old.all where node.id != old.root && nodes[node.id] == nil {
            // Parts of a part that has gone went with it.
            guard let parent = node.parent, nodes[parent] != nil else { continue }
            events.append(.removed(parent: parent, index: node.index, child: node.id))
        }
        for node in all {
            if let before = old.nodes[node.id] {
                events += changes(of: node, since: before, in: old)
            } else if let parent = node.parent {
                if old.nodes[parent] != nil { events.append(.added(parent: parent, index: node.index, child: node.id)) }
                if node.role == .notification { events.append(.announcement(node.id, node.name)) }
            }
        }
        if isActive != old.isActive { events.append(.window(isActive: isActive, nodes[root]?.name ?? "")) }
        guard focus != old.focus || isActive && !old.isActive else { return events }
        if let before = old.focus, nodes[before] != nil, focus != old.focus { events.append(.state(before, .focused, false)) }
        if let focus { events.append(.state(focus, .focused, true)) }
        return events
    }

    private func changes(of node: AccessibleNode, since before: AccessibleNode, in old: AccessibleTree) -> [AccessibleEvent] {
        var events: [AccessibleEvent] = []
        if node.name != before.name {
            events.append(.name(node.id, node.name))
            if node.role == .notification { events.append(.announcement(node.id, node.name)) }
        }
        if node.note != before.note { events.append(.note(node.id, node.note)) }
        if let number = node.number?.value, number != before.number?.value { events.append(.number(node.id, number)) }
        if node.hasText {
            events += Self.textChanges(of: node, since: before)
            if let caret = node.caretOffset, caret != before.caretOffset { events.append(.caret(node.id, caret)) }
        }
        let (states, former) = (self.states(of: node), old.states(of: before))
        for state in AccessibleState.allCases where state != .focused && states.contains(state) != former.contains(state) {
            events.append(.state(node.id, state, states.contains(state)))
        }
        if node.choosesPart, chosen(in: node) != old.chosen(in: before) { events.append(.selection(node.id)) }
        return events
    }

    /// The chosen parts of something that chooses among its own.
    func chosen(in node: AccessibleNode) -> [Int] { node.children.filter { nodes[$0]?.traits.contains(.selected) ?? false } }

    private static func textChanges(of node: AccessibleNode, since before: AccessibleNode) -> [AccessibleEvent] {
        let (new, old) = (Array(node.text.unicodeScalars), Array(before.text.unicodeScalars))
        guard new != old else { return [] }
        let start = zip(new, old).prefix { $0 == $1 }.count
        let end = zip(new.dropFirst(start).reversed(), old.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        func text(_ scalars: [Unicode.Scalar]) -> String {
            String(String.UnicodeScalarView(scalars[start..<scalars.count - end]))
        }
        var events: [AccessibleEvent] = []
        if old.count > start + end { events.append(.textRemoved(node.id, at: start, text(old))) }
        if new.count > start + end { events.append(.textInserted(node.id, at: start, text(new))) }
        return events
    }
}

extension AccessibleNode {
    /// The place of the caret as AT-SPI counts: in Unicode scalars.
    var caretOffset: Int? { caret.map { text.prefix($0).unicodeScalars.count } }
}
