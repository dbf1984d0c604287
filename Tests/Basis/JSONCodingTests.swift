import Basis
import Foundation
import Testing

struct JSONCodingTests {
    /// Everything that values are made of here: plain ones, lists, members with names and without, cases with and without values.
    private struct Everything: Codable, Equatable {
        enum Kind: Codable, Equatable {
            case plain
            case number(Int)
            case named(name: String, of: Double)
        }
        struct Empty: Codable, Equatable {}

        var flag = true
        var small = Int8.min
        var large = UInt64.max
        var exact = Int64.max
        var part = 0.1
        var whole = 3.0
        var huge = 1e300
        var short = Float(2.5)
        var text = "„산책“ \"a/b\\c\"\n\t\u{1}\u{1F600}"
        var none: Int?
        var some: Int? = 1
        var list = [1, 2, 3]
        var lists: [[String]] = [[], ["a"]]
        var holes: [Int?] = [nil, 1]
        var byName = ["b": 1.5, "a": -2]
        var byNumber = [2: "two", 1: "one"]
        var kinds: [Kind] = [.plain, .number(-1), .named(name: "n", of: 2.25)]
        var empty = Empty()
    }

    private static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    @Test func `values are written as Foundation writes them with sorted names`() throws {
        let expected = String(decoding: try Self.encoder().encode(Everything()), as: UTF8.self)
        #expect(try JSONCoding.text(of: Everything()) == expected)
        #expect(try JSONCoding.text(of: [1.0, 0.1, -0.0, 1e21, .leastNonzeroMagnitude]) == "[1,0.1,-0,1e+21,5e-324]")
    }

    @Test func `what was written is read, and so is what Foundation has written`() throws {
        let text = try JSONCoding.text(of: Everything())
        #expect(try JSONCoding.value(Everything.self, of: text) == Everything())
        let pretty = JSONEncoder()
        pretty.outputFormatting = .prettyPrinted
        #expect(try JSONCoding.value(of: String(decoding: try pretty.encode(Everything()), as: UTF8.self)) == Everything())
    }

    @Test func `a class writes itself for the class above it, too`() throws {
        let text = try JSONCoding.text(of: Dog(name: "Laika", age: 3))
        #expect(text == #"{"age":3,"super":{"name":"Laika"}}"#)
        let dog = try JSONCoding.value(Dog.self, of: text)
        #expect(dog.name == "Laika" && dog.age == 3)
    }

    @Test func `members may be written one level at a time`() throws {
        let text = try JSONCoding.text(of: Nested(numbers: [1, 2]))
        #expect(text == #"{"inner":{"numbers":[1,2]}}"#)
        #expect(try JSONCoding.value(Nested.self, of: text).numbers == [1, 2])
    }

    @Test(arguments: [
        "", " ", "{", "[", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "'a'", "\"a", "\"\u{1}\"", "\"\\x\"", "\"\\u12\"",
        "\"\\ud800\"", "\"\\ud800\\u0041\"", "01", "-", "1.", ".5", "1e", "+1", "tru", "nul", "NaN", "[1] 2", "[1]]", "{\"a\":1}}",
        "\u{FEFF}[]",
    ])
    func `what is no JSON is not read`(_ text: String) {
        #expect(throws: DecodingError.self) { try JSONCoding.value(Anything.self, of: text) }
    }

    @Test(arguments: [
        "0", "-0.5e-3", "1E+2", " [ ] ", "{\n}", "\"\\u00e9\\ud83d\\ude00\\/\\b\\f\\n\\r\\t\\\\\\\"\"", "[true,false,null]",
        "{\"a\":{\"b\":[{}]}}",
    ])
    func `what is JSON is read`(_ text: String) throws {
        #expect(throws: Never.self) { try JSONCoding.value(Anything.self, of: text) }
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }

    @Test func `brackets in each other have an end`() throws {
        func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
        _ = try JSONCoding.value(Anything.self, of: nested(500))
        #expect(throws: DecodingError.self) { try JSONCoding.value(Anything.self, of: nested(100_000)) }
    }

    @Test func `a number that does not fit, and a value of another kind, are errors`() throws {
        #expect(throws: DecodingError.self) { try JSONCoding.value(Int8.self, of: "128") }
        #expect(throws: DecodingError.self) { try JSONCoding.value(Int.self, of: "1.5") }
        #expect(throws: DecodingError.self) { try JSONCoding.value(Double.self, of: "1e999") }
        #expect(throws: DecodingError.self) { try JSONCoding.value(Int.self, of: "true") }
        #expect(throws: DecodingError.self) { try JSONCoding.value(Bool.self, of: "1") }
        #expect(throws: DecodingError.self) { try JSONCoding.value(String.self, of: "null") }
        #expect(throws: DecodingError.self) { try JSONCoding.value([Int].self, of: "{}") }
        #expect(try JSONCoding.value(Int.self, of: "1e2") == 100)
        #expect(try JSONCoding.value(UInt64.self, of: "18446744073709551615") == .max)
    }

    @Test func `a number that is none is not written`() {
        #expect(throws: EncodingError.self) { try JSONCoding.text(of: [Double.nan]) }
        #expect(throws: EncodingError.self) { try JSONCoding.text(of: -Float.infinity) }
    }
}

/// Reads anything.
private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
}

private class Animal: Codable {
    var name: String

    init(name: String) { self.name = name }
}

private final class Dog: Animal {
    private enum CodingKeys: CodingKey { case age }

    var age: Int

    init(name: String, age: Int) {
        self.age = age
        super.init(name: name)
    }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        age = try container.decode(Int.self, forKey: .age)
        try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(age, forKey: .age)
        try super.encode(to: container.superEncoder())
    }
}

private struct Nested: Codable {
    private enum Outer: CodingKey { case inner }
    private enum Inner: CodingKey { case numbers }

    var numbers: [Int]

    init(numbers: [Int]) { self.numbers = numbers }

    init(from decoder: any Decoder) throws {
        let inner = try decoder.container(keyedBy: Outer.self).nestedContainer(keyedBy: Inner.self, forKey: .inner)
        var list = try inner.nestedUnkeyedContainer(forKey: .numbers)
        numbers = []
        while !list.isAtEnd { numbers.append(try list.decode(Int.self)) }
    }

    func encode(to encoder: any Encoder) throws {
        var outer = encoder.container(keyedBy: Outer.self)
        var inner = outer.nestedContainer(keyedBy: Inner.self, forKey: .inner)
        var list = inner.nestedUnkeyedContainer(forKey: .numbers)
        for number in numbers { try list.encode(number) }
    }
}
