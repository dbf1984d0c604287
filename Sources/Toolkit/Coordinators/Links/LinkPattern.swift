/// One form of URL: fixed words and named places, and how a value is read from the places and written into them.
public nonisolated struct LinkPattern<Value: Sendable>: Sendable {
    /// As it is written: `together/rooms/:id`.
    public let path: String
    let segments: [Substring]
    let read: @Sendable ([String: String]) -> Value?
    let write: @Sendable (Value) -> [String: String]?

    /// - Parameters:
    ///   - path: segments divided by `/`; one that begins with `:` is a place.
    ///   - read: the value for what stands in the places; nil where that makes no sense.
    ///   - write: what stands in the places for a value; nil when the value has another form.
    public init(
        _ path: String, read: @escaping @Sendable ([String: String]) -> Value?, write: @escaping @Sendable (Value) -> [String: String]?
    ) {
        self.path = path
        segments = path.split(separator: "/")
        self.read = read
        self.write = write
    }

    /// A form without places, for one value.
    public init(_ path: String, _ value: Value) where Value: Equatable {
        self.init(path, read: { _ in value }, write: { $0 == value ? [:] : nil })
    }

    func match(_ parts: [String]) -> Value? {
        guard parts.count == segments.count else { return nil }
        var places: [String: String] = [:]
        for (segment, part) in zip(segments, parts) {
            if segment.hasPrefix(":") {
                places[String(segment.dropFirst())] = part
            } else if segment != part[...] {
                return nil
            }
        }
        return read(places)
    }

    func print(_ value: Value) -> String? {
        guard let places = write(value) else { return nil }
        var parts: [String] = []
        for segment in segments {
            guard segment.hasPrefix(":") else {
                parts.append(String(segment))
                continue
            }
            guard let text = places[String(segment.dropFirst())], !text.isEmpty else { return nil }
            parts.append(PercentCoding.encode(text))
        }
        return parts.joined(separator: "/")
    }
}
