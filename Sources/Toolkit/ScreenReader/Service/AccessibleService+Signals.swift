import Bus

extension AccessibleService {
    /// The signals that say on the bus what has happened.
    func signals(of event: AccessibleEvent) -> [BusMessage] {
        switch event {
        case .state(let id, let state, let isOn):
            return [object("StateChanged", id, state.name, isOn ? 1 : 0, 0, .int(0))]
        case .name(let id, let name): return [object("PropertyChange", id, "accessible-name", 0, 0, .text(name))]
        case .note(let id, let note): return [object("PropertyChange", id, "accessible-description", 0, 0, .text(note))]
        case .number(let id, let number): return [object("PropertyChange", id, "accessible-value", 0, 0, .double(number))]
        case .textRemoved(let id, let place, let text):
            return [object("TextChanged", id, "delete", place, text.unicodeScalars.count, .text(text))]
        case .textInserted(let id, let place, let text):
            return [object("TextChanged", id, "insert", place, text.unicodeScalars.count, .text(text))]
        case .caret(let id, let place): return [object("TextCaretMoved", id, "", place, 0, .int(0))]
        case .added(let parent, let index, let child):
            let isThere = tree.nodes[child] != nil
            return (isThere ? cacheSignal("AddAccessible", of: child) : [])
                + [object("ChildrenChanged", parent, "add", index, 0, reference(child).value)]
        case .removed(let parent, let index, let child):
            return cacheSignal("RemoveAccessible", of: child)
                + [object("ChildrenChanged", parent, "remove", index, 0, reference(child).value)]
        case .selection(let id): return [object("SelectionChanged", id, "", 0, 0, .int(0))]
        case .window(let isActive, let name):
            return [signal("Window", isActive ? "Activate" : "Deactivate", tree.root, "", 0, 0, .text(name))]
        // Politely: it waits until what is being said has been said.
        case .announcement(let id, let sentence): return [object("Announcement", id, "", 1, 0, .text(sentence))]
        }
    }

    private func object(_ member: String, _ id: Int, _ kind: String, _ first: Int, _ second: Int, _ value: BusValue) -> BusMessage {
        signal("Object", member, id, kind, first, second, value)
    }

    private func signal(
        _ interface: String, _ member: String, _ id: Int, _ kind: String, _ first: Int, _ second: Int, _ value: BusValue
    ) -> BusMessage {
        BusMessage(
            path: ObjectReference.path(of: id), interface: Self.prefix + "Event." + interface, member: member,
            [
                .text(kind), .int(Int32(clamping: first)), .int(Int32(clamping: second)), .variant(value), .array(of: "{sv}", []),
            ])
    }

    /// The signal by which readers keep what they know of all parts.
    private func cacheSignal(_ member: String, of id: Int) -> [BusMessage] {
        let argument: BusValue
        if member == "AddAccessible", let node = tree.nodes[id] { argument = item(.part(node)) } else { argument = reference(id).value }
        return [
            BusMessage(path: ObjectReference.cachePath, interface: Self.prefix + "Cache", member: member, [argument])
        ]
    }
}
