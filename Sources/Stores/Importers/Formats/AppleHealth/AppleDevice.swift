/// The fields of a device's description: `, name:Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,7, software:11.3>`.
struct AppleDevice {
    let manufacturer: String
    /// The hardware where it is named, since every watch has the model `Watch`.
    let model: String

    init(_ text: String) {
        let maker = Self.field("manufacturer:", of: text)
        manufacturer = maker == "Apple" ? "Apple Inc." : maker
        let hardware = Self.field("hardware:", of: text)
        model = hardware.isEmpty ? Self.field("model:", of: text) : hardware
    }

    /// Up to the next field: hardware names hold commas themselves, but no space behind them.
    private static func field(_ name: String, of text: String) -> String {
        guard let start = text.firstRange(of: ", \(name)")?.upperBound else { return "" }
        let rest = text[start...]
        let end = rest.firstRange(of: ", ")?.lowerBound ?? rest.lastIndex(of: ">") ?? rest.endIndex
        return String(rest[..<end])
    }
}
