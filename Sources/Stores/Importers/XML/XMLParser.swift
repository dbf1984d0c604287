import CExpat
import Walking

/// One run of expat over one document.
struct XMLParser: ~Copyable {
    /// The place at which a document stopped being XML.
    struct Failure: Error {
        /// Counted from the start of the bytes that were handed over last; the break may have begun before them.
        var offset: Int
        var problem: FileProblem
        /// Nothing is wrong except that it ends too early.
        var isTruncation: Bool
    }

    /// Longer than any element that a person's data needs; a file without tags must not fill the memory.
    private static let longestToken = 8 << 20

    /// The formats that are read have ten levels at most; the parser remembers each element that is open.
    private static let deepest = 100

    private let parser: XML_Parser
    private let handler: XMLHandler
    private var fed = 0

    /// Returns nil when there is no memory.
    init?(handler: XMLHandler) {
        guard let parser = XML_ParserCreate(nil) else { return nil }
        self.parser = parser
        self.handler = handler
        handler.begin()
        XML_SetUserData(parser, Unmanaged.passUnretained(handler).toOpaque())
        XML_SetElementHandler(
            parser,
            { context, name, attributes in
                guard let context, let name else { return }
                Unmanaged<XMLHandler>.fromOpaque(context)._withUnsafeGuaranteedRef {
                    $0.enter(XMLText(bytes: name), XMLAttributes(attributes))
                }
            },
            { context, name in
                guard let context, let name else { return }
                Unmanaged<XMLHandler>.fromOpaque(context)._withUnsafeGuaranteedRef { $0.leave(XMLText(bytes: name)) }
            })
        if handler.acceptsText {
            XML_SetCharacterDataHandler(parser) { context, bytes, count in
                guard let context, let bytes else { return }
                Unmanaged<XMLHandler>.fromOpaque(context)._withUnsafeGuaranteedRef {
                    $0.text(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
                }
            }
        }
    }

    deinit {
        XML_ParserFree(parser)
    }

    /// Parses the next piece; the last one may be empty.
    mutating func parse(_ bytes: UnsafeRawBufferPointer, isFinal: Bool = false) throws(Failure) {
        let status = withExtendedLifetime(handler) {
            XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(bytes.count), isFinal ? 1 : 0)
        }
        let reached = Int(XML_GetCurrentByteIndex(parser))
        guard status != XML_STATUS_ERROR else {
            let code = XML_GetErrorCode(parser)
            let early = [XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION, XML_ERROR_PARTIAL_CHAR]
            throw Failure(offset: reached - fed, problem: FileProblem(xml: code), isTruncation: isFinal && early.contains(code))
        }
        fed += bytes.count
        if handler.deepest > Self.deepest { throw Failure(offset: 0, problem: .tooDeep, isTruncation: false) }
        if fed - reached > Self.longestToken {
            throw Failure(offset: 0, problem: .endless, isTruncation: false)
        }
    }
}

extension FileProblem {
    /// The error that stopped expat.
    fileprivate init(xml code: XML_Error) {
        self =
            switch code {
            case XML_ERROR_NO_MEMORY: .noMemory
            case XML_ERROR_INVALID_TOKEN, XML_ERROR_BAD_CHAR_REF: .badCharacter
            case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING, XML_ERROR_PARTIAL_CHAR: .badEncoding
            case XML_ERROR_TAG_MISMATCH, XML_ERROR_ASYNC_ENTITY: .unbalanced
            case XML_ERROR_DUPLICATE_ATTRIBUTE: .doubledName
            case XML_ERROR_UNDEFINED_ENTITY, XML_ERROR_UNBOUND_PREFIX: .unknownName
            case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: .afterTheEnd
            case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION: .endless
            default: .badSyntax
            }
    }
}
