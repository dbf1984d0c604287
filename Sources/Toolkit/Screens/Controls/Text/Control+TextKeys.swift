import Terminal

extension Control {
    /// The keys with which a line is typed, beside the characters themselves.
    static func textKeys(of responder: Responder) -> [KeyCommand] {
        let names = responder.keyNames
        func answered(_ keys: Key..., title: String) -> KeyCommand {
            var command = KeyCommand(title: title) { [weak responder] in
                if let key = keys.first { _ = responder?.keyPressed(key) }
            }
            command.inputs = keys
            return command
        }
        return [
            answered(.left, .right, .control("b"), .control("f"), title: names.caret),
            answered(.home, .end, .control("a"), .control("e"), title: names.ends),
            answered(.alt("b"), .alt("f"), title: names.words),
            answered(.backspace, .delete, .control("h"), .control("d"), title: names.erase),
            answered(.control("w"), .alt("d"), title: names.eraseWord),
            answered(.control("u"), .control("k"), title: names.eraseLine), answered(.control("y"), title: names.putBack),
            answered(.control("t"), title: names.transpose), answered(.alt("a"), title: names.selectAll),
        ]
    }
}
