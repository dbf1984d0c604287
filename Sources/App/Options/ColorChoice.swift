import Terminal

/// What `--color` says.
enum ColorChoice: Equatable {
    case automatic
    case fixed(ColorDepth)

    init?(_ text: String) {
        if text == "auto" {
            self = .automatic
        } else if let depth = ColorDepth(rawValue: text) {
            self = .fixed(depth)
        } else {
            return nil
        }
    }
}
