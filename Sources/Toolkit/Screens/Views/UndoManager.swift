import Observation

/// The changes of a person that can be undone, each with its name.
///
/// Whoever makes a change registers what takes it back. While that runs, it registers in turn what does the change again, so one function
/// that changes both ways is enough:
///
/// ```swift
/// final class Shelf: ViewController {
///     private var titles = ["Walden"]
///
///     private func rename(_ index: Int, to title: String) {
///         let old = titles[index]
///         titles[index] = title
///         undoManager?.registerUndo(withTarget: self, actionName: "rename \(old)") { $0.rename(index, to: old) }
///     }
/// }
/// ```
///
/// It is found up the responder chain (``Responder/undoManager``): the window has one, and a screen whose changes are its own overrides the
/// property. As long as there is something to undo or to do again, `u` and `U` do it on every screen that has no other use for them, and
/// hints, help and palette say what it is.
///
/// Targets are held weakly: what a screen registered goes with the screen. Work that needs to wait begins a task, and registers before it
/// waits; what is registered later is a change of its own.
@Observable
public final class UndoManager {
    private struct Step {
        weak var target: AnyObject?
        let name: String
        let work: @MainActor (AnyObject) -> Void
    }

    /// The changes that can be undone and done again, the last at the end, in one value that is watched as one.
    private struct Steps {
        var done: [Step] = []
        var undone: [Step] = []

        mutating func trim(to levels: Int) {
            if levels > 0, done.count > levels { done.removeFirst(done.count - levels) }
        }
    }

    /// The name of a step while it is undone, which its opposite takes over, and the side on which that is put.
    private enum Running {
        case undo(String)
        case redo(String)
    }

    private var steps = Steps() {
        didSet { window?.undoManagerDidChange() }
    }
    /// The window that names its changes among its commands.
    ///
    /// It asks at every key, so it is told of a change instead of observing.
    @ObservationIgnored private weak var window: (any UndoManagerObserver)?
    @ObservationIgnored private var running: Running?
    @ObservationIgnored private var commandCache = KeyCommandCache<CommandState>()

    /// The most changes that are kept; 0 keeps all.
    @ObservationIgnored public var levelsOfUndo = 0 {
        didSet { steps.trim(to: levelsOfUndo) }
    }

    /// Makes a manager without a change.
    public init() {}

    /// Indicates whether there is a change to undo.
    public var canUndo: Bool { Self.last(steps.done) != nil }
    /// Indicates whether a change was undone and can be done again.
    public var canRedo: Bool { Self.last(steps.undone) != nil }
    /// The name of the change that ``undo()`` undoes; empty where there is none.
    public var undoActionName: String { Self.last(steps.done)?.name ?? "" }
    /// The name of the change that ``redo()`` does again; empty where there is none.
    public var redoActionName: String { Self.last(steps.undone)?.name ?? "" }
    /// Indicates whether a change is being undone now.
    public var isUndoing: Bool { if case .undo = running { true } else { false } }
    /// Indicates whether a change is being done again now.
    public var isRedoing: Bool { if case .redo = running { true } else { false } }

    /// Registers what takes back the change that is being made.
    ///
    /// A new change ends what could be done again.
    /// - Parameters:
    ///   - target: the one that takes it back; it is held weakly, and the change goes with it.
    ///   - actionName: two or three words for the change; while one is undone, its own stay where these are empty.
    ///   - handler: takes it back.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, actionName: String = "", handler: @escaping @MainActor (Target) -> Void
    ) {
        func step(_ name: String) -> Step {
            Step(target: target, name: actionName.isEmpty ? name : actionName) { if let target = $0 as? Target { handler(target) } }
        }
        switch running {
        case .undo(let name): steps.undone.append(step(name))
        case .redo(let name): steps.done.append(step(name))
        case nil:
            steps.done.append(step(""))
            steps.undone = []
        }
        steps.trim(to: levelsOfUndo)
    }

    /// Undoes the last change, if there is one.
    public func undo() {
        guard running == nil, let step = Self.takeLast(&steps.done) else { return }
        perform(step, as: .undo(step.name))
    }

    /// Does again what was undone last, if anything was.
    public func redo() {
        guard running == nil, let step = Self.takeLast(&steps.undone) else { return }
        perform(step, as: .redo(step.name))
    }

    /// Forgets every change.
    public func removeAllActions() { steps = Steps() }

    /// Forgets the changes that a target would take back.
    public func removeAllActions(withTarget target: AnyObject) {
        steps.done.removeAll { $0.target === target }
        steps.undone.removeAll { $0.target === target }
    }

    private func perform(_ step: Step, as kind: Running) {
        guard let target = step.target else { return }
        running = kind
        defer { running = nil }
        step.work(target)
    }

    /// The last step whose target is still there.
    private static func last(_ steps: [Step]) -> Step? { steps.last { $0.target != nil } }

    /// The last step whose target is still there; those behind it are gone for good.
    private static func takeLast(_ steps: inout [Step]) -> Step? {
        while let step = steps.popLast() { if step.target != nil { return step } }
        return nil
    }

    /// The commands that undo and do again, each with the name of its change, for a window that is told when they are others.
    func keyCommands(_ keys: ScreenKeys, in window: any UndoManagerObserver) -> [KeyCommand] {
        if self.window !== window { self.window = window }
        let steps = _steps
        guard !steps.done.isEmpty || !steps.undone.isEmpty else { return [] }
        let state = CommandState(undo: Self.last(steps.done)?.name, redo: Self.last(steps.undone)?.name, keys: keys)
        return commandCache.commands(for: state) {
            var commands: [KeyCommand] = []
            if let name = state.undo { commands.append(command(keys.undo, name, hint: 500) { $0.undo() }) }
            if let name = state.redo { commands.append(command(keys.redo, name, hint: 501) { $0.redo() }) }
            return commands
        }
    }

    /// The values that the commands depend on.
    private struct CommandState: Equatable {
        var undo: String?
        var redo: String?
        var keys: ScreenKeys
    }

    private func command(_ entry: KeyEntry, _ name: String, hint: Int, _ work: @escaping @MainActor (UndoManager) -> Void) -> KeyCommand {
        var command = KeyCommand(entry, hint: hint) { [weak self] in if let self { work(self) } }
        guard !name.isEmpty else { return command }
        command.shortTitle = command.title
        command.title += ": " + name
        return command
    }
}

/// The window, as far as a manager of changes knows it.
protocol UndoManagerObserver: AnyObject {
    /// Called when another change can be undone or done again.
    func undoManagerDidChange()
}
