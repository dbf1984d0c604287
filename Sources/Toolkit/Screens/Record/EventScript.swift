public import Terminal

/// Events as text, one a line, so that a session can be kept, read, and played again.
///
/// ```swift
/// EventScript.line(.key(.control("s")))  // "key control+'s"
/// EventScript.event("key enter")  // .key(.enter)
/// ```
///
/// The lines, one of each kind:
///
///     key control+'s
///     key shift+tab
///     paste two\nlines
///     mouse press 3 4
///     resize 80 24
///     focus true
///     terminate interrupt
///
/// A character has a `'` before it, so that `'f` is a letter and `f5` a key. What text hides is written as `\u{1b}`; no line of a script
/// colours or moves anything when it is printed.
public nonisolated enum EventScript {
    /// One event as one line.
    public static func line(_ event: Event) -> String {
        switch event {
        case .key(let key): "key \(name(key))"
        case .paste(let text): "paste \(escaped(text))"
        case .pasteTooLong(let count): "paste-too-long \(count)"
        case .mouse(let mouse): "mouse \(modifiers(mouse.modifiers))\(mouse.action) \(mouse.point.x) \(mouse.point.y)"
        case .resize(let size): "resize \(size.width) \(size.height)"
        case .focus(let has): "focus \(has)"
        case .resume: "resume"
        case .terminate(let reason): "terminate \(reason)"
        }
    }

    /// The event of a line; nil for a line that says nothing.
    public static func event(_ line: some StringProtocol) -> Event? {
        let parts = line.split(separator: " ", maxSplits: 1)
        let rest = parts.count > 1 ? String(parts[1]) : ""
        switch parts.first {
        case "key": return key(rest).map(Event.key)
        case "paste": return .paste(unescaped(rest))
        case "paste-too-long": return Int(rest).map(Event.pasteTooLong)
        case "mouse": return mouse(rest)
        case "resize":
            let numbers = rest.split(separator: " ").compactMap { Int($0) }
            return numbers.count == 2 ? .resize(Size(width: numbers[0], height: numbers[1])) : nil
        case "focus": return Bool(rest).map(Event.focus)
        case "resume": return .resume
        case "terminate": return reasons.first { "\($0)" == rest }.map(Event.terminate)
        default: return nil
        }
    }

    /// The events of a whole file; lines that begin with `#` are left out.
    public static func events(_ text: String) -> [Event] {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { event($0) }
    }

    private static func mouse(_ text: String) -> Event? {
        let parts = text.split(separator: " ")
        guard parts.count == 3, let x = Int(parts[1]), let y = Int(parts[2]) else { return nil }
        let (held, name) = readModifiers(parts[0])
        guard let action = actions.first(where: { "\($0)" == name }) else { return nil }
        return .mouse(MouseEvent(action, at: Point(x: x, y: y), modifiers: held))
    }

    private static let actions: [MouseEvent.Action] = [.press, .release, .drag, .wheelUp, .wheelDown]

    private static let reasons: [Termination] = [.interrupt, .terminate, .hangUp, .terminalLost]

    private static let codes: [(String, Key.Code)] = [
        ("enter", .enter), ("tab", .tab), ("escape", .escape), ("backspace", .backspace), ("delete", .delete), ("insert", .insert),
        ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("home", .home), ("end", .end), ("pageUp", .pageUp),
        ("pageDown", .pageDown),
    ]

    /// A key as it is written: `control+'s` for a character, `shift+tab` or `f5` for others.
    private static func name(_ key: Key) -> String {
        var text = modifiers(key.modifiers)
        switch key.code {
        case .character(let character): text += "'" + escaped(String(character))
        case .function(let number): text += "f\(number)"
        default: text += codes.first { $0.1 == key.code }?.0 ?? ""
        }
        return text
    }

    /// The key of a name; nil where it names none.
    private static func key(_ name: String) -> Key? {
        let (modifiers, rest) = readModifiers(name[...])
        if rest.hasPrefix("'") {
            let text = unescaped(String(rest.dropFirst()))
            return text.first.map { Key(.character($0), modifiers) }
        }
        if let code = codes.first(where: { $0.0 == rest })?.1 { return Key(code, modifiers) }
        guard rest.hasPrefix("f"), let number = Int(rest.dropFirst()) else { return nil }
        return Key(.function(number), modifiers)
    }

    private static let held: [(String, Key.Modifiers)] = [("control+", .control), ("alt+", .alt), ("shift+", .shift)]

    private static func modifiers(_ modifiers: Key.Modifiers) -> String {
        held.filter { modifiers.contains($0.1) }.map(\.0).joined()
    }

    /// Takes the modifiers off the beginning of a name, in the order in which they are written.
    private static func readModifiers(_ text: Substring) -> (Key.Modifiers, Substring) {
        var rest = text
        var modifiers: Key.Modifiers = []
        for (prefix, modifier) in held where rest.hasPrefix(prefix) {
            rest = rest.dropFirst(prefix.count)
            modifiers.insert(modifier)
        }
        return (modifiers, rest)
    }

    /// A text in one line, with everything that it hides as `\u{1b}`.
    static func escaped(_ text: String) -> String {
        VisibleText.rewritten(text, marks: ["\\"]) { scalar, result in
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
    }

    /// The text that `escaped` wrote in one line.
    static func unescaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var scalars = text.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            switch scalars.next() {
            case "n": result.append("\n")
            case "r": result.append("\r")
            case "u":
                var digits = ""
                _ = scalars.next()
                while let digit = scalars.next(), digit != "}" { digits.unicodeScalars.append(digit) }
                if digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16), let found = Unicode.Scalar(number) {
                    result.append(found)
                }
            case let other?: result.append(other)
            case nil: break
            }
        }
        return String(result)
    }
}
