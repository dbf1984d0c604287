import Screens

#if ScreenReader
    import ScreenReader
#endif

/// The way of the program to the screen readers of the desktop, from its first frame on; without the trait `ScreenReader` there is none.
final class AppReader {
    static let name = "GND"

    #if ScreenReader
        private var bridge: AccessibilityBridge?
    #endif

    /// Looks for readers once the first frame is on show.
    init(_ window: Window, environment: [String: String]) {
        #if ScreenReader
            window.schedule(after: .zero) { [weak self, weak window] in
                guard let self, let window else { return }
                bridge = AccessibilityBridge(window, name: Self.name, environment: environment)
            }
        #endif
    }
}
