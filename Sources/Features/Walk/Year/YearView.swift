import Common
import Screens
import Terminal

/// The layout of a year: the map, the marked day, the year's numbers.
///
/// Where rows are scarce the marked day comes first, and where they are fewer than the map's and one, it stands in the title. Where the
/// numbers have no room below the map, they stand in its place by turns.
final class YearView: View {
    let notice = Label(style: Style(.secondary), lines: 0)
    let map = HeatMap()
    let legend = SpanLine(gap: 1)
    let day = SpanLine(gap: 3)
    let facts = FactList()
    /// Indicates whether the year is known; until then only the notice is on show.
    var isReady = false {
        didSet { if isReady != oldValue { showWhatIsThere() } }
    }

    /// Indicates whether the numbers stand in the place of the map, where both have no room.
    var showsNumbers = false {
        didSet { if showsNumbers != oldValue { setNeedsLayout() } }
    }
    /// Indicates whether all numbers are on show with the map.
    private(set) var fitsNumbers = true {
        didSet { if fitsNumbers != oldValue { window?.setNeedsChromeUpdate() } }
    }

    /// Indicates whether the marked day has no row of its own.
    var isLow: Bool { !isSaid && bounds.height < Self.mapRows + 1 }

    private static let mapRows = 8

    override init() {
        super.init()
        for view in [notice, map, legend, day, facts] as [View] { addSubview(view) }
        showWhatIsThere()
    }

    private func showWhatIsThere() {
        for view in [map, legend, day, facts] as [View] { view.isHidden = !isReady }
        notice.isHidden = isReady
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let left = bounds.width >= 72 ? 4 : bounds.width >= 30 ? 1 : 0
        let width = max(0, bounds.width - 2 * left)
        let isRoomy = bounds.height >= 14
        // Shades are nothing to listen to.
        legend.isHidden = !isReady || isSaid
        let mapRows = isSaid ? map.sizeThatFits(Size(width: width, height: .max / 4)).height : isRoomy ? Self.mapRows + 1 : Self.mapRows
        let numbers = isSaid ? facts.sizeThatFits(Size(width: width, height: .max / 4)).height : facts.facts.count
        // The gaps and the marked day, without the legend, which explains what can be seen anyway.
        fitsNumbers = isSaid || bounds.height >= mapRows + numbers + (isRoomy ? 4 : 1)
        let hidesMap = showsNumbers && !fitsNumbers
        var y = isRoomy ? 1 : 0
        func place(_ view: View, rows: Int) {
            let height = max(0, min(rows, bounds.height - y))
            view.frame = Rect(x: left, y: y, width: width, height: height)
            y += height
        }
        notice.frame = Rect(x: left, y: y, width: width, height: max(0, bounds.height - y))
        if hidesMap {
            place(map, rows: 0)
            place(day, rows: isLow ? 0 : 1)
            place(facts, rows: numbers)
            place(legend, rows: 1)
        } else if isRoomy {
            place(map, rows: mapRows)
            y += 1
            place(day, rows: 1)
            y += 1
            place(facts, rows: numbers)
            if bounds.height > y + 1 { y += 1 }
            place(legend, rows: 1)
        } else {
            place(day, rows: isLow ? 0 : 1)
            place(map, rows: mapRows)
            place(facts, rows: numbers)
            legend.frame = .zero
        }
    }
}
