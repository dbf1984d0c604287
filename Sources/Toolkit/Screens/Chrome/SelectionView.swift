import Basis
import Terminal

/// Marks what is to be copied over the screen that shows it, by keys or by a drag of the mouse; draws nothing of its own.
///
/// One part is selected at the beginning. The arrows go from part to part, across the views of the screen and on into what is scrolled out
/// of sight; with Shift, or after Space, what lies between belongs to it.
final class SelectionView: View {
    /// A part of one of the sources.
    private struct Place: Comparable {
        var source: Int
        var part: Int

        static func < (left: Place, right: Place) -> Bool { (left.source, left.part) < (right.source, right.part) }
    }

    private let sources: [any CopySource]
    private let copy: @MainActor (_ text: String, _ name: String) -> Void
    private let close: @MainActor () -> Void
    private var head: Place
    private var anchor: Place
    /// Indicates whether the other end stays where it is.
    private var isExtending = false
    /// The direction in which a pointer at an edge scrolls.
    private var pull = 0

    /// Makes a selection; nil where there is nothing to copy.
    /// - Parameters:
    ///   - start: the view that selecting begins at; nil for the first with something in sight.
    ///   - copy: is handed what was selected, and a few words for it.
    init?(
        _ sources: [any CopySource], from start: View?, copy: @escaping @MainActor (_ text: String, _ name: String) -> Void,
        close: @escaping @MainActor () -> Void
    ) {
        let order = sources.indices.sorted { sources[$0] === start && sources[$1] !== start }
        let isInSight = { (index: Int) in !sources[index].visibleRectInWindow.isEmpty }
        let places = (order.filter(isInSight) + order).lazy.compactMap { Self.place(in: sources[$0], at: $0) }
        guard let first = places.first else { return nil }
        (head, anchor) = (first, first)
        self.sources = sources
        self.copy = copy
        self.close = close
        super.init()
    }

    /// The part that selecting begins at, or the next one with a text.
    private static func place(in source: any CopySource, at number: Int) -> Place? {
        let count = source.copyPartCount
        guard count > 0 else { return nil }
        let start = min(max(0, source.firstCopyPart), count - 1)
        let parts = [Array(start..<min(count, start + nearParts)), Array((max(0, start - nearParts)..<start).reversed())].joined()
        return parts.first { !source.copyText(at: $0).isEmpty }.map { Place(source: number, part: $0) }
    }

    /// The parts that are looked through for one with a text.
    private static let nearParts = 100

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [KeyCommand] {
        let text = window?.text ?? .en
        return [
            KeyCommand(.enter, "y", "V", title: text.copy, hint: 0) { [weak self] in self?.finish() },
            KeyCommand(" ", title: text.selectMore, hint: 1) { [weak self] in self?.toggleExtending() },
            KeyCommand("a", title: text.keyNames.selectAll, hint: 2) { [weak self] in self?.selectAll() },
            KeyCommand(.escape, "q", .function(3), title: text.close, hint: 3) { [weak self] in self?.close() },
        ]
    }

    override func keyPressed(_ key: Key) -> Bool {
        if key.modifiers == .shift { isExtending = true }
        switch Key(key.code) {
        case .down, "j": move(by: 1)
        case .up, "k": move(by: -1)
        case .pageDown: move(by: max(1, bounds.height - 1))
        case .pageUp: move(by: -max(1, bounds.height - 1))
        default: break
        }
        // It lies over everything: no key reaches what is below it.
        return true
    }

    private func toggleExtending() {
        isExtending.toggle()
        if !isExtending { anchor = head }
        setNeedsDisplay()
    }

    private func selectAll() {
        guard let last = sources.indices.last(where: { sources[$0].copyPartCount > 0 }) else { return }
        anchor = Place(source: 0, part: 0)
        head = Place(source: last, part: sources[last].copyPartCount - 1)
        isExtending = true
        setNeedsDisplay()
    }

    /// Goes on by so many parts that have a text, as far as there are any.
    private func move(by step: Int) {
        for _ in 0..<abs(step) {
            guard let next = next(after: head, forward: step > 0) else { break }
            head = next
        }
        if !isExtending { anchor = head }
        sources[head.source].revealCopyPart(at: head.part)
        setNeedsDisplay()
    }

    private func next(after place: Place, forward: Bool) -> Place? {
        var place = place
        while sources.indices.contains(place.source) {
            place.part += forward ? 1 : -1
            let source = sources[place.source]
            if place.part < 0 || place.part >= source.copyPartCount {
                place.source += forward ? 1 : -1
                guard sources.indices.contains(place.source) else { return nil }
                place.part = forward ? -1 : sources[place.source].copyPartCount
            } else if !source.copyText(at: place.part).isEmpty {
                return place
            }
        }
        return nil
    }

    // MARK: Copying

