import Terminal

/// Lays its views out in a row or a column: each at its own size, spare room by stretch, and what does not fit goes.
///
/// Where there is too little room, views with a stretch give theirs up first, then those with a `minimumSize`, each down to that; then
/// whole views go, those of the lowest `compressionResistance` first and of equal ones the last. Nothing is ever cut in the middle.
///
/// A view that wants no room (an empty label) takes no gap either. A hidden one is as if it were not there.
///
/// ```swift
/// let list = ListView()
/// list.stretch = 1  // takes the room that is left
/// let page = StackView(.vertical, spacing: 1, [Label("Books", style: Style(.title)), list, Label("12 of 40")])
/// page.layoutMargins = Size(width: 2, height: 1)
/// ```
///
/// ## Stretch, compression resistance, minimum
///
/// - ``View/stretch`` shares what is left over, and says who gives room back first
/// - ``View/minimumSize`` is the least at which a view is still worth showing
/// - ``View/compressionResistance`` decides who goes when not even that fits
///
/// A screen needs a stretch on one view, its list most often. Compression resistance is for the small terminal: give the number that
/// matters the highest, and look at the screen at 20×5.
///
/// ## Rows that wrap
///
/// Buttons side by side are answers of which none may be missing: with ``wraps`` what has no room left in a row goes on in the next one.
///
/// ```swift
/// let answers = StackView(.horizontal, [Button("Lend"), Button("Take back"), Button("Not now")])
/// answers.wraps = true
/// ```
///
/// ## Stacks in stacks
///
/// A stack is a view like any other, so rows of columns of rows are made by putting one into another. Its preferred size is that of its
/// views, and a stretch on it counts in the stack around it:
///
/// ```swift
/// let prices = StackView(.horizontal, spacing: 2, [Label("Walden"), Spacer(), Label("12 EUR", style: Style(.accent))])
/// let card = StackView(.vertical, [prices, Rule(), Label("lent until Friday", style: Style(.secondary))])
/// card.setCustomSpacing(1, after: prices)
/// ```
public final class StackView: View {
    /// The direction in which the views follow one another.
    public enum Axis: Sendable { case horizontal, vertical }
    /// The use of room in the other direction.
    public enum Alignment: Sendable { case fill, leading, center, trailing }

    /// The direction.
    public var axis: Axis {
        didSet { if axis != oldValue { changed() } }
    }
    /// Columns or rows between two views.
    public var spacing: Int {
        didSet { if spacing != oldValue { changed() } }
    }
    /// The place of views that are narrower than the stack.
    public var alignment: Alignment {
        didSet { if alignment != oldValue { changed() } }
    }
    /// Indicates whether views that have no room left in a row go on in the next one, without a gap between the rows; a column never does.
    public var wraps = false {
        didSet { if wraps != oldValue { changed() } }
    }
    /// Empty columns at either side and rows above and below; below 48 columns one of the columns stays, below 24 none, below 12 rows no
    /// row.
    public var layoutMargins: Size {
        didSet { if layoutMargins != oldValue { changed() } }
    }
    /// The views, in order.
    public private(set) var arrangedSubviews: [View]
    private var extraSpacing: [ObjectIdentifier: Int] = [:]

    /// Makes a column.
    public convenience init(spacing: Int = 0, alignment: Alignment = .fill, _ views: [View] = []) {
        self.init(.vertical, spacing: spacing, alignment: alignment, views)
    }

