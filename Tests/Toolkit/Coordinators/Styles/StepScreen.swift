import Screens
import Terminal

/// A screen of a hand-written flow: Enter goes on.
final class StepScreen: ViewController {
    var onNext: () -> Void = {}
    var onLeave: () -> Void = {}

    init(_ title: String) {
        super.init()
        self.title = title
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(.enter, title: "next", hint: 1) { [weak self] in self?.onNext() }]
    }
}
