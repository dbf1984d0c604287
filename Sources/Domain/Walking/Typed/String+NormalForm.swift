@_spi(_Unicode) import Swift

/// The normal forms of Unicode (UAX #15).
///
/// The standard library makes the canonical ones to compare strings by, and gives them to the libraries of its own toolchain alone;
/// Foundation's cost 40 MB of every program.
extension String {
    /// The text with every letter and its marks in one scalar where there is one: NFC.
    package var nfc: String {
        utf8.allSatisfy { $0 < 0x80 } ? self : Self(_nfc)
    }

    /// The text with the marks apart from their letters: NFD.
    package var nfd: String {
        utf8.allSatisfy { $0 < 0x80 } ? self : Self(_nfd)
    }

    /// The text without what is only another form of a character, as full-width letters and ligatures: NFKC.
    package var nfkc: String {
        var scalars = UnicodeScalarView()
        for scalar in unicodeScalars {
            if let others = Self.compatible(scalar) { scalars.append(contentsOf: others) } else { scalars.append(scalar) }
        }
        return String(scalars).nfc
    }

    private init(_ scalars: some Sequence<Unicode.Scalar>) {
        var view = UnicodeScalarView()
        for scalar in scalars { view.append(scalar) }
        self.init(view)
    }

    /// The scalars that one stands for; nil for one that stands for itself.
    private static func compatible(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
        // All that the table has change when they are folded, as few others do.
        scalar.value >= 0xA0 && scalar.properties.changesWhenNFKCCaseFolded ? compatible[scalar] : nil
    }

    private static let compatible: [Unicode.Scalar: [Unicode.Scalar]] = {
        var compatible: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        for entry in CompatibilityTable.text.split(separator: " ") {
            let sides = entry.split(separator: "=").map { side in side.split { $0 == "-" || $0 == "+" }.compactMap { UInt32($0, radix: 16) }
            }
            guard sides.count == 2, let first = sides[0].first, let last = sides[0].last else { continue }
            for value in first...Swift.max(first, last) {
                // The scalars of a range stand for scalars that follow one another, too.
                let others = sides[1].compactMap { Unicode.Scalar($0 + (value - first)) }
                if let scalar = Unicode.Scalar(value) { compatible[scalar] = others }
            }
        }
        return compatible
    }()
}
