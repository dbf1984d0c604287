import Testing

@testable import Coordinators

struct PercentCodingTests {
    @Test(arguments: [
        ("walk", "walk"), ("a-b._~c9", "a-b._~c9"), ("a b", "a%20b"), ("a/b", "a%2Fb"), ("100%", "100%25"), ("걷", "%EA%B1%B7"),
        ("é", "%C3%A9"), ("#?&=", "%23%3F%26%3D"), ("", ""),
    ])
    func `what has a meaning in a path, or is no plain letter, is escaped`(_ text: String, _ coded: String) {
        #expect(PercentCoding.encode(text) == coded)
        #expect(PercentCoding.decode(coded) == text)
    }

    @Test func `small digits of an escape are read as well`() {
        #expect(PercentCoding.decode("a%2fb") == "a/b")
    }

    @Test(arguments: ["%", "%2", "%ZZ", "a%", "%2 ", "%+1", "%-0"]) func `a broken escape is no text`(_ coded: String) {
        #expect(PercentCoding.decode(coded) == nil)
    }

    @Test(arguments: ["%FF", "%EA%B1", "%C0%AF", "%ED%A0%80"]) func `bytes that are no UTF-8 are no text`(_ coded: String) {
        #expect(PercentCoding.decode(coded) == nil)
    }

    @Test(arguments: 0..<128) func `every character of ASCII comes back, and a slash never stands alone`(_ byte: Int) throws {
        let text = String(Character(try #require(Unicode.Scalar(byte))))
        let coded = PercentCoding.encode(text)
        #expect(PercentCoding.decode(coded) == text)
        #expect(!coded.contains("/"))
    }
}
