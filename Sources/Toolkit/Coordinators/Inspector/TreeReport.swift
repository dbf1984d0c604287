import Screens
import Terminal

/// The live tree of a window as lines: coordinators, their screens, tasks, scopes, what waits, and what should be gone.
struct TreeReport {
    struct Line {
        var text: String
        var role: Role = .text
    }

    private(set) var lines: [Line] = []

    private let words: InspectorText

    init(_ window: Window, _ words: InspectorText) {
        self.words = words
        let engine = window.engine
        if let root = engine.root { add(root, depth: 0, engine) }
        section(words.waiting, engine.waitingDescriptions)
        section(words.postTasks, engine.postTasks.map(\.name))
        let leaked = engine.leakedScreens
        if !leaked.isEmpty {
            lines.append(Line(text: words.leaked, role: .title))
            for name in leaked { lines.append(Line(text: "  ! " + name, role: .danger)) }
        }
        section(words.reports, engine.issues.suffix(5).map(\.description))
    }

    mutating func section(_ title: String, _ items: [String], role: Role = .text) {
        guard !items.isEmpty else { return }
        lines.append(Line(text: title, role: .title))
        for item in items { lines.append(Line(text: "  " + item, role: role)) }
    }

    private mutating func add(_ screen: ViewController, depth: Int, _ engine: CommitEngine) {
        var text = String(repeating: "  ", count: depth) + screen.debugName
        if let owner = screen.owningCoordinator { text += " · \(owner.name)" }
        let tasks = screen.runningTasks.map(\.name)
        if !tasks.isEmpty { text += " · tasks: \(tasks.joined(separator: ", "))" }
        let scopes = screen.stay.scopes.compactMap { ($0 as? Container)?.name }
        if !scopes.isEmpty { text += " · scopes: \(scopes.joined(separator: ", "))" }
        let isOnShow = engine.appeared.contains { $0 === screen }
        lines.append(Line(text: text, role: isOnShow ? .accent : .secondary))
        for child in screen.children { add(child, depth: depth + 1, engine) }
        if let presented = screen.presented {
            lines.append(Line(text: String(repeating: "  ", count: depth + 1) + words.presents, role: .tertiary))
            add(presented, depth: depth + 1, engine)
        }
    }
}
