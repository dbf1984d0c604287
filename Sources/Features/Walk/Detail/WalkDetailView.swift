import Common
import Screens
import Terminal

/// The layout of one walk: its facts, its note, and beside or below them the way it took.
final class WalkDetailView: View {
    let name = Label(style: Style(.title, .bold), lines: 2)
    let when = Label(style: Style(.secondary), lines: 0)
    /// The line in place of name and time where rows are scarce.
    let brief = Label(style: Style(.title, .bold))
    let facts = FactList()
    let note = Label(lines: 0)
    let tags = Label(lines: 0)
    let map = BrailleCanvas(style: Style(.accent))
    /// Makes the name of the map of the words of its legend.
    var mapName: (String) -> String = { $0 }
    /// The legend of the map's signs, its scale, and its north.
    let legend = SpanLine(gap: 3)
    /// The part of the legend that does not fit beside the signs.
    let scale = SpanLine(gap: 3)
    /// Makes the legend of a map of this many cells.
    var legendOfMap: (Size) -> [[ListCell]] = { _ in [] } {
        didSet { setNeedsLayout() }
    }
    /// Measures a legend before it is decided where it stands; it is never shown.
    private let measure = SpanLine(gap: 3)
    let pace = ProfileLine()
    let elevation = ProfileLine()

    private static let leastMap = Size(width: 24, height: 5)

    override init() {
        super.init()
        for view in [name, when, brief, facts, note, tags, map, legend, scale, pace, elevation] as [View] { addSubview(view) }
        for line in [legend, scale] { line.isLegend = true }
    }

    /// The columns of the page: its margin, its width, and that of the text in it.
    private func columns(in whole: Int) -> (left: Int, width: Int, text: Int, isWide: Bool) {
        let left = whole >= 60 ? 4 : whole >= 30 ? 2 : 0
        let width = max(0, whole - 2 * left)
        let isWide = !map.isHidden && whole >= 76
        return (left, width, isWide ? min(40, width / 2 + 2) : width, isWide)
    }

    /// The rows of the text at its closest, which a scroll view scrolls; a map takes the room that is left.
    override func sizeThatFits(_ size: Size) -> Size {
        let column = columns(in: size.width).text
        let said = isSaid ? 1 + height(of: profiles, width: column) : 0
        let head: [View] = brief.text.isEmpty ? [name, when] : briefSaysTags(in: column) ? [brief] : [brief, tags]
        let rows = height(of: head + [facts, note], width: column) + said
        return Size(width: size.width, height: min(size.height, rows))
    }

    /// Returns whether the tags can be read at the end of the brief line.
    private func briefSaysTags(in width: Int) -> Bool { TextWidth.of(brief.text) <= width }

    private func height(of views: [View], width: Int) -> Int {
        views.reduce(0) { $0 + $1.sizeThatFits(Size(width: width, height: .max / 4)).height }
    }

    override func layoutSubviews() {
        let (left, width, column, isWide) = columns(in: bounds.width)
        let rows = height(of: [name, when, facts, note, tags] as [View], width: column)
        let isRoomy = bounds.height >= 14 && rows + 3 <= bounds.height
        var y = isRoomy ? 1 : 0
        let isBrief = !brief.text.isEmpty && (bounds.height < 10 || rows > bounds.height)
        brief.numberOfLines = briefLines(width: column)
        place(brief, x: left, y: &y, width: column, isShown: isBrief)
        place(name, x: left, y: &y, width: column, isShown: !isBrief)
        place(when, x: left, y: &y, width: column, isShown: !isBrief)
        if isRoomy { y += 1 }
        place(facts, x: left, y: &y, width: column)
        if isRoomy { y += 1 }
        place(note, x: left, y: &y, width: column)
        place(tags, x: left, y: &y, width: column, isShown: !isBrief || !briefSaysTags(in: column))
        if isSaid {
            placeProfiles(x: left, y: y + 1, width: width)
        } else if isWide {
            placeRoute(Rect(x: left + column + 4, y: isRoomy ? 1 : 0, width: width - column - 4, height: bounds.height - (isRoomy ? 2 : 0)))
        } else {
            placeRoute(Rect(x: left, y: y + 1, width: width, height: bounds.height - y - 1))
        }
    }

    /// A long title takes a second row where nothing below it would go for that.
    private func briefLines(width: Int) -> Int {
        let below = [facts, note, tags].reduce(0) { $0 + $1.sizeThatFits(Size(width: width, height: .max / 4)).height }
        return below + 2 <= bounds.height ? 2 : 1
    }

    private func place(_ view: View, x: Int, y: inout Int, width: Int, isShown: Bool = true) {
        let room = max(0, bounds.height - y)
        let height = isShown ? view.sizeThatFits(Size(width: width, height: room)).height : 0
        view.frame = Rect(x: x, y: y, width: width, height: min(height, room))
        y += view.frame.height
    }

    private var profiles: [View] { [pace, elevation].filter { !$0.isHidden } }

    /// For who listens: the values along the way, and no map.
    private func placeProfiles(x: Int, y: Int, width: Int) {
        for view in [map, legend, scale] as [View] { view.frame = .zero }
        var y = y
        for line in profiles { place(line, x: x, y: &y, width: width) }
    }

    private func placeRoute(_ area: Rect) {
        let lines = profiles
        let fits = !map.isHidden && area.width >= Self.leastMap.width && area.height >= Self.leastMap.height
        var legendRows = fits && area.height >= Self.leastMap.height + 2 ? 1 : 0
        func placeMap() -> Int {
            let room = area.height - legendRows
            let lineRows = fits && room >= Self.leastMap.height + 2 * lines.count ? 2 * lines.count : 0
            map.frame = fits ? Rect(x: area.minX, y: area.minY, width: area.width, height: room - lineRows) : .zero
            return lineRows
        }
        var lineRows = placeMap()
        var groups = legendRows > 0 ? legendOfMap(map.frame.size) : []
        // The scale goes below the signs where the two do not stand side by side.
        measure.groups = groups
        let isSplit = measure.sizeThatFits(Size(width: .max / 4, height: 1)).width > area.width && map.frame.height > Self.leastMap.height
        if isSplit {
            legendRows = 2
            lineRows = placeMap()
            groups = legendOfMap(map.frame.size)
        }
        measure.groups = groups
        map.accessibilityLabel = mapName(measure.words)
        legend.groups = isSplit ? Array(groups.prefix(2)) : groups
        scale.groups = isSplit ? Array(groups.dropFirst(2)) : []
        legend.frame = Rect(x: area.minX, y: map.frame.maxY, width: area.width, height: min(1, legendRows))
        scale.frame = Rect(x: area.minX, y: map.frame.maxY + 1, width: area.width, height: isSplit ? 1 : 0)
        for (index, line) in lines.enumerated() {
            let y = map.frame.maxY + legendRows + 2 * index + 1
            line.frame = lineRows > 0 ? Rect(x: area.minX, y: y, width: area.width, height: min(2, max(1, bounds.height - y))) : .zero
        }
    }
}