    private var range: ClosedRange<Place> { min(anchor, head)...max(anchor, head) }

    /// Hands over what is selected, as much as could be copied.
    private func finish() {
        var texts: [String] = []
        var size = 0
        var place = range.lowerBound
        while place <= range.upperBound, size <= PasteboardText.maximumSize {
            let source = sources[place.source]
            let text = place.part < source.copyPartCount ? source.copyText(at: place.part) : ""
            if !text.isEmpty { texts.append(text) }
            size += text.utf8.count + 1
            place.part += 1
            if place.part >= source.copyPartCount { place = Place(source: place.source + 1, part: 0) }
        }
        close()
        guard let first = texts.first, let last = texts.last else { return }
        let name = texts.count == 1 ? Self.name(of: first) : "\(Self.name(of: first)) … \(Self.name(of: last)) (\(texts.count))"
        copy(texts.joined(separator: "\n"), name)
    }

    /// The beginning of a text, in a few words.
    private static func name(of text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map { $0.replacing("\t", with: " ") } ?? ""
        return TextWidth.truncated(line, to: 30)
    }

    // MARK: The mouse

    /// Begins at the part under a point of the window.
    /// - Returns: false where there is none.
    func begin(at point: Point) -> Bool {
        guard let place = place(nearest: point, mustHit: true) else { return false }
        (anchor, head, isExtending) = (place, place, true)
        setNeedsDisplay()
        return true
    }

    override func mouse(_ event: MouseEvent) -> Bool {
        let point = convertToWindow(event.point)
        switch event.action {
        case .press: if !begin(at: point) { close() }
        case .drag: drag(to: point)
        case .release: finish()
        case .wheelUp, .wheelDown:
            _ = sources[head.source].mouse(event)
            setNeedsDisplay()
        }
        return true
    }

    /// Selects as far as the pointer, and goes on by itself while it is held at an edge of what scrolls.
    private func drag(to point: Point) {
        if let place = place(nearest: point, mustHit: false) { head = place }
        let rect = sources[head.source].visibleRectInWindow
        let wasPulling = pull != 0
        pull = point.y < rect.minY ? -1 : point.y >= rect.maxY ? 1 : point.y == rect.minY ? -1 : point.y == rect.maxY - 1 ? 1 : 0
        setNeedsDisplay()
        if pull != 0, !wasPulling { goOnPulling() }
    }

    private func goOnPulling() {
        window?.schedule(after: .milliseconds(100)) { [weak self] in
            guard let self, self.pull != 0, self.window != nil else { return }
            // Where the view cannot scroll, the pointer stays where it is.
            let place = self.next(after: self.head, forward: self.pull > 0)
            guard let place, place.source == self.head.source, !self.sources[place.source].isInSight(place.part) else {
                self.pull = 0
                return
            }
            self.move(by: self.pull)
            self.goOnPulling()
        }
    }

    /// The part that is nearest to a point of the window, of those in sight.
    private func place(nearest point: Point, mustHit: Bool) -> Place? {
        var best: (distance: Int, place: Place)?
        for (number, source) in sources.enumerated() {
            for part in source.copyPartsOnShow where !source.copyText(at: part).isEmpty {
                let rect = source.copyRectInWindow(part)
                guard !rect.isEmpty else { continue }
                if rect.contains(point) { return Place(source: number, part: part) }
                // Rows are read from top to bottom: what is beside counts less than what is above or below.
                let distance = 1000 * Self.distance(point.y, rect.minY, rect.maxY) + Self.distance(point.x, rect.minX, rect.maxX)
                if distance < best?.distance ?? .max { best = (distance, Place(source: number, part: part)) }
            }
        }
        return mustHit ? nil : best?.place
    }

    private static func distance(_ value: Int, _ least: Int, _ end: Int) -> Int { max(least - value, value - end + 1, 0) }

    // MARK: Drawing

    override func draw(_ painter: inout Painter) {
        let corner = convertToWindow(.zero)
        let range = range
        for (number, source) in sources.enumerated() {
            for part in source.copyPartsOnShow where range.contains(Place(source: number, part: part)) {
                guard !source.copyText(at: part).isEmpty else { continue }
                painter.restyle(source.copyRectInWindow(part).offsetBy(x: -corner.x, y: -corner.y)) { Style(.selection, $0.attributes) }
            }
        }
    }
}

extension CopySource {
    /// The place of a part on the screen; empty where it is out of sight.
    fileprivate func copyRectInWindow(_ part: Int) -> Rect {
        let frame = copyFrame(at: part)
        return Rect(origin: convertToWindow(frame.origin), size: frame.size).intersection(visibleRectInWindow)
    }

    fileprivate func isInSight(_ part: Int) -> Bool { copyPartsOnShow.contains(part) && !copyRectInWindow(part).isEmpty }
}
