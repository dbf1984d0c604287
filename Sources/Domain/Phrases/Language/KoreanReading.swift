/// The sound with which a text ends when a Korean reads it aloud: syllables as they are written, digits and units by their names,
/// capitals letter by letter, other Latin words by their spelling.
enum KoreanReading {
    enum Ending {
        case vowel, rieul, consonant
    }

    /// Returns nil where the text has no end that can be read, as one in another script.
    static func ending(of text: String) -> Ending? {
        // Quotes, brackets and full stops are not read.
        let scalars = Array(text.unicodeScalars)
        guard let last = scalars.lastIndex(where: { $0.properties.isAlphabetic || isDigit($0) || units[String($0)] != nil }) else {
            return nil
        }
        let end = scalars[last]
        if (0xAC00...0xD7A3).contains(end.value) { return ending(ofSyllable: end) }
        let head = scalars[...last]
        if isDigit(end) { return ending(ofNumber: head) }
        let letters = head.suffix { $0.isASCII && $0.properties.isAlphabetic || $0 == "/" || $0 == "%" }
        guard !letters.isEmpty else { return nil }
        let before = head.dropLast(letters.count).last { $0 != " " }
        let word = String(String.UnicodeScalarView(letters))
        if before.map(isDigit) == true, let unit = units[word] { return unit }
        return ending(ofLatin: word)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func ending(ofSyllable syllable: Unicode.Scalar) -> Ending {
        switch (syllable.value - 0xAC00) % 28 {
        case 0: .vowel
        case 8: .rieul
        default: .consonant
        }
    }

    /// The names of the digits: 영 일 이 삼 사 오 육 칠 팔 구.
    private static let digits: [Ending] = [
        .consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel,
    ]

    /// A whole number by its last digit that is read, a fraction digit by digit, a time of day by its hour or its minutes.
    private static func ending(ofNumber text: ArraySlice<Unicode.Scalar>) -> Ending? {
        let number = text.suffix { isDigit($0) || $0 == "," || $0 == "." || $0 == ":" }
        let parts = number.split { !isDigit($0) && $0 != "," }
        guard let part = parts.last, let last = part.last else { return nil }
        // 시, 분
        if number.contains(":") { return part.allSatisfy { $0 == "0" } ? .vowel : .consonant }
        let zeros = part.filter(isDigit).suffix { $0 == "0" }.count
        guard zeros > 0 else { return digits[Int(last.value - 0x30)] }
        // 조 alone of 십 백 천 만 억 조 경 ends in a vowel.
        return parts.count == 1 && (12..<16).contains(zeros) ? .vowel : .consonant
    }

    /// Units behind a number: 미터, 마일, 피트, 퍼센트, 바이트.
    private static let units: [String: Ending] = [
        "m": .vowel, "km": .vowel, "cm": .vowel, "mm": .vowel, "km/h": .vowel, "m/s": .vowel, "mi": .rieul, "mph": .rieul, "ft": .vowel,
        "in": .vowel, "%": .vowel, "B": .vowel, "kB": .vowel, "MB": .vowel, "GB": .vowel, "s": .vowel, "min": .consonant,
        "h": .consonant,
    ]

    private static func ending(ofLatin text: String) -> Ending? {
        guard let word = text.split(separator: "/").last(where: { $0.contains(where: \.isLetter) }), let last = word.last else {
            return nil
        }
        // 엘, 알, 엠, 엔; all other letters end in a vowel.
        let isSpelled = word.count == 1 || word.allSatisfy(\.isUppercase)
        guard !isSpelled else { return "LRlr".contains(last) ? .rieul : "MNmn".contains(last) ? .consonant : .vowel }
        var letters = Array(word.lowercased())
        // The e of phone, name and Google is silent.
        if letters.last == "e", letters.count > 3, "lmn".contains(letters[letters.count - 2]) { letters.removeLast() }
        let (end, before) = (letters[letters.count - 1], letters[letters.count - 2])
        if end == "l" { return .rieul }
        if "mn".contains(end) || end == "g" && before == "n" { return .consonant }
        // A stop behind one short vowel is a final consonant: 맵, 북, 핏; not 워크.
        let isDouble = letters.count > 2 && "aeiou".contains(letters[letters.count - 3]) && String(letters.suffix(3)) != "ook"
        let isShort = "aeiou".contains(before) && !isDouble
        return "bckpt".contains(end) && isShort ? .consonant : .vowel
    }
}

extension ArraySlice where Element == Unicode.Scalar {
    fileprivate func suffix(while isWanted: (Unicode.Scalar) -> Bool) -> ArraySlice {
        self[(lastIndex { !isWanted($0) }.map { $0 + 1 } ?? startIndex)...]
    }
}

extension Array where Element == Unicode.Scalar {
    fileprivate func suffix(while isWanted: (Unicode.Scalar) -> Bool) -> ArraySlice<Element> { self[...].suffix(while: isWanted) }
}
