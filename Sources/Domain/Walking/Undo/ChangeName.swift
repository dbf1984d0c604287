/// What a person calls a change, so that a screen can say which one it undoes.
package enum ChangeName: Hashable, Sendable {
    /// A walk that was logged, by how long it took.
    case walk(Duration)
    case edit(Duration)
    case deletion(Duration)
    case deletions(Int)
    /// Several walks that were changed alike.
    case edits(Int)
    case merge(Int)
    case split(Duration)
    /// Steps a day.
    case goal(Int)
    case sourceOrder
    case zones
    /// What keeps a streak going, and its pauses.
    case streak
    case imports(file: String)

    /// Deletions are named by the walk where it is one.
    package init(deletionOf walks: [Duration]) {
        self = if let only = walks.first, walks.count == 1 { .deletion(only) } else { .deletions(walks.count) }
    }

    /// Whether it is a whole import, which is undone on the home screen alone, after a question.
    package var isImport: Bool {
        if case .imports = self { true } else { false }
    }
}
