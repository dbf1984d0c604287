import Coordinators

/// What the menu of the home screen offers, and where each of it leads.
final class HomeMenuModel {
    enum Item: Hashable {
        case newWalk, allWalks, year, goal, importFiles, imports, sources, settings
    }

    /// In the order of the menu: one's walks, what they come from, the program.
    static let groups: [[Item]] = [[.newWalk, .allWalks, .year, .goal], [.importFiles, .imports, .sources], [.settings]]
    static let items = groups.flatMap(\.self)

    private let router: any Router<WalkRoute>

    init(router: any Router<WalkRoute>) {
        self.router = router
    }

    func choose(_ item: Item) {
        let route: WalkRoute =
            switch item {
            case .newWalk: .log
            case .allWalks: .allWalks
            case .year: .year
            case .goal: .goal
            case .importFiles: .importFiles
            case .imports: .imports
            case .sources: .sources
            case .settings: .settings
            }
        router.trigger(route)
    }
}
