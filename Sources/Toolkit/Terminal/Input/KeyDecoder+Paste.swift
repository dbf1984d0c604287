extension KeyDecoder {
    /// Collects a paste until its end has come; what looks like keys in between is text.
    mutating func nextOfPaste() -> Output? {
        while head < bytes.count {
            let escape = bytes[head...].firstIndex(of: 0x1B) ?? bytes.count
            collect(until: escape)
            guard escape < bytes.count else { break }
            let rest = bytes[head...].prefix(Paste.end.count)
            if rest.elementsEqual(Paste.end) {
                head += Paste.end.count
                return endPaste()
            }
            // The beginning of the end, perhaps; half of it is waited for.
            if Paste.end.starts(with: rest), mayContinue { return nil }
            collect(until: head + 1)
        }
        guard !mayContinue else { return nil }
        // Its end never came, so that a Ctrl-C in it was pressed by somebody who wanted to get out.
        if paste?.isInterrupted == true { bytes.append(Paste.interrupt) }
        return endPaste()
    }

    /// Takes bytes up to a place for text.
    private mutating func collect(until end: Int) {
        paste?.append(bytes[head..<end])
        head = end
    }

    /// The event of a paste that is over; one of more than `Paste.limit` bytes says only how long it was.
    private mutating func endPaste() -> Output? {
        guard let ended = paste else { return nil }
        paste = nil
        return .event(ended.length > Paste.limit ? .pasteTooLong(ended.length) : .paste(ended.text))
    }
}
