/// The values that a case of an enum carries.
///
/// Reflection only proposes: whoever asks makes the case again of what was found and compares, so a wrong proposal is never taken.
nonisolated struct CasePayload {
    private let parts: [Any]

    init(of value: Any) {
        let payload = Mirror(reflecting: value).children.map(\.value)
        parts = payload + payload.flatMap { Mirror(reflecting: $0).children.map(\.value) }
    }

    /// All values of a type.
    func values<Value>() -> [Value] { parts.compactMap { $0 as? Value } }

    /// The first value of a type that passes a test.
    func value<Value>(where passes: (Value) -> Bool = { _ in true }) -> Value? { values().first(where: passes) }
}
