/// The key commands of a list, made anew only where what they depend on has changed.
struct ListCommands {
    /// The values that they depend on.
    struct State: Equatable {
        /// Enter opens the row of the bar.
        var opens: Bool
        /// Space marks rows.
        var marks: Bool
        /// `/` searches in the list itself.
        var searches: Bool
        /// A search is under way.
        var isSearching: Bool
        /// The commands of the search field that narrows the list down; empty where there is none.
        var field: KeyCommandList
        var keys: ScreenKeys
    }

    private var cache = KeyCommandCache<State>()

    /// The commands of a list in a state.
    mutating func inState(_ state: State, of list: ListView) -> [KeyCommand] {
        cache.commands(for: state) {
            let keys = state.keys
            var commands: [KeyCommand] = []
            if state.opens { commands.append(KeyCommand(keys.open, hint: 0) { [weak list] in list?.activate() }) }
            if state.marks { commands.append(KeyCommand(keys.mark, hint: 10) { [weak list] in list?.toggleMark() }) }
            if !state.field.commands.isEmpty {
                commands += state.field.commands
            } else if state.searches {
                commands.append(KeyCommand(keys.search, hint: 700) { [weak list] in list?.beginSearch() })
            }
            if state.isSearching {
                commands.append(KeyCommand(keys.nextHit) { [weak list] in list?.search?.next(forward: true) })
                commands.append(KeyCommand(keys.previousHit) { [weak list] in list?.search?.next(forward: false) })
                commands.append(KeyCommand(keys.endSearch, hint: 1) { [weak list] in list?.endSearch() })
            }
            return commands
        }
    }
}
