/// A value of a message, as D-Bus types it; of whole numbers the two sizes that are spoken in here.
package indirect enum BusValue: Hashable, Sendable {
    case bool(Bool)
    case int(Int32)
    case uint(UInt32)
    case double(Double)
    case text(String)
    case path(String)
    /// An array of bytes.
    case bytes([UInt8])
    /// Values of one type, which is named because there may be none of them.
    case array(of: String, [BusValue])
    case tuple([BusValue])
    case entry(BusValue, BusValue)
    case variant(BusValue)
    /// A value of a type that nobody here speaks in; it is never sent.
    case unknown

    /// The signature of its type.
    package var signature: String {
        switch self {
        case .bool: "b"
        case .int: "i"
        case .uint: "u"
        case .double: "d"
        case .text: "s"
        case .path: "o"
        case .bytes: "ay"
        case .array(let element, _): "a" + element
        case .tuple(let members): "(" + members.map(\.signature).joined() + ")"
        case .entry(let key, let value): "{" + key.signature + value.signature + "}"
        case .variant: "v"
        case .unknown: ""
        }
    }

    /// A dictionary of texts.
    package static func texts(_ pairs: [(String, String)]) -> BusValue {
        .array(of: "{ss}", pairs.map { .entry(.text($0.0), .text($0.1)) })
    }

    /// The whole number that it is, from a variant too; nil for any other value.
    package var number: Int? {
        switch self {
        case .int(let number): Int(number)
        case .uint(let number): Int(number)
        case .variant(let value): value.number
        default: nil
        }
    }

    /// The text or path that it is, from a variant too; nil for any other value.
    package var text: String? {
        switch self {
        case .text(let text), .path(let text): text
        case .variant(let value): value.text
        default: nil
        }
    }

    /// The truth value that it is, from a variant too; nil for any other value.
    package var truth: Bool? {
        switch self {
        case .bool(let truth): truth
        case .variant(let value): value.truth
        default: nil
        }
    }

    /// The values in it, from a variant too; none in one that holds no others.
    package var members: [BusValue] {
        switch self {
        case .array(_, let members), .tuple(let members): members
        case .entry(let key, let value): [key, value]
        case .variant(let value): value.members
        default: []
        }
    }
}
