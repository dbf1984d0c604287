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
    private let marks: [(kind: RouteExtremes.Kind, place: Place)]
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
                return (kind, Place(x: east * shrink - left, y: first.latitude - point.latitude - top, startsSegment: false))
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
        for mark in marks { grid.sign(mark.kind.sign, at: dot(mark.place), style: Style(.text)) }
        grid.sign(Self.start, at: dot(places[0]), style: Style(.text, .bold))
        grid.sign(Self.end, at: dot(places[places.count - 1]), style: Style(.text, .bold))
    }

    /// The same with smooth lines: the second way thin, a ring where the way begins and a full circle where it ends.
    func picture(in size: Size) -> Picture? {
        guard size.width > 1, size.height > 1 else { return nil }
        let dots = (width: size.width * 2, height: size.height * 4)
        let scale = dotsPerDegree(width: dots.width, height: dots.height)
        let left = (Double(dots.width - 1) - width * scale) / 2
        let top = (Double(dots.height - 1) - height * scale) / 2
        /// The middle of a dot.
        func point(_ place: Place) -> Picture.Place {
            Picture.Place(x: (left + place.x * scale + 0.5) / 2, y: (top + place.y * scale + 0.5) / 4)
        }
        func lines(_ places: [Place]) -> [[Picture.Place]] {
            places.reduce(into: []) { lines, place in
                if place.startsSegment || lines.isEmpty { lines.append([]) }
                lines[lines.count - 1].append(point(place))
            }
        }
        var picture = Picture(size: size)
        for line in lines(others) { picture.add(.line(line, thickness: 0.06, .secondary)) }
        for line in lines(places) { picture.add(.line(line, thickness: 0.14, .chart)) }
        for mark in marks {
            let place = point(mark.place)
            picture.add(.disc(place, radius: 0.45, nil))
            for line in mark.kind.strokes {
                // A row is as high as two columns are wide.
                picture.add(.line(line.map { .init(x: place.x + 2 * $0.x, y: place.y + $0.y) }, thickness: 0.1, .text))
            }
        }
        picture.add(.disc(point(places[0]), radius: 0.35, .text))
        picture.add(.disc(point(places[0]), radius: 0.2, nil))
        picture.add(.disc(point(places[places.count - 1]), radius: 0.35, .text))
        return picture
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

extension RouteExtremes.Kind {
    /// The lines of the sign, around its middle and in rows: a triangle, or two angles.
    fileprivate var strokes: [[Picture.Place]] {
        func lines(_ corners: [(Double, Double)]...) -> [[Picture.Place]] { corners.map { $0.map { Picture.Place(x: $0, y: $1) } } }
        return switch self {
        case .lowest: lines([(-0.3, -0.25), (0.3, -0.25), (0, 0.3), (-0.3, -0.25)])
        case .highest: lines([(-0.3, 0.25), (0.3, 0.25), (0, -0.3), (-0.3, 0.25)])
        case .slowest: lines([(-0.05, -0.25), (-0.3, 0), (-0.05, 0.25)], [(0.25, -0.25), (0, 0), (0.25, 0.25)])
        case .fastest: lines([(0.05, -0.25), (0.3, 0), (0.05, 0.25)], [(-0.25, -0.25), (0, 0), (-0.25, 0.25)])
        }
    }
}
