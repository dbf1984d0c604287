import Terminal

/// Empty room in a stack: a fixed amount, or all that is left.
///
/// It is the first thing to go where there is too little room.
///
/// ```swift
/// StackView(.horizontal, [Label("Books"), Spacer(), Label("12 of 40")])  // one at either edge
/// ```
public final class Spacer: View {
    private let length: Int

    /// Makes room of a length; zero takes what is left.
    public init(_ length: Int = 0) {
        self.length = length
        super.init()
        if length == 0 { stretch = 1 }
        compressionResistance = -1
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(length, size.width), height: min(length, size.height))
    }
}
