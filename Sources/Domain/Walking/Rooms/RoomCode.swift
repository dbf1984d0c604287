/// The code of a room: six characters that cannot be mistaken for one another, as `K7M-4QX`.
package enum RoomCode {
    /// Without 0 O 1 I L U, which people misread or mishear.
    static let alphabet = Array("23456789ABCDEFGHJKMNPQRSTVWXYZ")

    package static func make(using random: inout some RandomNumberGenerator) -> String {
        let characters = (0..<6).compactMap { _ in alphabet.randomElement(using: &random) }
        return String(characters[0..<3]) + "-" + String(characters[3..<6])
    }

    /// The code as it is compared: without case, spaces and dashes.
    package static func key(_ text: String) -> String {
        String(text.uppercased().filter { $0.isLetter || $0.isNumber })
    }
}
