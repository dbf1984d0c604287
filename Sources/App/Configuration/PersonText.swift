import Files

/// A text that a person wrote or named, wherever links lead.
enum PersonText {
    /// More than anybody types or records.
    private static let longest = 1 << 26

    /// Returns nil for what cannot be read, and what is no text.
    static func read(_ path: String) -> String? {
        guard let bytes = try? OpenFile(path, .readAny).bytes(most: longest) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }
}
