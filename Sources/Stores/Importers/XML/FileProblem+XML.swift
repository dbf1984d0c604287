import CExpat
import Walking

extension FileProblem {
    /// What stopped expat.
    init(xml code: XML_Error) {
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
