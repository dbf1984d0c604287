import Foundation

@testable import Walking

/// Made-up years of a measure, looked at as the home screen does: at the end of each week by the eight weeks and by the 52 before.
struct LookedAtYears: Sendable {
    /// The part of the people who were told of a change, by what matters.
    struct Told: Equatable, Sendable {
        /// The smallest change of a study, 0.05 m/s.
        var speed = 0.0
        /// The smallest change by what one's own weeks differ by.
        var other = 0.0
    }

    /// The change in metres a second, and the weeks that it takes, up to the end of the first of the weeks looked at; then it stays.
    var change = 0.0
    var weeks = 8
    /// The standard deviation of a day's value.
    var spread = 0.06
    /// The correlation of a day with the one before.
    var memory = 0.7
    /// Days with nothing, weeks with nothing, and weeks of something else (snow, a guest, a trolley), of a hundred.
    var missing = 15
    var missingWeeks = 0
    var wildWeeks = 0
    /// The weeks at whose end somebody looks.
    var looks = 52

    /// The weeks that the first look needs: a year, and those of the looks before.
    private static let past = 52 + GaitTrend.looks - 1

    /// Tells of a change where the looks agree in the direction of the change, in any direction where there is none.
    func told(of count: Int) async -> Told {
        let parts = 4
        let sums = await withTaskGroup(of: (Int, Int).self) { group in
            for part in 0..<parts {
                group.addTask {
                    var random = SeededGenerator(seed: UInt64(1000 + part))
                    var (speed, other) = (0, 0)
                    for _ in 0..<count / parts {
                        let values = days(&random)
                        let times = changed(values)
                        if times.contains(where: { tells(values, $0, of: .speed) }) { speed += 1 }
                        if times.contains(where: { tells(values, $0, of: .cadence) }) { other += 1 }
                    }
                    return (speed, other)
                }
            }
            return await group.reduce((0, 0)) { ($0.0 + $1.0, $0.1 + $1.1) }
        }
        return Told(speed: Double(sums.0) / Double(count), other: Double(sums.1) / Double(count))
    }

    /// A look at the weeks before the end of one of them.
    struct Look: Hashable {
        var week: Int
        var weeks: Int
        var direction: Int
    }

    /// The looks with which those of the weeks before agree; each block is made once, whatever number of looks it is in.
    func changed(_ days: [Double?]) -> [Look] {
        changed(through: days.count / 7) { end, length in
            let known = days[(7 * (end - length))..<(7 * end)].compactMap { $0 }
            return known.isEmpty ? nil : GaitBlocks.middle(known)
        }
    }

    private func changed(through last: Int, _ block: (_ end: Int, _ length: Int) -> Double?) -> [Look] {
        var found: [Look] = []
        for (span, length) in [(8, 1), (52, 4)] {
            let blocks = (0...last).map { $0 < length ? nil : block($0, length) }
            var (direction, agreed) = (0, 0)
            for end in span...last {
                var values: [Double] = []
                var place = end - span + length
                while place <= end {
                    if let value = blocks[place] { values.append(value) }
                    place += length
                }
                let next = GaitBlocks.direction(of: values)
                (direction, agreed) = (next, next == direction ? agreed + 1 : 1)
                if next != 0, agreed >= GaitTrend.looks, end >= Self.past { found.append(Look(week: end, weeks: span, direction: next)) }
            }
        }
        return found
    }

    /// The part of so many years in which the looks agree at all, whatever the size of the change; made of weeks and not of days, of which
    /// years take seven times as long.
    func agreed(of count: Int) async -> Double {
        let parts = 4
        let likeness = GaitBlocks([], length: 56, endingAt: 56).likeness
        let sum = await withTaskGroup(of: Int.self) { group in
            for part in 0..<parts {
                group.addTask {
                    var random = SeededGenerator(seed: UInt64(2000 + part))
                    return (0..<count / parts).count { _ in
                        var noise = Self.normal(&random)
                        let weeks = (0..<Self.past + looks - 1).map { _ in
                            noise = likeness * noise + (1 - likeness * likeness).squareRoot() * Self.normal(&random)
                            return noise
                        }
                        let found = changed(through: weeks.count) { end, length in
                            length == 1 ? weeks[end - 1] : weeks[(end - length)..<end].reduce(0, +)
                        }
                        return !found.isEmpty
                    }
                }
            }
            return await group.reduce(0, +)
        }
        return Double(sum) / Double(count)
    }

    private func tells(_ days: [Double?], _ look: Look, of measure: GaitMeasure) -> Bool {
        (change == 0 || Double(look.direction) * change > 0) && trend(days, look.week, look.weeks, of: measure).verdict == .real
    }

    /// The verdict of the product at the end of a week.
    func trend(_ days: [Double?], _ week: Int, _ weeks: Int, of measure: GaitMeasure) -> GaitTrend {
        let first = 7 * (week - weeks)
        let values = days[max(0, first - 7 * (GaitTrend.looks - 1))..<(7 * week)].indices.compactMap { day in
            days[day].map { TheilSen.Point(Double(day - first), $0) }
        }
        return GaitTrend(values, of: measure, days: 7 * weeks)
    }

    /// The values of a year and of the one before.
    func days(_ random: inout SeededGenerator) -> [Double?] {
        var noise = Self.normal(&random)
        let (begins, length) = (7 * (Self.past - weeks), 7 * weeks)
        var (isGone, isWild) = (false, false)
        return (0..<7 * (Self.past + looks - 1)).map { day in
            if day % 7 == 0 {
                isGone = missingWeeks > 0 && Int.random(in: 0..<100, using: &random) < missingWeeks
                isWild = wildWeeks > 0 && Int.random(in: 0..<100, using: &random) < wildWeeks
            }
            noise = memory * noise + (1 - memory * memory).squareRoot() * Self.normal(&random)
            if isGone || Int.random(in: 0..<100, using: &random) < missing { return nil }
            let part = min(1, max(0, Double(day - begins) / Double(length - 1)))
            return 1.2 + change * part + spread * noise - (isWild ? 0.25 : 0)
        }
    }

    /// Box and Muller's.
    private static func normal(_ random: inout SeededGenerator) -> Double {
        let radius = (-2 * log(Double.random(in: Double.leastNormalMagnitude..<1, using: &random))).squareRoot()
        return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &random))
    }
}
