/// Values as JSON and back, by way of `Codable`.
///
/// The members of an object are in the order of their names, so that the same value is the same text.
package enum JSONCoding {
    /// Fails for what JSON has no words for, such as a number that is infinite.
    package static func text(of value: some Encodable) throws -> String {
        let place = JSONPlace()
        try value.encode(to: JSONPlaceEncoder(place: place, codingPath: []))
        var text = ""
        place.write(to: &text)
        return text
    }

    /// Fails for a text that is no JSON, or says something else than the value needs.
    package static func value<Value: Decodable>(_ type: Value.Type = Value.self, of text: some StringProtocol) throws -> Value {
        try Value(from: JSONNodeDecoder(node: try JSONParser.node(of: text), codingPath: []))
    }
}

/// The name or number of a place in a document.
struct JSONKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }
    init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
    init(intValue: Int) { self.init(intValue) }

    static let ofSuper = JSONKey(stringValue: "super")
}
