import Screens

/// A screen that knows whether it was told that it is on show, and may have a guard.
final class PairScreen: ViewController {
    private(set) var believesOnShow = false
    private(set) var mistakes = 0
    var mayLeave: () async -> Bool = { true }
    var onAppear: () -> Void = {}

    init(_ title: String) {
        super.init()
        self.title = title
    }

    override func canLeave(_ reason: LeaveReason) async -> Bool { await mayLeave() }

    override func viewDidAppear(_ animated: Bool) {
        if believesOnShow { mistakes += 1 }
        believesOnShow = true
        onAppear()
    }

    override func viewDidDisappear(_ animated: Bool) {
        if !believesOnShow { mistakes += 1 }
        believesOnShow = false
    }
}