    /// Makes a row or a column.
    public init(_ axis: Axis, spacing: Int = 0, alignment: Alignment = .fill, _ views: [View] = []) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        layoutMargins = .zero
        arrangedSubviews = views
        super.init()
        for view in views { addSubview(view) }
    }

    /// Adds a view at the end.
    public func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Adds a view at a place, counted from zero; a place past the end is the end.
    ///
    /// A view that is in the stack already moves there.
    public func insertArrangedSubview(_ view: View, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        let place = min(max(0, index), arrangedSubviews.count)
        arrangedSubviews.insert(view, at: place)
        insertSubview(view, at: place)
        changed()
    }

    /// Takes a view out, with the room after it; one that is not in the stack changes nothing.
    public func removeArrangedSubview(_ view: View) {
        arrangedSubviews.removeAll { $0 === view }
        extraSpacing[ObjectIdentifier(view)] = nil
        if view.superview === self { view.removeFromSuperview() }
        changed()
    }

    /// Sets the room after one view, in place of `spacing`.
    public func setCustomSpacing(_ spacing: Int, after view: View) {
        extraSpacing[ObjectIdentifier(view)] = spacing
        changed()
    }

    private func changed() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Returns the area between the margins.
    private func content(in size: Size) -> Rect {
        Rect(origin: .zero, size: size)
            .insetBy(
                horizontal: size.width < 48 ? min(size.width / 24, layoutMargins.width) : layoutMargins.width,
                vertical: size.height < 12 ? 0 : layoutMargins.height)
    }

    private var visible: [View] { arrangedSubviews.filter { !$0.isHidden && $0.superview === self } }

    private func gap(after view: View) -> Int { extraSpacing[ObjectIdentifier(view)] ?? spacing }

    /// Returns the preferred size of a view, with its indent.
    private func preferredSize(of view: View, in size: Size) -> Size {
        let preferred = view.sizeThatFits(Size(width: max(0, size.width - view.indent), height: size.height))
        return along(preferred) > 0 ? Size(width: min(size.width, preferred.width + view.indent), height: preferred.height) : preferred
    }

    private func along(_ size: Size) -> Int { axis == .vertical ? size.height : size.width }
    private func across(_ size: Size) -> Int { axis == .vertical ? size.width : size.height }

    private func gaps(_ views: [View]) -> Int { views.dropLast().reduce(0) { $0 + gap(after: $1) } }

    public override func sizeThatFits(_ size: Size) -> Size {
        // Views that have nothing to show take no gap either.
        let inner = content(in: size).size
        let sizes = visible.map { ($0, preferredSize(of: $0, in: inner)) }.filter { along($0.1) > 0 }
        if wraps, axis == .horizontal {
            let rows = StackRows(sizes.map { StackRows.Item(size: $0.1, gap: gap(after: $0.0)) }, width: inner.width)
            return Size(
                width: min(size.width, rows.size.width + size.width - inner.width),
                height: min(size.height, rows.size.height + size.height - inner.height))
        }
        let length = sizes.reduce(0) { $0 + along($1.1) } + gaps(sizes.map(\.0))
        let breadth = sizes.map { across($0.1) }.max() ?? 0
        let least = axis == .vertical ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
        let preferred = Size(width: least.width + size.width - inner.width, height: least.height + size.height - inner.height)
        return Size(width: min(preferred.width, size.width), height: min(preferred.height, size.height))
    }

    public override func layoutSubviews() {
        let area = content(in: bounds.size)
        if wraps, axis == .horizontal { return layOutRows(in: area) }
        let plan = StackPlan(
            visible.map { view in
                StackPlan.Item(
                    preferred: max(along(preferredSize(of: view, in: area.size)), along(view.minimumSize)),
                    minimum: along(view.minimumSize),
                    stretch: view.stretch,
                    compressionResistance: view.compressionResistance, gap: gap(after: view))
            }, room: along(area.size))
        var place = axis == .vertical ? area.minY : area.minX
        for (view, length) in zip(visible, plan.lengths) {
            guard let length, length > 0 else {
                view.frame = .zero
                continue
            }
            let breadth = across(area.size)
            let preferred = alignment == .fill ? breadth : min(breadth, across(preferredSize(of: view, in: area.size)))
            let slack =
                switch alignment {
                case .fill, .leading: 0
                case .center: (breadth - preferred) / 2
                case .trailing: breadth - preferred
                }
            let side = slack + (axis == .vertical ? area.minX : area.minY)
            let frame =
                axis == .vertical
                ? Rect(x: side, y: place, width: preferred, height: length) : Rect(x: place, y: side, width: length, height: preferred)
            view.frame = Rect(x: frame.minX + view.indent, y: frame.minY, width: max(0, frame.width - view.indent), height: frame.height)
            place += length + gap(after: view)
        }
    }

    /// The views that have a place.
    private var placed: [View] { visible.filter { !$0.frame.isEmpty } }

    /// Indicates whether its views had no room in one row.
    var hasSeveralRows: Bool { wraps && axis == .horizontal && Set(placed.map(\.frame.minY)).count > 1 }

    /// Moves the focus from a view to the nearest one of the row below or above; false where there is none.
    func walkFocus(from view: View, byRow step: Int) -> Bool {
        guard hasSeveralRows else { return false }
        let others = placed.filter { ($0.frame.minY - view.frame.minY).signum() == step }
        let row = others.map(\.frame.minY).min { abs($0 - view.frame.minY) < abs($1 - view.frame.minY) }
        let nearest = others.filter { $0.frame.minY == row }.min {
            abs($0.frame.minX - view.frame.minX) < abs($1.frame.minX - view.frame.minX)
        }
        return nearest?.becomeFirstResponder() ?? false
    }

    /// Puts the views into rows; those whose row is below the last one find no place.
    private func layOutRows(in area: Rect) {
        let views = visible
        let sizes = views.map { preferredSize(of: $0, in: area.size) }
        let rows = StackRows(zip(views, sizes).map { StackRows.Item(size: $1, gap: gap(after: $0)) }, width: area.width)
        for (view, frame) in zip(views, rows.frames) {
            let isSeen = frame.maxY <= area.height && !frame.isEmpty
            view.frame =
                isSeen
                ? Rect(
                    x: area.minX + frame.minX + view.indent, y: area.minY + frame.minY, width: max(0, frame.width - view.indent),
                    height: frame.height)
                : .zero
        }
    }
}
