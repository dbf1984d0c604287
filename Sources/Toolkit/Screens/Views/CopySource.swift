import Terminal

/// A view whose content can be selected and copied by its meaning: a row as its fields, a chart as its table, a paragraph as its text.
///
/// Cells on the screen say little of what they mean: a border is no text, a wrapped line does not end where the row does, and a row that was
/// cut is longer than it looks. So what is copied comes from the view that shows it. A view with one part has only to say its text:
///
/// ```swift
/// final class Price: View, CopySource {
///     func copyText(at index: Int) -> String { TabbedText.row(["Walden", "12"]) }
/// }
/// ```
///
/// The window collects the sources of the screen on top, in the order of the tree, when somebody selects by keys or by a drag of the mouse.
@MainActor
public protocol CopySource: View {
    /// The number of parts that can be selected one by one.
    var copyPartCount: Int { get }
    /// The text of a part: its fields apart by tabs, its rows by line ends; empty for one that is passed by.
    func copyText(at index: Int) -> String
    /// The place of a part that is in sight, in the view's own coordinates.
    func copyFrame(at index: Int) -> Rect
    /// The parts that may be in sight.
    var copyPartsOnShow: Range<Int> { get }
    /// The part that selecting begins at.
    var firstCopyPart: Int { get }
    /// Scrolls so far that a part can be seen.
    func revealCopyPart(at index: Int)
}

extension CopySource {
    /// One.
    public var copyPartCount: Int { 1 }
    /// All of the view.
    public func copyFrame(at index: Int) -> Rect { bounds }
    /// All of them.
    public var copyPartsOnShow: Range<Int> { 0..<copyPartCount }
    /// The first.
    public var firstCopyPart: Int { 0 }
}

/// Text in fields with tabs between them, as spreadsheets and scripts read it.
public enum TabbedText {
    /// A row of fields; blanks around a field are left out, and tabs and line ends within one are blanks.
    public static func row(_ fields: some Sequence<some StringProtocol>) -> String {
        fields.map { field in
            let line = field.map { $0 == "\t" || $0.isNewline ? " " : $0 }
            return String(String(line).trimmingBlanks)
        }
        .joined(separator: "\t")
    }

    /// A number with at most so many digits behind the point, and none that say nothing; empty for none.
    public static func number(_ value: Double?, fractionDigits: Int = 6) -> String {
        guard let value, value.isFinite else { return "" }
        let scale = (0..<min(max(0, fractionDigits), 15)).reduce(1.0) { scale, _ in scale * 10 }
        let scaled = (value * scale).rounded()
        // Beyond that a number has no digits to leave out.
        let number = scaled.magnitude < 1e15 ? scaled / scale : value
        return Int(exactly: number).map(String.init) ?? "\(number)"
    }
}

extension String {
    fileprivate var trimmingBlanks: Substring {
        var rest = self[...].drop { $0 == " " }
        while rest.last == " " { rest.removeLast() }
        return rest
    }
}
