/// The attributes of an element, lent for the length of a callback.
struct XMLAttributes: Sequence, IteratorProtocol {
    private var next_: UnsafeMutablePointer<UnsafePointer<CChar>?>?

    init(_ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        next_ = pairs
    }

    mutating func next() -> (name: XMLText, value: XMLText)? {
        guard let pair = next_, let name = pair[0], let value = pair[1] else { return nil }
        next_ = pair + 2
        return (XMLText(bytes: name), XMLText(bytes: value))
    }

    subscript(name: StaticString) -> XMLText? {
        for attribute in self where attribute.name.local == name { return attribute.value }
        return nil
    }
}
