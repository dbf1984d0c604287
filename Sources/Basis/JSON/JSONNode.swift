/// A part of a document that was read; numbers are still as they were written, to their last digit.
enum JSONNode {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([String: JSONNode])

    var isNull: Bool { if case .null = self { true } else { false } }
}
