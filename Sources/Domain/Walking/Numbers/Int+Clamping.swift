// The one place where a fraction becomes a whole number. The language's own conversions stop the program for a number that is too
// large or none at all, and files hold both; here they are errors of the compiler.

extension FixedWidthInteger {
    /// The whole number nearest to a fraction; the largest or smallest where it lies beyond, and 0 for what is no number.
    package init(clamping value: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
        let whole = value.rounded(rule)
        if let exact = Self(exactly: whole) { self = exact } else { self = whole.isNaN ? 0 : whole < 0 ? .min : .max }
    }

    /// A sum that stays at the largest or smallest number instead of going beyond it.
    package func addingClamped(_ other: Self) -> Self {
        let (sum, isBeyond) = addingReportingOverflow(other)
        return isBeyond ? (other < 0 ? .min : .max) : sum
    }
}

extension Int {
    /// The same without a conversion between any two types, which costs a lot where code is small: most numbers are such.
    package init(clamping value: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
        let whole = value.rounded(rule)
        self = Int(exactly: whole) ?? (whole.isNaN ? 0 : whole < 0 ? .min : .max)
    }

    @available(*, deprecated, message: "stops the program for what a file may hold: use Int(clamping:) or Int(exactly:)")
    package init(_ value: Double) { self.init(clamping: value, .towardZero) }
}

extension Int64 {
    /// The same without a conversion between any two types.
    package init(clamping value: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
        let whole = value.rounded(rule)
        self = Int64(exactly: whole) ?? (whole.isNaN ? 0 : whole < 0 ? .min : .max)
    }

    @available(*, deprecated, message: "stops the program for what a file may hold: use Int64(clamping:) or Int64(exactly:)")
    package init(_ value: Double) { self.init(clamping: value, .towardZero) }
}

extension Duration {
    /// Returns a duration to the millisecond; the longest that times are apart where it lies beyond.
    package static func seconds(clamping seconds: Double) -> Duration {
        let furthest = Double(Instant.latest.milliseconds - Instant.earliest.milliseconds)
        return .milliseconds(Int64(clamping: min(max(seconds * 1000, -furthest), furthest)))
    }

    /// The number of whole minutes nearest to a duration, in which all screens, commands and exports count it.
    package var wholeMinutes: Int { Int(clamping: Double(milliseconds) / 60_000) }

    @available(*, deprecated, message: "stops the program for what a file may hold: use seconds(clamping:)")
    package static func seconds(_ seconds: Double) -> Duration { .seconds(clamping: seconds) }

    @available(*, deprecated, message: "stops the program for what a file may hold: use seconds(clamping:)")
    package static func milliseconds(_ milliseconds: Double) -> Duration { .seconds(clamping: milliseconds / 1000) }
}
