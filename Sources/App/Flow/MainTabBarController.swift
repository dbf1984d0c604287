import Screens
import Terminal

/// The tabs, with a key for the settings.
final class MainTabBarController: TabBarController {
    var onSettings: () -> Void = {}
    private let strings: AppStrings

    init(strings: AppStrings) {
        self.strings = strings
        super.init()
    }

    override var keyCommands: [KeyCommand] {
        super.keyCommands + [KeyCommand(AppKeys.settings(strings)) { [weak self] in self?.onSettings() }]
    }
}
