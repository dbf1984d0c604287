/// A way that the made-up year walks: places along it, there and back or round and round.
struct DemoWay: Sendable {
    private struct Place: Sendable {
        var latitude: Double
        var longitude: Double
        var elevation: Double
    }

    private let places: [Place]
    /// Metres from the first place to each.
    private let distances: [Double]

    /// - Parameter places: latitude, longitude and metres above the sea; the first again at the end makes it a loop.
    private init(_ places: [(Double, Double, Double)]) {
        self.places = places.map { Place(latitude: $0.0, longitude: $0.1, elevation: $0.2) }
        var distances = [0.0]
        for (from, to) in zip(places, places.dropFirst()) {
            let step = RoutePoint(latitude: from.0, longitude: from.1).distance(to: RoutePoint(latitude: to.0, longitude: to.1))
            distances.append((distances.last ?? 0) + step)
        }
        self.distances = distances
    }

    /// The points of a walk, one for every twenty seconds; its pace varies by up to a tenth.
    func points(from start: Instant, until end: Instant, metres: Double, random: inout SeededGenerator) -> [RoutePoint] {
        let seconds = Int((end - start).milliseconds / 1000)
        guard seconds >= 60, metres > 0, let length = distances.last, length > 0 else { return [] }
        let count = seconds / 20
        let paces = (0..<count).map { _ in Double.random(in: 0.9...1.1, using: &random) }
        let scale = metres / paces.reduce(0, +)
        var gone = 0.0
        return (0...count).map { index in
            if index > 0 { gone += paces[index - 1] * scale }
            let place = place(at: position(after: gone, of: metres, length: length))
            return RoutePoint(
                time: start + .seconds(20 * index), latitude: place.latitude, longitude: place.longitude, elevation: place.elevation)
        }
    }

    private var isLoop: Bool {
        guard let first = places.first, let last = places.last else { return false }
        return first.latitude == last.latitude && first.longitude == last.longitude
    }

    /// Metres from the first place: a loop goes on, another way is walked back from its middle or its end.
    private func position(after gone: Double, of metres: Double, length: Double) -> Double {
        guard !isLoop else { return gone.truncatingRemainder(dividingBy: length) }
        let reach = min(length, metres / 2)
        let along = gone.truncatingRemainder(dividingBy: 2 * reach)
        return along <= reach ? along : 2 * reach - along
    }

    private func place(at position: Double) -> Place {
        guard let next = distances.firstIndex(where: { $0 >= position }), next > 0 else { return places[0] }
        let part = (position - distances[next - 1]) / max(1, distances[next] - distances[next - 1])
        func between(_ value: (Place) -> Double) -> Double {
            value(places[next - 1]) + (value(places[next]) - value(places[next - 1])) * part
        }
        return Place(latitude: between(\.latitude), longitude: between(\.longitude), elevation: between(\.elevation))
    }

    /// Along the river, there and back.
    static let river = DemoWay([
        (37.5284, 126.9341, 9), (37.5299, 126.9310, 8), (37.5316, 126.9275, 8), (37.5330, 126.9236, 10), (37.5340, 126.9192, 12),
        (37.5345, 126.9150, 9), (37.5347, 126.9110, 8),
    ])
    /// Through the town, there and back.
    static let town = DemoWay([
        (37.5665, 126.9780, 34), (37.5650, 126.9815, 36), (37.5634, 126.9850, 41), (37.5605, 126.9870, 55), (37.5572, 126.9900, 78),
        (37.5541, 126.9935, 92), (37.5520, 126.9980, 84),
    ])
    /// Round a hill.
    static let hill = DemoWay([
        (37.5560, 126.9833, 104), (37.5549, 126.9880, 138), (37.5530, 126.9920, 171), (37.5500, 126.9945, 190), (37.5468, 126.9925, 168),
        (37.5459, 126.9880, 141), (37.5478, 126.9838, 152), (37.5512, 126.9818, 176), (37.5545, 126.9815, 131), (37.5560, 126.9833, 104),
    ])
    /// Round a lake.
    static let lake = DemoWay([
        (37.5097, 127.1000, 16), (37.5108, 127.1025, 17), (37.5106, 127.1060, 18), (37.5092, 127.1075, 17), (37.5079, 127.1058, 16),
        (37.5072, 127.1020, 16), (37.5078, 127.0985, 17), (37.5090, 127.0975, 16), (37.5097, 127.1000, 16),
    ])
}
