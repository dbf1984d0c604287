import Walking

extension Walk {
    /// A walk of so many days ago, from the same place to another one.
    static func fromHome(_ daysAgo: Int64) -> Walk {
        let start = Instant(milliseconds: 1_795_000_000_000 - daysAgo * 86_400_000)
        let route = (0..<3).map { RoutePoint(latitude: 37.5 + Double($0) * 0.01, longitude: 127 + Double(daysAgo) * 0.0001) }
        return Walk(start: start, end: start + .seconds(1800), zone: .utc, steps: 3000, route: route)
    }
}
