import Basis
import Phrases
import Screens
import Terminal
import Walking

/// The rule by which goals grow, with its sources.
package final class GoalRuleViewController: ViewController {
    private let page: ScrollView

    init(words: WalkFormatter) {
        let phrases = words.phrases
        let rule = words.strings.goals.rule(
            phrases.tableValues(0.05...0.05, of: .speed), phrases.stepLength(0.01), phrases.tableValues(0.03...0.05, of: .speed))
        let paragraphs = rule.pieces(between: "\n\n").map { Label(String($0), lines: 0) }
        page = ScrollView(StackView(.vertical, spacing: 1, paragraphs))
        super.init()
        title = words.strings.goals.why
    }

    package override func loadView() { view = RulePage(page) }

    package override func keyPressed(_ key: Key) -> Bool { page.keyPressed(key) }

    package override var answeredKeys: [KeyCommand] { page.isScrollable ? page.answeredKeys : [] }
}

/// A text with a margin, no wider than eyes like to read.
private final class RulePage: View {
    private let page: ScrollView

    init(_ page: ScrollView) {
        self.page = page
        super.init()
        addSubview(page)
    }

    override func layoutSubviews() {
        let left = bounds.width < 48 ? 1 : 4
        page.frame = Rect(x: left, y: 1, width: min(76, max(0, bounds.width - 2 * left)), height: max(0, bounds.height - 1))
    }
}
