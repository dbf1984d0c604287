import Common
import Phrases
import Screens
import Terminal
import Walking

/// The reason why the program could not start, and what to do about it.
final class StartupErrorViewController: ViewController {
    private let failure: JournalFailure
    private let phrases: Phrases
    private let retry: () -> Void

    init(_ failure: JournalFailure, phrases: Phrases, retry: @escaping () -> Void) {
        self.failure = failure
        self.phrases = phrases
        self.retry = retry
        super.init()
        title = strings.trouble
    }

    private var strings: AppStrings { .for(phrases.language) }

    override func loadView() {
        let reason = Label(lines: 0)
        reason.show(.problem(phrases.sentence(failure)))
        let stack = StackView(.vertical, spacing: 1, [reason])
        stack.layoutMargins = Size(width: 4, height: 1)
        view = stack
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(AppKeys.retry(strings), hint: 0) { [weak self] in self?.retry() }]
    }
}
