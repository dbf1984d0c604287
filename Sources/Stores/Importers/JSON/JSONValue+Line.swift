extension JSONValue {
    /// What it says, as far as it is said on its surface, in one line: `dateTime 03/27/26, value -9`.
    var line: String {
        switch self {
        case .object(let members):
            members.sorted { $0.key < $1.key }.compactMap { key, value in value.plain.map { "\(key) \($0)" } }.joined(separator: ", ")
        case .array(let elements): elements.prefix(Self.mostElements).compactMap(\.plain).joined(separator: ", ")
        default: plain ?? ""
        }
    }

    private static let mostElements = 20

    private var plain: String? {
        switch self {
        case .null, .array, .object: nil
        case .bool(let flag): "\(flag)"
        case .number(let number): Int64(exactly: number).map { "\($0)" } ?? "\(number)"
        case .string(let text): String(text.prefix(100))
        }
    }
}
