import Walking

/// Tells what a name looks like: letters of Cyrillic and Greek that cannot be told from Latin ones are those.
///
/// The letters are those of Unicode's `confusables.txt` (UTS #39) that have the same shape in usual fonts, each in the case in which they do:
/// a capital `В` is a `B`, a small `в` is none.
enum LatinLook {
    /// Returns the text as it looks, whatever the case, the width and the script of its letters.
    static func of(_ text: String) -> String {
        // Before and after the folding of what is compatible, which changes some of these letters and brings others.
        latin(latin(text).nfkc).lowercased().nfc
    }

    private static func latin(_ text: String) -> String {
        var seen = String.UnicodeScalarView()
        // A letter and its marks apart, as both scripts have the same marks.
        for scalar in text.nfd.unicodeScalars { seen.append(letters[scalar] ?? scalar) }
        return String(seen)
    }

    /// The Latin letter of each that looks like one.
    static let letters: [Unicode.Scalar: Unicode.Scalar] = {
        let alphabets = [
            ("АВЕКМНОРСТУХЅІЈҮԚԜѴӀԌ", "ABEKMHOPCTYXSIJYQWVIG"),
            ("аеорсухѕіјүһӏԁԛԝѵ", "aeopcyxsijyhldqwv"),
            ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧͿϹ", "ABEZHIKMNOPTYXJC"),
            ("αινορυϲϳ", "aivopucj"),
        ]
        let pairs = alphabets.flatMap { zip($0.0.unicodeScalars, $0.1.unicodeScalars) }
        return Dictionary(pairs) { first, _ in first }
    }()
}
