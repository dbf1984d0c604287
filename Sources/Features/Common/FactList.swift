import Basis
import Screens
import Terminal
import Walking

/// Names on the left, numbers beside them with their digits under each other.
package final class FactList: View {
    package struct Fact: Equatable {
        package var name: String
        package var cells: [ListCell]
        /// Indicates whether its digits stand under those of the others.
        package var isNumber: Bool
        /// Indicates whether a note that does not fit goes on in the next row, where others are left out.
        package var keepsNote = false

        package init(name: String, cells: [ListCell], isNumber: Bool = true) {
            self.name = name
            self.cells = cells
            self.isNumber = isNumber
        }

        /// Indicates whether its first cell is a number, which others can stand below; a whole sentence in one cell is none.
        fileprivate var aligns: Bool { isNumber && (cells.count > 1 || cells.allSatisfy { !$0.text.contains(where: \.isLetter) }) }
        /// The columns of all before its note, which no screen may cut.
        fileprivate var wholeNumber: Int {
            let cells = cells.count > 1 ? cells.dropLast() : cells[...]
            return TextWidth.of(cells.map(\.text).joined()[...].trimmingSpaces)
        }
        /// The columns of its number; what stands in brackets behind it is no part of that.
        fileprivate var digits: Int { cells.first.map { TextWidth.of($0.text.withoutBrackets.trimmingSpaces) } ?? 0 }
    }

    package var facts: [Fact] = [] {
        didSet {
            guard facts != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// Columns between the names and what is said of them.
    private let gap: Int
    /// Indicates whether what does not fit goes on in the next row; else a fact has one row, and a note that does not fit there is left
    /// out.
    ///
    /// May be changed while it is laid out: it asks for no other layout.
    package var wraps: Bool {
        didSet { if wraps != oldValue { setNeedsDisplay() } }
    }
    /// Columns that a text needs at least to be read in several rows.
    private static let leastText = 12

    package init(gap: Int = 3, wraps: Bool = true) {
        self.gap = gap
        self.wraps = wraps
    }

    private var nameWidth: Int { facts.map { TextWidth.of($0.name) }.max() ?? 0 }
    private var digits: Int { facts.filter(\.aligns).map(\.digits).max() ?? 0 }

    /// The columns that it takes to show all numbers whole, and the notes that are kept below them.
    package var leastWidth: Int {
        let digits = digits
        return facts.map { fact in
            let note = fact.keepsNote && fact.cells.count > 1 ? fact.cells.last.map { TextWidth.of($0.text) } ?? 0 : 0
            return start(of: fact, digits: digits) + max(fact.wholeNumber, note)
        }
        .max() ?? 0
    }

    /// The left edge of the first cell of a fact.
    private func start(of fact: Fact, digits: Int) -> Int { nameWidth + gap + (fact.aligns ? digits - fact.digits : 0) }

    /// Returns the left edge of the last cell of a fact, and the rows that it takes.
    private func text(of fact: Fact, in width: Int, digits: Int) -> (x: Int, rows: [String]) {
        let start = start(of: fact, digits: digits)
        let x = fact.cells.dropLast().reduce(start) { $0 + TextWidth.of($1.text) }
        guard !wraps else { return wholeText(of: fact, in: width, digits: digits) }
        let note = fact.cells.last?.text ?? ""
        if fact.cells.count == 1 || x + TextWidth.of(note) <= width { return (x, [note]) }
        return fact.keepsNote ? (start, ["", note]) : (x, [""])
    }

    /// The same where what does not fit goes on in the next row.
    private func wholeText(of fact: Fact, in width: Int, digits: Int) -> (x: Int, rows: [String]) {
        let x = fact.cells.dropLast().reduce(start(of: fact, digits: digits)) { $0 + TextWidth.of($1.text) }
        guard let last = fact.cells.last else { return (x, [""]) }
        guard width - x >= min(Self.leastText, TextWidth.of(last.text)) else {
            // What has no room beside its number stands below it, where it has the most.
            let edge = nameWidth + gap
            guard fact.cells.count > 1, edge < x else { return (x, [last.text]) }
            return (edge, [""] + wrapped(last.text.trimmed, to: max(1, width - edge)))
        }
        let indent = last.text.prefix { $0 == " " }.count
        // A line end in a name begins no line of the list's own.
        let text = last.text.dropFirst(indent).split(whereSeparator: \.isNewline).joined(separator: " ")
        let rows = wrapped(text, to: width - x - indent)
        let space = String(repeating: " ", count: indent)
        return (x, rows.isEmpty ? [""] : rows.map { space + $0 })
    }

    package override var accessibilityRole: AccessibilityRole? { facts.isEmpty ? nil : .group }
    package override var accessibilityElements: [AccessibilityElement] {
        facts.map { fact in
            let value = fact.cells.map(\.text).joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return AccessibilityElement(.staticText, fact.name, value: value, frame: bounds)
        }
    }

    package override func sizeThatFits(_ size: Size) -> Size {
        let digits = digits
        guard wraps else {
            let width = facts.map { fact in
                fact.cells.reduce(start(of: fact, digits: digits)) { $0 + TextWidth.of($1.text) }
            }
            return Size(width: min(size.width, width.max() ?? 0), height: min(size.height, rowCount(in: size.width)))
        }
        return Size(width: size.width, height: min(size.height, rowCount(in: size.width)))
    }

    /// The rows of all facts.
    private func rowCount(in width: Int) -> Int {
        let digits = digits
        return facts.reduce(0) { $0 + text(of: $1, in: width, digits: digits).rows.count }
    }

    /// The rows of all facts where what does not fit goes on.
    package func wholeHeight(in width: Int) -> Int {
        let digits = digits
        return facts.reduce(0) { $0 + wholeText(of: $1, in: width, digits: digits).rows.count }
    }

    package override func draw(_ painter: inout Painter) {
        let digits = digits
        var y = 0
        for fact in facts {
            let (textX, rows) = text(of: fact, in: bounds.width, digits: digits)
            guard y < bounds.height else { return }
            painter.write(fact.name, x: 0, y: y, width: nameWidth, style: Style(.secondary))
            var x = start(of: fact, digits: digits)
            for cell in fact.cells.dropLast() {
                // The space before a note that has no room is nothing to be cut.
                let text = cell.text.lastIndex { $0 != " " }.map { String(cell.text[...$0]) } ?? ""
                let end = painter.write(text, x: x, y: y, width: bounds.width - x, style: cell.style)
                x = end + TextWidth.of(cell.text) - TextWidth.of(text)
            }
            for row in rows where y < bounds.height {
                painter.write(row, x: textX, y: y, width: bounds.width - textX, style: fact.cells.last?.style ?? .plain)
                y += 1
            }
        }
    }
}

/// A fact is copied as its name and what is said of it.
extension FactList: CopySource {
    package var copyPartCount: Int { facts.count }

    package func copyText(at index: Int) -> String {
        TabbedText.row([facts[index].name, facts[index].cells.map(\.text).joined()])
    }

    package func copyFrame(at index: Int) -> Rect {
        func rows(_ fact: Fact) -> Int { text(of: fact, in: bounds.width, digits: digits).rows.count }
        return Rect(x: 0, y: facts[..<index].reduce(0) { $0 + rows($1) }, width: bounds.width, height: rows(facts[index]))
    }
}

extension String {
    fileprivate var withoutBrackets: Substring { firstRange(of: " (").map { self[..<$0.lowerBound] } ?? self[...] }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        var rest = self
        while rest.last == " " { rest.removeLast() }
        return rest
    }
}
