extension ZoneRules {
    /// The rules of a name that is a fixed offset: `UTC`, `GMT`, or one of them with hours and minutes, as `GMT+9`, `UTC-03:30`, `GMT+0530`.
    ///
    /// Positive is east, unlike in `Etc/GMT+9` and in what POSIX writes. Nil for another name, and for more than 18 hours.
    convenience init?(fixed name: String) {
        guard name.hasPrefix("UTC") || name.hasPrefix("GMT") else { return nil }
        var rest = name.utf8.dropFirst(3)
        guard let sign = rest.popFirst() else {
            self.init(first: 0)
            return
        }
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
        let parts = rest.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let digits: (hours: Substring.UTF8View, minutes: Substring.UTF8View)
        switch (parts.count, parts.first?.count, parts.last?.count) {
        case (1, 1, _), (1, 2, _): digits = (parts[0], "00"[...].utf8)
        case (1, 4, _): digits = (parts[0].prefix(2), parts[0].suffix(2))
        case (2, 1, 2), (2, 2, 2): digits = (parts[0], parts[1])
        default: return nil
        }
        guard let hours = Self.number(digits.hours), let minutes = Self.number(digits.minutes), minutes < 60 else { return nil }
        let seconds = hours * 3600 + minutes * 60
        guard seconds <= 18 * 3600 else { return nil }
        self.init(first: sign == UInt8(ascii: "+") ? seconds : -seconds)
    }

    private static func number(_ digits: Substring.UTF8View) -> Int? {
        digits.reduce(0) { number, byte in
            guard let number, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            return number * 10 + Int(byte - UInt8(ascii: "0"))
        }
    }
}
