/// What a reader of one kind of XML overrides.
///
/// A class rather than a protocol: the calls are the hottest of an import.
class XMLHandler {
    /// Whether text between tags matters; where it does not, the parser need not say it.
    var wantsText: Bool { false }

    func start(_ name: XMLText, _ attributes: XMLAttributes) {}
    func end(_ name: XMLText) {}
    /// May come in pieces.
    func text(_ bytes: UnsafeRawBufferPointer) {}
}
