import Basis
import Clubs
import Walking

/// The arguments of a call.
typealias PostgresArguments = [String: PostgresValue]

/// A value as a call says it in JSON.
enum PostgresValue: Encodable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    case text(String)
    case number(Int)
    case null
    case list([PostgresValue])
    case object([String: PostgresValue])

    init(stringLiteral text: String) { self = .text(text) }
    init(integerLiteral number: Int) { self = .number(number) }

    static func id(_ id: some RandomIdentifier) -> PostgresValue { .text(id.uuid) }
    static func date(_ date: CivilDate) -> PostgresValue { .text(date.description) }
    static func moment(_ moment: Instant) -> PostgresValue { .number(Int(moment.milliseconds)) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .null: try container.encodeNil()
        case .list(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }
}

extension RandomIdentifier {
    /// The identifier as a database writes it.
    var uuid: String {
        UUIDText.text(of: rawValue).lowercased()
    }

    init(uuid text: String) throws(ClubFailure) {
        guard let number = UUIDText.number(of: text) else { throw .unreadable }
        self.init(rawValue: number)
    }
}

extension SharedName {
    /// A name as another member wrote it, past this program perhaps: one that may not be shown becomes letters of whose it is.
    init(_ text: String, of id: some RandomIdentifier) throws(ClubFailure) {
        guard let name = SharedName(text) ?? SharedName(String(id.text.suffix(6))) else { throw .unreadable }
        self = name
    }
}
