/// One form of URL: fixed words and named places, and how a value is read from the places and written into them.
///
/// Reading and writing are given together, so that what is printed can be read again. A place takes any text, percent-encoded where it is
/// written; a rule for it makes the report of a wrong link say which part of it was wrong:
///
/// ```swift
/// let book = LinkPattern<Int>("books/:number", places: ["number": .text { Int($0) != nil }]) { values in
///     values["number"].flatMap { Int($0) }
/// } write: { number in
///     ["number": "\(number)"]
/// }
/// let table = LinkTable(scheme: "shop", [book])
/// table.print(7)  // "shop://books/7"
/// ```
public nonisolated struct LinkPattern<Value: Sendable>: Sendable {
    /// The pattern as it is written: `together/rooms/:id`.
    public let path: String
    let segments: [Substring]
    let places: [String: LinkParameter]
    let read: @Sendable ([String: String]) -> Value?
    let write: @Sendable (Value) -> [String: String]?

    /// - Parameters:
    ///   - path: segments divided by `/`; one that begins with `:` is a place.
    ///   - places: what may stand in the places; where nothing is said, anything may.
    ///   - read: the value for what stands in the places; nil where that makes no sense.
    ///   - write: what stands in the places for a value; nil when the value has another form.
    public init(
        _ path: String, places: [String: LinkParameter] = [:], read: @escaping @Sendable ([String: String]) -> Value?,
        write: @escaping @Sendable (Value) -> [String: String]?
    ) {
        self.path = path
        self.places = places
        segments = path.split(separator: "/")
        self.read = read
        self.write = write
    }

    /// A form without places, for one value.
    public init(_ path: String, _ value: Value) where Value: Equatable {
        self.init(path, read: { _ in value }, write: { $0 == value ? [:] : nil })
    }

    /// The same form for values that carry these.
    /// - Parameter wrap: puts a value into one of the other kind, such as a case of an enum.
    public func map<Other: Hashable & Sendable>(_ wrap: @escaping @Sendable (Value) -> Other) -> LinkPattern<Other> {
        LinkPattern<Other>(path, places: places) { [read] in
            read($0).map(wrap)
        } write: { [write] other in
            CasePayload(of: other).value { wrap($0) == other }.flatMap { (value: Value) in write(value) }
        }
    }

    func match(_ parts: [String?]) -> Value? {
        guard parts.count == segments.count, depth(parts) == parts.count else { return nil }
        var values: [String: String] = [:]
        for (segment, part) in zip(segments, parts) { if let name = placeName(segment) { values[name] = part } }
        return read(values)
    }

    /// Returns the number of parts at the beginning that fit; nil, a part that is no text, fits nowhere.
    func depth(_ parts: [String?]) -> Int {
        zip(segments, parts).prefix { segment, part in
            guard let part else { return false }
            return placeName(segment).map { places[$0]?.fits(part) ?? true } ?? (segment == part[...])
        }.count
    }

    /// Returns the texts allowed at a depth: a word, the words of a place, or the place's name as it is written.
    func accepted(at depth: Int) -> [String] {
        guard segments.indices.contains(depth) else { return [] }
        let words = placeName(segments[depth]).flatMap { places[$0]?.words } ?? []
        return words.isEmpty ? [String(segments[depth])] : words
    }

    private func placeName(_ segment: Substring) -> String? { segment.hasPrefix(":") ? String(segment.dropFirst()) : nil }

    func print(_ value: Value) -> String? {
        guard let values = write(value) else { return nil }
        var parts: [String] = []
        for segment in segments {
            guard let name = placeName(segment) else {
                parts.append(String(segment))
                continue
            }
            guard let text = values[name], !text.isEmpty else { return nil }
            parts.append(PercentCoding.encode(text))
        }
        return parts.joined(separator: "/")
    }
}
