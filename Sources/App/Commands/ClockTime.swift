/// A time on the wall, to the minute.
struct ClockTime: Equatable {
    /// Since midnight.
    var minute: Int

    init(second: Int) {
        minute = second / 60
    }

    /// Reads `7:40` and `07:40`.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
            let hour = Int(parts[0]), let minute = Int(parts[1]), (0..<24).contains(hour), (0..<60).contains(minute)
        else { return nil }
        self.minute = hour * 60 + minute
    }

    var text: String {
        "\(minute / 600)\(minute / 60 % 10):\(minute % 60 / 10)\(minute % 10)"
    }
}
