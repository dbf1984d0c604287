import Terminal

/// The lists of commands that a chain of responders had when they were read, nearest first.
///
/// After a key they are read again; where all of them are the same lists, what the hint line says is the same, too, and no command is
/// looked at.
struct CommandLists {
    private(set) var lists: [KeyCommandList] = []
    /// Indicates whether the first responder wanted text, which has the printable keys.
    private(set) var isText = false

    /// Reads the lists of a responder and of everyone above it, behind the keys that the first one hints at besides.
    /// - Returns: whether they are others than those that were read before.
    mutating func read(from first: Responder) -> Bool {
        var isOther = isText != first.acceptsText
        isText = first.acceptsText
        var count = 0
        put(first.hintedKeys, at: &count, &isOther)
        var responder: Responder? = first
        while let here = responder {
            put(here.keyCommands, at: &count, &isOther)
            responder = here.next
        }
        if count < lists.count {
            lists.removeSubrange(count...)
            isOther = true
        }
        return isOther
    }

    private mutating func put(_ commands: [KeyCommand], at index: inout Int, _ isOther: inout Bool) {
        let list = KeyCommandList(commands)
        if index == lists.count {
            lists.append(list)
            isOther = true
        } else if lists[index] != list {
            lists[index] = list
            isOther = true
        }
        index += 1
    }
}
