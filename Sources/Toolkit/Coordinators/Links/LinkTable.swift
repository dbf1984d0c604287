/// All URLs of an app in one place; what one prints, the other reads.
public nonisolated struct LinkTable<Value: Sendable>: Sendable {
    /// Why a URL was not understood.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The URL.
        public var url: String
        /// The forms that are understood.
        public var accepted: [String]

        /// Makes the failure.
        public init(url: String, accepted: [String]) {
            self.url = url
            self.accepted = accepted
        }

        /// What is printed for a person.
        public var description: String { "\(url) leads nowhere. These do: \(accepted.joined(separator: ", "))" }
    }

    /// What stands before `://`.
    public let scheme: String
    /// The forms, the first that fits counts.
    public let patterns: [LinkPattern<Value>]

    /// Makes a table.
    public init(scheme: String, _ patterns: [LinkPattern<Value>]) {
        self.scheme = scheme
        self.patterns = patterns
    }

    /// The forms as they are written, for documentation and for error messages.
    public var forms: [String] { patterns.map { "\(scheme)://\($0.path)" } }

    /// Reads a URL; a slash at the end and the case of the scheme do not matter.
    public func parse(_ url: String) throws(Failure) -> Value {
        let failure = Failure(url: url, accepted: forms)
        let prefix = scheme + "://"
        guard url.lowercased().hasPrefix(prefix) else { throw failure }
        let parts = url.dropFirst(prefix.count).split(separator: "/").map { PercentCoding.decode($0) }
        let texts = parts.compactMap(\.self)
        guard texts.count == parts.count else { throw failure }
        for pattern in patterns { if let value = pattern.match(texts) { return value } }
        throw failure
    }

    /// Writes a value as a URL; nil when no form fits.
    public func print(_ value: Value) -> String? {
        for pattern in patterns { if let path = pattern.print(value) { return "\(scheme)://\(path)" } }
        return nil
    }
}
