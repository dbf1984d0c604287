import Screens
import Terminal
import Walking

/// A route as dots: north is up, and a metre is as long across as along.
struct RouteMap {
    private struct Place {
        var x: Double
        var y: Double
        var startsSegment: Bool
    }

    private let places: [Place]
    /// A second way, drawn in single dots.
    private let others: [Place]
    /// Signs at places along the way.
    private let marks: [(sign: String, place: Place)]
    private let width: Double
    private let height: Double

    /// Returns nil where there is no way to draw.
    init?(_ route: [RoutePoint], beside other: [RoutePoint] = [], extremes: RouteExtremes? = nil) {
        guard let first = route.first, route.count > 1 else { return nil }
        let radians = Double.pi / 180
        let middle = route.reduce(0) { $0 + $1.latitude } / Double(route.count)
        let shrink = max(0.01, RouteMap.cosine(middle * radians))
        let all = (route + other).map { point in
            // A way over the date line goes on, rather than round the earth.
            let east = (point.longitude - first.longitude + 540).truncatingRemainder(dividingBy: 360) - 180
            return Place(x: east * shrink, y: -(point.latitude - first.latitude), startsSegment: point.startsSegment)
        }
        guard let left = all.map(\.x).min(), let right = all.map(\.x).max(), let top = all.map(\.y).min(),
            let bottom = all.map(\.y).max(), right - left + bottom - top > 0
        else { return nil }
        marks = RouteExtremes.Kind.allCases.compactMap { kind in
            extremes?.places[kind].map { point in
                let east = (point.longitude - first.longitude + 540).truncatingRemainder(dividingBy: 360) - 180
                return (kind.sign, Place(x: east * shrink - left, y: first.latitude - point.latitude - top, startsSegment: false))
            }
        }
        width = right - left
        height = bottom - top
        let moved = all.map { Place(x: $0.x - left, y: $0.y - top, startsSegment: $0.startsSegment) }
        places = Array(moved.prefix(route.count))
        others = Array(moved.dropFirst(route.count))
    }

    /// Draws the way, an open circle where it begins and a full one where it ends.
    func plot(on grid: inout BrailleGrid) {
        guard grid.width > 1, grid.height > 1 else { return }
        let scale = dotsPerDegree(width: grid.width, height: grid.height)
        let left = (Double(grid.width - 1) - width * scale) / 2
        let top = (Double(grid.height - 1) - height * scale) / 2
        func dot(_ place: Place) -> Point {
            Point(x: Int(clamping: left + place.x * scale), y: Int(clamping: top + place.y * scale))
        }
        dotted(others.map { (dot($0), $0.startsSegment) }, on: &grid)
        var last: Point?
        for place in places {
            let here = dot(place)
            if let last, !place.startsSegment { grid.line(from: last, to: here) } else { grid.set(x: here.x, y: here.y) }
            last = here
        }
        for mark in marks { grid.sign(mark.sign, at: dot(mark.place), style: Style(.text)) }
        grid.sign(Self.start, at: dot(places[0]), style: Style(.text, .bold))
        grid.sign(Self.end, at: dot(places[places.count - 1]), style: Style(.text, .bold))
    }

    /// Draws every fourth dot of a way, so that it is told from another without a colour.
    private func dotted(_ dots: [(point: Point, startsSegment: Bool)], on grid: inout BrailleGrid) {
        var gone = 0
        for (from, to) in zip(dots, dots.dropFirst()) where !to.startsSegment {
            let steps = max(abs(to.point.x - from.point.x), abs(to.point.y - from.point.y))
            for step in 0..<max(1, steps) {
                if gone.isMultiple(of: 4) {
                    let part = Double(step) / Double(max(1, steps))
                    grid.set(
                        x: from.point.x + Int(clamping: Double(to.point.x - from.point.x) * part),
                        y: from.point.y + Int(clamping: Double(to.point.y - from.point.y) * part))
                }
                if steps > 0 { gone += 1 }
            }
        }
    }

    /// The signs of the first and the last place.
    static let (start, end) = ("○", "●")

    /// A round length and how many columns it takes on a map of this many cells: the longest that is no wider than `columns`.
    /// - Parameter lengths: those that are round, in metres, the shortest first.
    func scale(in size: Size, columns: Int, lengths: [Double]) -> (metres: Double, columns: Int)? {
        let dots = dotsPerDegree(width: size.width * 2, height: size.height * 4)
        let metresPerColumn = 2 * Self.metresPerDegree / dots
        guard metresPerColumn.isFinite, metresPerColumn > 0 else { return nil }
        guard let metres = lengths.last(where: { $0 / metresPerColumn <= Double(columns) }), metres / metresPerColumn >= 2 else {
            return nil
        }
        return (metres, Int(clamping: metres / metresPerColumn))
    }

    /// Along a meridian of the earth as a sphere of 6,371 km.
    private static let metresPerDegree = 111_195.0

    private func dotsPerDegree(width columns: Int, height rows: Int) -> Double {
        min(width > 0 ? Double(columns - 1) / width : .infinity, height > 0 ? Double(rows - 1) / height : .infinity)
    }

    /// The cosine by its series; a map of a walk needs no more, and no library for it.
    private static func cosine(_ angle: Double) -> Double {
        let square = angle * angle
        return 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
    }
}
