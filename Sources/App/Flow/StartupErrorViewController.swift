import Screens
import Terminal

/// The reason why the program could not start, and what to do about it.
final class StartupErrorViewController: ViewController {
    private let sentence: String
    private let strings: AppStrings
    private let retry: () -> Void

    init(_ sentence: String, strings: AppStrings, retry: @escaping () -> Void) {
        self.sentence = sentence
        self.strings = strings
        self.retry = retry
        super.init()
        title = strings.trouble
    }

    override func loadView() {
        let stack = StackView(.vertical, spacing: 1, [Label("! " + sentence, style: Style(.danger), lines: 0)])
        stack.layoutMargins = Size(width: 4, height: 1)
        view = stack
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(AppKeys.retry(strings), hint: 0) { [weak self] in self?.retry() }]
    }
}
