// # Keys as code points
//
// In the kitty protocol, and in xterm's `modifyOtherKeys`, a key is the number of the character that it types without modifiers, so that
// Ctrl-I and Tab, or Ctrl-M and Enter, are different keys at last. Keys without a character have numbers in the private use area, from
// 57344 on. The protocol also says what Shift makes of the key (`code:shifted`) and what text it types; a terminal may leave both out.
//
// `Key` has Shift inside its character, as terminals without the protocol do: `A`, never Shift-a. So Shift is taken off here and the
// shifted character put in. With Ctrl it stays, because there is no other way to tell Ctrl-Shift-a from Ctrl-a.
extension KeyDecoder {
    /// The kitty keyboard protocol: `CSI code : shifted ; modifiers : kind ; text u`.
    static func kitty(_ sequence: ControlSequence) -> Key? {
        if sequence.part(1, 1) == 3 { return nil }
        return character(
            code: sequence.number(0, default: 0), shifted: sequence.part(0, 1), text: sequence.part(2, 0), bits: sequence.modifierBits)
    }

    /// A key by its code, as kitty and xterm's `modifyOtherKeys` report it.
    static func character(code: Int, shifted: Int?, text: Int?, bits: Int) -> Key? {
        if let named = named(code) { return modified(named, bits & ~(64 | 128)) }
        guard !(57344...63743).contains(code) else { return nil }  // modifiers alone, media keys
        guard var key = modified(.tab, bits & ~(64 | 128)) else { return nil }
        var value = code
        if key.modifiers.isDisjoint(with: [.alt, .control]) {
            if let text { value = text } else if key.modifiers.contains(.shift), let shifted { value = shifted }
        } else if key.modifiers.contains(.shift), let shifted {
            value = shifted
        }
        guard value >= 0x20, value != 0x7F, let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init) else { return nil }
        var character = Character(scalar)
        // Shift is in the character, except with Ctrl, where terminals without this protocol cannot tell either.
        if key.modifiers.contains(.shift), !key.modifiers.contains(.control) {
            let upper = character.uppercased()
            if shifted == nil, text == nil, upper.count == 1, let only = upper.first { character = only }
            key.modifiers.remove(.shift)
        }
        key.code = .character(character)
        return key
    }

    /// The keys that type nothing, and those of the number pad, which mean what they mean elsewhere.
    private static func named(_ code: Int) -> Key.Code? {
        switch code {
        case 9: .tab
        case 13, 57414: .enter
        case 27: .escape
        case 8, 127: .backspace
        case 57376...57398: .function(code - 57363)
        case 57399...57408: .character(Character(Unicode.Scalar(UInt8(code - 57399 + 0x30))))
        case 57409: .character(".")
        case 57410: .character("/")
        case 57411: .character("*")
        case 57412: .character("-")
        case 57413: .character("+")
        case 57415: .character("=")
        case 57416: .character(",")
        case 57417: .left
        case 57418: .right
        case 57419: .up
        case 57420: .down
        case 57421: .pageUp
        case 57422: .pageDown
        case 57423: .home
        case 57424: .end
        case 57425: .insert
        case 57426: .delete
        default: nil
        }
    }
}
