extension KeyDecoder {
    /// Collects a paste until its end has come; what looks like keys in between is text.
    mutating func nextOfPaste() -> Output? {
        while head < bytes.count {
            if bytes[head] == 0x1B {
                let rest = bytes[head...].prefix(Paste.end.count)
                if rest.elementsEqual(Paste.end) {
                    head += Paste.end.count
                    return endPaste()
                }
                // The beginning of the end, perhaps; half of it is waited for.
                if Paste.end.starts(with: rest), mayContinue { return nil }
            }
            paste?.bytes.append(bytes[head])
            head += 1
        }
        return mayContinue ? nil : endPaste()
    }

    private mutating func endPaste() -> Output? {
        let text = paste?.text ?? ""
        paste = nil
        return .event(.paste(text))
    }
}
