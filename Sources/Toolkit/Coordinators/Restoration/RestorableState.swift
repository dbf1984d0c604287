import Basis

/// Writes what a screen wants to keep as text, and reads it back.
///
/// It is JSON with its keys in a fixed order, so that the same state is the same text and nothing is saved twice.
///
/// ```swift
/// struct Draft: Codable { var title: String }
///
/// let text = RestorableState.encode(Draft(title: "Walden"))
/// let draft = text.flatMap { RestorableState.decode(Draft.self, from: $0) }
/// ```
public enum RestorableState {
    /// Encodes a value as text; nil for what cannot be written.
    public static func encode(_ value: some Encodable) -> String? {
        try? JSONCoding.text(of: value)
    }

    /// Decodes a value; nil for a text that another version wrote.
    public static func decode<Value: Decodable>(_ type: Value.Type, from text: String) -> Value? {
        try? JSONCoding.value(type, of: text)
    }
}
