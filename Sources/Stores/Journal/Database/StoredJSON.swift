import Basis

/// Values as text in a column; the same value is always the same text.
enum StoredJSON {
    static func encode(_ value: some Encodable) -> String { (try? JSONCoding.text(of: value)) ?? "{}" }

    static func decode<Value: Decodable>(_ text: String) -> Value? { try? JSONCoding.value(of: text) }
}
