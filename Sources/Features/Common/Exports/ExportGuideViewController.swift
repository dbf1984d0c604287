import Phrases
import Screens
import Terminal

/// Says how to get the exports of apps and phones, a few lines each.
package final class ExportGuideViewController: ViewController {
    /// Something to do next, as a button says it.
    package struct Way {
        let title: String
        let go: @MainActor () -> Void

        package init(_ title: String, go: @escaping @MainActor () -> Void) {
            self.title = title
            self.go = go
        }
    }

    private let page: ScrollView
    private let buttons: [Button]

    package init(_ language: Language, platforms: [ExportPlatform] = ExportPlatform.allCases, ways: [Way]) {
        let guide = ExportGuide.for(language)
        var lines: [View] = []
        for platform in platforms {
            let name = Label(guide.name(platform), style: Style(.title, .bold), lines: 0)
            let steps = guide.steps(platform).map { Label($0, lines: 0) }
            for step in steps { step.indent = Control.gutter }
            lines.append(StackView(.vertical, [name] + steps))
        }
        let then = Label(guide.then, style: Style(.secondary), lines: 0)
        page = ScrollView(StackView(.vertical, spacing: 1, lines + [then]))
        buttons = ways.map { way in
            let button = Button(way.title)
            button.action = way.go
            return button
        }
        super.init()
        title = guide.title
    }

    package override func loadView() {
        let row = StackView(.horizontal, buttons)
        row.wraps = true
        let stack = StackView(.vertical, spacing: 1, [page, row])
        stack.layoutMargins = Size(width: 4, height: 1)
        row.compressionResistance = 8
        page.stretch = 0
        page.minimumSize = Size(width: 0, height: 2)
        view = stack
    }

    package override var preferredFirstResponder: Responder? { buttons.first }

    /// The buttons have the keys, and the page moves by those that buttons do not use.
    package override func keyPressed(_ key: Key) -> Bool { page.keyPressed(key) }

    package override var answeredKeys: [KeyCommand] { page.isScrollable ? page.answeredKeys : [] }
}
