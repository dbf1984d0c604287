import Foundation

/// The machine's clock.
package struct SystemClock: WallClock {
    package init() {}

    package var now: Instant {
        Instant(milliseconds: Int64(clamping: Date().timeIntervalSince1970 * 1000, .down))
    }
}
