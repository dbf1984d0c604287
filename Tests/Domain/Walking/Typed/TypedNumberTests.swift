import Testing

@testable import Walking

struct TypedNumberTests {
    @Test(
        arguments: [
            ("0", 0), ("42", 42), ("6,412", 6412), ("6.412", 6412), ("6 412", 6412), ("6'412", 6412), ("6’412", 6412),
            ("1,234,567", 1_234_567),
            ("오천", 5000), ("만", 10_000), ("만 이천", 12_000), ("이만 삼천오백", 23_500), ("3천", 3000), ("1만 2,000", 12_000), ("1.5만", 15_000),
            ("삼십오", 35),
            ("백", 100), ("천이", 1002),
        ])
    func `a whole number is read as people write it`(_ text: String, _ expected: Int) {
        #expect(TypedNumber.whole(text) == expected)
    }

    @Test(
        arguments: [
            "", " ", "-5", "+5", "1,23", "12,34,567", "1234,567", "1e5", "0x10", "12345678", "오오", "이 삼", "만 만", "5,", ",5", "٣", "１２", "한",
            "만x", "1.5",
        ])
    func `what is no whole number is not read as one`(_ text: String) {
        #expect(TypedNumber.whole(text) == nil)
    }

    @Test(arguments: [("2", 2), ("2.4", 2.4), ("2,4", 2.4), ("0.5", 0.5), ("007", 7), ("삼", 3), ("이천", 2000), ("1.5천", 1500)])
    func `a decimal has a point or a comma`(_ text: String, _ expected: Double) {
        #expect(TypedNumber.decimal(text) == expected)
    }

    @Test(arguments: ["", ".", "1.", ".5", "1.2.3", "1,2,3", "-1", "1e9", "nan", "inf", "1234567890123", "٣٫٥"])
    func `what is no decimal is not read as one`(_ text: String) {
        #expect(TypedNumber.decimal(text) == nil)
    }

    @Test(arguments: 0..<100)
    func `a number is read again from any grouping`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let number = Int.random(in: 0...9_999_999, using: &random)
        let digits = Array(String(number))
        for sign in [",", ".", " ", "'", "’", ""] {
            var text = ""
            for (index, digit) in digits.enumerated() {
                if index > 0, (digits.count - index).isMultiple(of: 3) { text += sign }
                text.append(digit)
            }
            #expect(TypedNumber.whole(text) == number, "\(text)")
        }
    }
}
