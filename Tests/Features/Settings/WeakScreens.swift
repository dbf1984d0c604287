import Screens

/// Remembers screens without holding them.
final class WeakScreens {
    private struct Reference {
        weak var screen: ViewController?
        let name: String
    }

    private var references: [Reference] = []

    func note(_ screen: ViewController?) {
        guard let screen else { return }
        references.append(Reference(screen: screen, name: String(describing: type(of: screen))))
    }

    var count: Int { references.count }
    /// The names of those that somebody still holds.
    var alive: [String] { references.filter { $0.screen != nil }.map(\.name) }
}
