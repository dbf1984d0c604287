/// Makes one value of its part of a document.
struct JSONNodeDecoder: Decoder {
    let node: JSONNode
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = node else { throw mismatch([String: Any].self) }
        return KeyedDecodingContainer(Members(members: members, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = node else { throw mismatch([Any].self) }
        return Elements(elements: elements, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

    func mismatch(_ type: Any.Type) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "The document says something else here.")
        return node.isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }
}

private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [String: JSONNode]
    let codingPath: [any CodingKey]

    var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

    private func decoder(_ key: any CodingKey) throws -> JSONNodeDecoder {
        guard let node = members[key.stringValue] else {
            throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "The document does not say it."))
        }
        return JSONNodeDecoder(node: node, codingPath: codingPath + [key])
    }

    func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).node.isNull }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try Value(from: decoder(key)) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try decoder(key).unkeyedContainer() }

    func superDecoder() -> any Decoder {
        JSONNodeDecoder(node: members[JSONKey.ofSuper.stringValue] ?? .null, codingPath: codingPath + [JSONKey.ofSuper])
    }

    func superDecoder(forKey key: Key) -> any Decoder {
        JSONNodeDecoder(node: members[key.stringValue] ?? .null, codingPath: codingPath + [key])
    }
}

private struct Elements: UnkeyedDecodingContainer {
    let elements: [JSONNode]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(elements: [JSONNode], codingPath: [any CodingKey]) {
        (self.elements, self.codingPath) = (elements, codingPath)
    }

    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    private func decoder() throws -> JSONNodeDecoder {
        let path = codingPath + [JSONKey(currentIndex)]
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(Any.self, .init(codingPath: path, debugDescription: "The list ends before."))
        }
        return JSONNodeDecoder(node: elements[currentIndex], codingPath: path)
    }

    /// Goes past a value that was read; one that cannot be read is not passed over.
    private mutating func passing<Value>(_ read: (JSONNodeDecoder) throws -> Value) throws -> Value {
        let value = try read(decoder())
        currentIndex += 1
        return value
    }

    mutating func decodeNil() throws -> Bool {
        let isNull = try decoder().node.isNull
        if isNull { currentIndex += 1 }
        return isNull
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try passing { try Value(from: $0) } }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
        try passing { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try passing { try $0.unkeyedContainer() } }

    mutating func superDecoder() throws -> any Decoder { try passing { $0 } }
}

private struct Single: SingleValueDecodingContainer {
    let decoder: JSONNodeDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.node.isNull }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: decoder) }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .bool(let value) = decoder.node else { throw decoder.mismatch(type) }
        return value
    }

    func decode(_ type: String.Type) throws -> String {
        guard case .string(let text) = decoder.node else { throw decoder.mismatch(type) }
        return text
    }

    func decode(_ type: Double.Type) throws -> Double { try finite() }
    func decode(_ type: Float.Type) throws -> Float { try finite() }
    func decode(_ type: Int.Type) throws -> Int { try whole() }
    func decode(_ type: Int8.Type) throws -> Int8 { try whole() }
    func decode(_ type: Int16.Type) throws -> Int16 { try whole() }
    func decode(_ type: Int32.Type) throws -> Int32 { try whole() }
    func decode(_ type: Int64.Type) throws -> Int64 { try whole() }
    func decode(_ type: UInt.Type) throws -> UInt { try whole() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try whole() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try whole() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try whole() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try whole() }

    private func finite<Number: BinaryFloatingPoint & LosslessStringConvertible>() throws -> Number {
        guard case .number(let text) = decoder.node else { throw decoder.mismatch(Number.self) }
        guard let number = Number(text), number.isFinite else { throw unfit(Number.self) }
        return number
    }

    /// A whole number may be written with a point or an exponent.
    private func whole<Number: FixedWidthInteger>() throws -> Number {
        guard case .number(let text) = decoder.node else { throw decoder.mismatch(Number.self) }
        guard let number = Number(text) ?? Double(text).flatMap({ Number(exactly: $0) }) else { throw unfit(Number.self) }
        return number
    }

    private func unfit(_ type: Any.Type) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: "The number does not fit into \(type)."))
    }
}
