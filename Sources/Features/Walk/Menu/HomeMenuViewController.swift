import Screens
import Terminal

/// Where the home screen leads besides what it shows, in a menu at its left edge; it goes with the home screen.
package final class HomeMenuViewController: ViewController {
    private let model: HomeMenuModel
    private let words: WalkWords
    private let list = ListView()

    init(model: HomeMenuModel, words: WalkWords) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.menu.title
        modalPresentationStyle = .sideMenu
        let widest = HomeMenuModel.items.map { TextWidth.of(words.title(of: $0)) }.max() ?? 0
        preferredContentSize = Size(width: Control.gutter + widest + 6, height: lines.count)
    }

    /// A group of items, an empty line, the next group.
    private var lines: [HomeMenuModel.Item?] {
        Array(HomeMenuModel.groups.map { $0.map(Optional.some) }.joined(separator: [nil]))
    }

    package override func loadView() {
        list.columns = [ListColumn(width: 8, weight: 1, importance: 2), ListColumn(width: 1, alignment: .right, importance: 1)]
        list.isSearchable = false
        list.numberOfRows = { [lines] in lines.count }
        list.row = { [weak self, lines] in self?.row(lines[$0]) ?? .blank }
        list.onActivate = { [model, lines] index in
            if let item = lines[index] { model.choose(item) }
        }
        view = list
    }

    private func row(_ item: HomeMenuModel.Item?) -> ListRow {
        guard let item else { return .blank }
        return ListRow([
            ListCell(words.title(of: item)), ListCell(words.key(of: item).flatMap(keyName) ?? "", style: Style(.key)),
        ])
    }

    /// The keys of the home screen, which the menu teaches, work in it too; its own closes it again.
    package override var keyCommands: [KeyCommand] {
        let keys = HomeMenuModel.items.compactMap { item in
            words.key(of: item).map { entry in KeyCommand(entry) { [model] in model.choose(item) } }
        }
        return keys + [KeyCommand(words.keys.menu) { [weak self] in self?.dismiss(animated: true) }]
    }
}

extension WalkWords {
    /// What the menu calls an item.
    fileprivate func title(of item: HomeMenuModel.Item) -> String {
        switch item {
        case .newWalk: strings.menu.newWalk
        case .allWalks: strings.all.title
        case .year: strings.menu.year
        case .goal: strings.menu.goal
        case .importFiles: strings.menu.importFiles
        case .imports: strings.ledger.open
        case .sources: strings.menu.sources
        case .settings: strings.menu.settings
        }
    }

    /// The key that leads there from the home screen, too; nil where there is none.
    fileprivate func key(of item: HomeMenuModel.Item) -> KeyEntry? {
        switch item {
        case .newWalk: keys.newWalk
        case .allWalks: keys.allWalks
        case .year: keys.showYear
        case .goal: keys.setGoal
        case .importFiles: keys.importFiles
        case .sources: keys.orderSources
        case .imports, .settings: nil
        }
    }
}
