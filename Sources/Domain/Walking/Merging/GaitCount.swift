/// Speed and step length of a day: what sensors measured, else what follows from the distance walked.
struct GaitCount {
    private struct Mean {
        var sum = 0.0
        var weight = 0.0
        var value: Double? { weight > 0 ? sum / weight : nil }
        mutating func add(_ number: Double, _ share: Double) {
            sum += number * share
            weight += share
        }
    }

    /// Metres and milliseconds of what was walked, from which a speed follows.
    private struct Walked {
        var metres = 0.0
        var milliseconds = 0.0
        var speed: Double? { milliseconds > 0 ? metres / milliseconds * 1000 : nil }
        mutating func add(_ metres: Double, _ milliseconds: Double) {
            self.metres += metres
            self.milliseconds += milliseconds
        }
    }

    private var speed = Mean()
    private var stepLength = Mean()
    private var hourSpeed: [Mean]
    private var hourStepLength: [Mean]
    private var walked = Walked()
    private var hourWalked: [Walked]
    /// The rest of a coarse record that finer ones cut: its metres are known and not the time in which the rest of them was walked.
    private var rest = Walked()
    private var hourRest: [Walked]
    /// Indicates whether nothing else says a speed than such rests.
    private var isOfRests: Bool { walked.milliseconds == 0 }
    /// The metres and the time that the day's speed follows from, where nobody measured it.
    var way: (metres: Double, time: Duration) {
        let way = isOfRests ? rest : walked
        return (way.metres, .milliseconds(Int64(clamping: way.milliseconds)))
    }

    init(hours: Int) {
        hourSpeed = Array(repeating: Mean(), count: hours)
        hourStepLength = hourSpeed
        hourWalked = Array(repeating: Walked(), count: hours)
        hourRest = hourWalked
    }

    mutating func measured(_ metric: Metric, _ value: Double, weight: Double, hour: Int) {
        let index = min(max(0, hour), hourSpeed.count - 1)
        if metric == .speed {
            speed.add(value, weight)
            hourSpeed[index].add(value, weight)
        } else {
            stepLength.add(value, weight)
            hourStepLength[index].add(value, weight)
        }
    }

    /// - Parameters:
    ///   - hours: which part of it lies in which hour; the parts add up to one.
    ///   - isRest: whether it is what finer records left of a coarse one.
    mutating func distance(_ metres: Double, milliseconds: Double, hours: [(hour: Int, part: Double)], isRest: Bool = false) {
        guard milliseconds > 0, Gait.walkingSpeeds.contains(metres / milliseconds * 1000) else { return }
        if isRest {
            rest.add(metres, milliseconds)
            for (hour, part) in hours { hourRest[hour].add(metres * part, milliseconds * part) }
        } else {
            walked.add(metres, milliseconds)
            for (hour, part) in hours { hourWalked[hour].add(metres * part, milliseconds * part) }
        }
    }

    func day(_ paired: PairedSteps) -> (speed: Double?, stepLength: Double?) {
        (speed.value ?? (isOfRests ? rest : walked).speed, stepLength.value ?? paired.day.length)
    }

    /// Fills the hours by the rule of the day, so that none shows what its mean leaves out: a measured speed or step length counts alone.
    func fill(_ hours: [HourCount], _ paired: PairedSteps) -> [HourCount] {
        zip(hours.indices, hours).map { index, hour in
            var hour = hour
            hour.speed = speed.value == nil ? (isOfRests ? hourRest : hourWalked)[index].speed : hourSpeed[index].value
            hour.stepLength = stepLength.value == nil ? paired.hours[index].length : hourStepLength[index].value
            return hour
        }
    }
}
