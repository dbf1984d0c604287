import Basis
import Walking

extension Phrases {
    /// `6,412`.
    package func number(_ value: Int) -> String {
        let digits = Array(String(value.magnitude).utf8)
        var text = value < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
            text.unicodeScalars.append(Unicode.Scalar(digit))
        }
        return text
    }

    /// `4.6`, and `1,204.5`.
    package func decimal(_ value: Double, places: Int = 1) -> String {
        guard value.isFinite, value.magnitude < 1e15 else { return "–" }
        var scale = 1
        for _ in 0..<max(0, min(places, 6)) { scale *= 10 }
        let scaled = Int(clamping: value.magnitude * Double(scale))
        let sign = value < 0 && scaled > 0 ? "-" : ""
        guard scale > 1 else { return sign + number(scaled) }
        let fraction = String(scaled % scale)
        let zeros = String(repeating: "0", count: String(scale).count - 1 - fraction.count)
        return "\(sign)\(number(scaled / scale)).\(zeros)\(fraction)"
    }

    /// The number that ``decimal(_:places:)`` writes.
    func rounded(_ value: Double, places: Int) -> Double {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        let scaled = (value * scale).rounded()
        return scaled.isFinite ? scaled / scale : value
    }

    /// `6.4k`, `10.0k`.
    private func short(_ value: Int) -> String {
        switch value.magnitude {
        case ..<1000: String(value)
        case ..<99_950: decimal(Double(value) / 1000) + "k"
        case ..<999_500: decimal(Double(value) / 1000, places: 0) + "k"
        default: decimal(Double(value) / 1_000_000) + "M"
        }
    }

    /// `7.5k`, `12k`; `7,500`, `1.2만`: a number where columns are scarce, such as on the axis of a chart.
    package func brief(_ value: Int) -> String {
        guard language == .ko else { return trimmed(short(value)) }
        return value.magnitude < 10_000 ? number(value) : trimmed(decimal(Double(value) / 10_000)) + "만"
    }

    /// Without a place that says nothing.
    private func trimmed(_ text: String) -> String { text.replacing(".0", with: "") }

    /// `950`, `6.4k`, `12k`; `0.64`, `1.20` of ``tabularUnit``: at most four columns, for a number in each month of a year.
    package func tabular(_ value: Int) -> String {
        guard language == .ko else { return value.magnitude < 9_950 ? short(value) : decimal(Double(value) / 1000, places: 0) + "k" }
        return value == 0 ? "0" : decimal(Double(value) / 10_000, places: value.magnitude < 99_950 ? 2 : 1)
    }

    /// The unit of ``tabular(_:)`` that stands once beside the numbers; empty where each bears its own.
    package var tabularUnit: String { self(en: "", ko: "만") }

    /// `6,412 steps`, `1 step`, `6,412걸음`.
    package func steps(_ count: Int) -> String {
        self(en: "\(number(count)) \(count == 1 ? "step" : "steps")", ko: "\(number(count))걸음")
    }

    /// `+6%`, `−12%`.
    package func change(_ part: Double) -> String {
        guard part.isFinite else { return "–" }
        let percent = Int(clamping: part.magnitude * 100)
        return "\(part < 0 && percent > 0 ? "−" : "+")\(number(percent))%"
    }

    /// `83%`.
    package func percent(_ part: Double) -> String {
        part.isFinite ? "\(number(Int(clamping: part * 100)))%" : "–"
    }

    /// Parts of one whole in percent: rounded so that they come to what they are together, 100 for all of it, however each would be
    /// rounded alone.
    package func percents(_ parts: [Double]) -> [String] {
        guard parts.allSatisfy({ $0.isFinite && (0...1).contains($0) }) else { return parts.map(percent) }
        var whole = parts.map { Int(clamping: $0 * 100, .towardZero) }
        let missing = Int(clamping: parts.reduce(0, +) * 100) - whole.reduce(0, +)
        let byRest = parts.indices.sorted { (parts[$0] * 100 - Double(whole[$0]), $1) > (parts[$1] * 100 - Double(whole[$1]), $0) }
        for index in byRest.prefix(max(0, missing)) { whole[index] += 1 }
        return whole.map { "\(number($0))%" }
    }

    /// `970 MB`.
    package func bytes(_ count: Int64) -> String {
        switch count {
        case ..<1000: "\(count) B"
        case ..<1_000_000: "\(decimal(Double(count) / 1e3, places: 0)) kB"
        case ..<1_000_000_000: "\(decimal(Double(count) / 1e6, places: 0)) MB"
        default: "\(decimal(Double(count) / 1e9)) GB"
        }
    }
}

extension Phrases {
    /// `첫 번째`, `두 번째`, and from eleven on `11번째`, as Koreans write them.
    package static func koreanOrdinal(_ place: Int) -> String {
        let small = ["첫", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"]
        return small.indices.contains(place - 1) ? "\(small[place - 1]) 번째" : "\(place)번째"
    }
}
