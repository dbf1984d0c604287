/// The reason for which a record was left out.
package enum SkipReason: String, CaseIterable, Sendable, Codable, CodingKeyRepresentable {
    /// It lies in the future: the device's clock was wrong.
    case future
    /// It lies before there were pedometers: the device's clock was wrong.
    case tooOld
    /// More than a body can do in the time.
    case absurd
    /// Ends before it begins.
    case backwards
    /// A negative number, or none at all.
    case badValue
    case badDate
    case badUnit
    /// A file or a workout that is no walk.
    case notAWalk
    /// A record of something else than walking, such as a heart rate or sleep.
    case otherRecord
    /// A part of what a better record of the same day tells as a whole.
    case inDayTotal
    /// An activity whose name nobody here knows: it may be a walk, which only the person can say.
    case unknownSport
    /// A table of steps in a form that is not known.
    case unknownTable
    /// Broken beyond reading.
    case unreadable
    /// A recording of a live walk that goes on, or was broken off at once: read again, it may be a walk.
    case justBegun
    /// A track of a few moments: somebody pressed start and stop, or most of it is missing.
    case tooShort
    /// A walk that the same import has told already, with nothing new in it.
    case repeated
    /// A number of a walk that is kept without it: more than a body can do in the time.
    case absurdPart
    /// A number of a walk that is kept without it: negative, or no number at all.
    case badPart

    /// Indicates whether it is a part of a walk that was left out, and the walk is kept.
    package var isPart: Bool { self == .absurdPart || self == .badPart }
}

extension [SkipReason: Int] {
    /// The reasons that there were, the most frequent first.
    package var mostFrequent: [(reason: SkipReason, count: Int)] {
        filter { $0.value > 0 }.map { (reason: $0.key, count: $0.value) }
            .sorted { ($1.count, $0.reason.rawValue) < ($0.count, $1.reason.rawValue) }
    }
}
