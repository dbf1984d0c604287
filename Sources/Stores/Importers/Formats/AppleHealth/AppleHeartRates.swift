import Walking

/// Heart rates at a brisk cadence: the mean of each minute in which one device counted brisk steps and measured the heart.
///
/// An export tells all heart rates and all steps one after the other, so the minutes of the first wait for those of the second: a byte
/// for a heart rate, one for the number of its records and a bit for a brisk minute, in pages of a day, which are some megabytes for ten
/// years of a watch. A minute is told as soon as both are known.
struct AppleHeartRates {
    /// Steps of a longer record may hide a stop.
    private static let longestRecord = Duration.seconds(11 * 60)
    /// Pages of more days than anybody has are not kept; these come to 50 MB.
    private static let mostDays = 1 << 14
    private static let minute: Int64 = 60_000

    private var devices: [Source: Device] = [:]
    private var last: Device?
    private var dayCount = 0
    /// The number of records that went into minutes which were told.
    var toldCount = 0

    /// Adds a heart rate; those of a device come in order.
    /// - Returns: the minute that is over by that, where its steps were brisk.
    mutating func add(_ rate: Double, at time: Instant, source: Source) -> Sample? {
        guard time.milliseconds >= 0 else { return nil }
        let device = device(source)
        let minute = time.milliseconds / Self.minute
        let told = minute == device.minute ? nil : end(device, next: minute)
        device.sum += rate
        device.count += 1
        return told
    }

    /// Adds a record of steps.
    /// - Returns: its minutes, where they were brisk and their heart rates are known.
    mutating func add(_ steps: Sample) -> [Sample] {
        let length = steps.end - steps.start
        guard steps.metric == .steps, !steps.isUserEntered, steps.start.milliseconds >= 0, length > .zero, length <= Self.longestRecord,
            steps.value / (length / .seconds(60)) >= Gait.briskCadence
        else { return [] }
        let device = device(steps.source)
        // A minute is of the record in which its middle lies.
        let toMiddle = Self.minute / 2 - 1
        let first = (steps.start.milliseconds + toMiddle) / Self.minute
        var told: [Sample] = []
        for minute in first..<max(first, (steps.end.milliseconds + toMiddle) / Self.minute) {
            guard let page = page(of: minute, device), page.markBrisk(minute), let rate = page.rate(minute) else { continue }
            toldCount += page.count(minute)
            told.append(Self.sample(rate, minute, device.source))
        }
        return told
    }

    /// Ends the minutes that were measured when the file ended.
    mutating func finish() -> [Sample] {
        var told: [Sample] = []
        for device in devices.values.sorted(by: { $0.source.key < $1.source.key }) {
            if let sample = end(device, next: -1) { told.append(sample) }
        }
        return told
    }

    private mutating func device(_ source: Source) -> Device {
        if let last, last.source == source { return last }
        let device = devices[source] ?? Device(source)
        devices[source] = device
        last = device
        return device
    }

    /// Keeps the mean of the minute that was measured, and begins the next.
    private mutating func end(_ device: Device, next: Int64) -> Sample? {
        let (minute, sum, count) = (device.minute, device.sum, device.count)
        (device.minute, device.sum, device.count) = (next, 0, 0)
        guard minute >= 0, count > 0, let page = page(of: minute, device) else { return nil }
        let rate = UInt8(clamping: max(1, Int(clamping: (sum / count).rounded())))
        guard page.keep(rate, of: UInt8(clamping: Int(clamping: count)), minute), page.isBrisk(minute) else { return nil }
        toldCount += page.count(minute)
        return Self.sample(rate, minute, device.source)
    }

    /// The page of a minute's day; nil where there are too many.
    private mutating func page(of minute: Int64, _ device: Device) -> Page? {
        let day = minute / Page.minutes
        if let page = device.pages[day] { return page }
        guard dayCount < Self.mostDays else { return nil }
        dayCount += 1
        let page = Page()
        device.pages[day] = page
        return page
    }

    private static func sample(_ rate: UInt8, _ minute: Int64, _ source: Source) -> Sample {
        let start = Instant(milliseconds: minute * Self.minute)
        return Sample(
            metric: .briskHeartRate, start: start, end: start + .milliseconds(Self.minute), value: Double(rate), source: source,
            grain: .record)
    }
}

/// A device, and the minute in which it measures the heart.
private final class Device {
    let source: Source
    /// The pages by the days since 1970.
    var pages: [Int64: Page] = [:]
    /// The minute in hand, since 1970; none where it is negative.
    var minute: Int64 = -1
    var sum = 0.0
    var count = 0.0

    init(_ source: Source) {
        self.source = source
    }
}

/// The minutes of a day.
private final class Page {
    static let minutes: Int64 = 1440

    /// Beats a minute, zero where there are none; empty without any.
    private var rates: [UInt8] = []
    /// The number of records that a rate is the mean of, 255 at most.
    private var counts: [UInt8] = []
    /// A bit for each minute; empty without any.
    private var brisk: [UInt64] = []

    func rate(_ minute: Int64) -> UInt8? {
        let place = Int(minute % Self.minutes)
        return rates.isEmpty || rates[place] == 0 ? nil : rates[place]
    }

    /// The number of records of a minute.
    func count(_ minute: Int64) -> Int { counts.isEmpty ? 0 : Int(counts[Int(minute % Self.minutes)]) }

    /// Keeps the rate of a minute that has none, the mean of so many.
    /// - Returns: whether it had none.
    func keep(_ rate: UInt8, of count: UInt8, _ minute: Int64) -> Bool {
        guard self.rate(minute) == nil else { return false }
        if rates.isEmpty {
            rates = Array(repeating: 0, count: Int(Self.minutes))
            counts = rates
        }
        let place = Int(minute % Self.minutes)
        (rates[place], counts[place]) = (rate, count)
        return true
    }

    func isBrisk(_ minute: Int64) -> Bool {
        let place = Int(minute % Self.minutes)
        return !brisk.isEmpty && brisk[place / 64] >> (place % 64) & 1 == 1
    }

    /// Marks a minute as brisk.
    /// - Returns: whether it was none before.
    func markBrisk(_ minute: Int64) -> Bool {
        guard !isBrisk(minute) else { return false }
        if brisk.isEmpty { brisk = Array(repeating: 0, count: Int(Self.minutes) / 64 + 1) }
        let place = Int(minute % Self.minutes)
        brisk[place / 64] |= 1 << (place % 64)
        return true
    }
}
