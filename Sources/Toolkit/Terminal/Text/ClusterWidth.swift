/// The columns of one cluster, by the rule that `TextWidth` states.
enum ClusterWidth {
    /// Columns of one grapheme cluster: 0, 1 or 2.
    static func of(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first, !isLoneMark(first) else { return 0 }
        var columns = 0
        var previous: Unicode.Scalar?
        for scalar in character.unicodeScalars {
            let traits = ScalarTraits(scalar.value)
            switch scalar.value {
            case 0xFE0F:
                if let previous, ScalarTraits(previous.value).widens { return 2 }
            case 0xFE0E:
                if let previous, ScalarTraits(previous.value).narrows { columns -= 1 }
            case 0x1F3FB...0x1F3FF where previous?.properties.isEmojiModifierBase == true: break
            default: columns += traits.width
            }
            previous = scalar
        }
        return min(columns, 2)
    }

    /// Whether a cluster that begins so has nothing to stand on: a terminal would add it to the cell before.
    private static func isLoneMark(_ scalar: Unicode.Scalar) -> Bool {
        ScalarTraits(scalar.value).width == 0 || scalar.properties.generalCategory == .spacingMark
    }
}
