/// Writes one value into its place of a document.
struct JSONPlaceEncoder: Encoder {
    let place: JSONPlace
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        place.becomeObject()
        return KeyedEncodingContainer(Members(place: place, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        place.becomeArray()
        return Elements(place: place, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Single(place: place, codingPath: codingPath) }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let place: JSONPlace
    let codingPath: [any CodingKey]

    private func encoder(_ key: any CodingKey) -> JSONPlaceEncoder {
        JSONPlaceEncoder(place: place.member(key.stringValue), codingPath: codingPath + [key])
    }

    func encodeNil(forKey key: Key) { place.member(key.stringValue).setNull() }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try value.encode(to: encoder(key)) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
        encoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder(key).unkeyedContainer() }

    func superEncoder() -> any Encoder { encoder(JSONKey.ofSuper) }

    func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }
}

private struct Elements: UnkeyedEncodingContainer {
    let place: JSONPlace
    let codingPath: [any CodingKey]
    var count: Int { place.count }

    private func encoder() -> JSONPlaceEncoder {
        JSONPlaceEncoder(place: place.element(), codingPath: codingPath + [JSONKey(count - 1)])
    }

    func encodeNil() { place.element().setNull() }

    func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: encoder()) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        encoder().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }

    func superEncoder() -> any Encoder { encoder() }
}

private struct Single: SingleValueEncodingContainer {
    let place: JSONPlace
    let codingPath: [any CodingKey]

    func encodeNil() { place.setNull() }

    func encode<Value: Encodable>(_ value: Value) throws {
        try value.encode(to: JSONPlaceEncoder(place: place, codingPath: codingPath))
    }

    func encode(_ value: Bool) { place.set(value) }
    func encode(_ value: String) { place.set(value) }
    func encode(_ value: Double) throws { try encode(number: value) }
    func encode(_ value: Float) throws { try encode(number: value) }
    func encode(_ value: Int) { place.set(value) }
    func encode(_ value: Int8) { place.set(value) }
    func encode(_ value: Int16) { place.set(value) }
    func encode(_ value: Int32) { place.set(value) }
    func encode(_ value: Int64) { place.set(value) }
    func encode(_ value: UInt) { place.set(value) }
    func encode(_ value: UInt8) { place.set(value) }
    func encode(_ value: UInt16) { place.set(value) }
    func encode(_ value: UInt32) { place.set(value) }
    func encode(_ value: UInt64) { place.set(value) }

    private func encode(number: some BinaryFloatingPoint & CustomStringConvertible) throws {
        guard number.isFinite else {
            throw EncodingError.invalidValue(number, .init(codingPath: codingPath, debugDescription: "JSON has no such number."))
        }
        place.set(finite: number)
    }
}
