import Walking

/// Routes as bytes: 41 a point, small and quick, since a long walk has ten thousand.
enum RouteCoding {
    private static let width = 41

    static func encode(_ points: [RoutePoint]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(points.count * width)
        func append(_ bits: UInt64) {
            for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
        }
        for point in points {
            bytes.append((point.startsSegment ? 1 : 0) | (point.time == nil ? 0 : 2) | (point.elevation == nil ? 0 : 4))
            append(UInt64(bitPattern: point.time?.milliseconds ?? 0))
            append(point.latitude.bitPattern)
            append(point.longitude.bitPattern)
            append((point.elevation ?? 0).bitPattern)
            append(0)
        }
        return bytes
    }

    static func decode(_ bytes: [UInt8]) -> [RoutePoint] {
        stride(from: 0, through: bytes.count - width, by: width).map { offset in
            func number(_ index: Int) -> UInt64 {
                (0..<8).reduce(0) { $0 | UInt64(bytes[offset + 1 + index * 8 + $1]) << UInt64($1 * 8) }
            }
            let flags = bytes[offset]
            return RoutePoint(
                time: flags & 2 == 0 ? nil : Instant(milliseconds: Int64(bitPattern: number(0))),
                latitude: Double(bitPattern: number(1)), longitude: Double(bitPattern: number(2)),
                elevation: flags & 4 == 0 ? nil : Double(bitPattern: number(3)), startsSegment: flags & 1 != 0)
        }
    }
}
