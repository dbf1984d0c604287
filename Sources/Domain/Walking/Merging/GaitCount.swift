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

    private var speed = Mean()
    private var stepLength = Mean()
    private var hourSpeed: [Mean]
    private var hourStepLength: [Mean]
    private var walkedMetres = 0.0
    private var walkedMilliseconds = 0.0
    private(set) var briskMilliseconds = 0.0

    init(hours: Int) {
        hourSpeed = Array(repeating: Mean(), count: hours)
        hourStepLength = hourSpeed
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

    mutating func steps(_ count: Double, milliseconds: Double) {
        guard milliseconds > 0, count / milliseconds * 60_000 >= Gait.briskCadence else { return }
        briskMilliseconds += milliseconds
    }

    mutating func distance(_ metres: Double, milliseconds: Double) {
        guard milliseconds > 0, Gait.walkingSpeeds.contains(metres / milliseconds * 1000) else { return }
        walkedMetres += metres
        walkedMilliseconds += milliseconds
    }

    func day(_ paired: PairedSteps) -> (speed: Double?, stepLength: Double?) {
        var speed = speed.value
        if speed == nil, walkedMilliseconds > 0 { speed = walkedMetres / walkedMilliseconds * 1000 }
        return (speed, stepLength.value ?? paired.day.length)
    }

    /// By the rule of the day, so that no hour shows what its mean leaves out: where a step length was measured, only that counts.
    func fill(_ hours: [HourCount], _ paired: PairedSteps) -> [HourCount] {
        zip(hours.indices, hours).map { index, hour in
            var hour = hour
            hour.speed = hourSpeed[index].value
            hour.stepLength = stepLength.value == nil ? paired.hours[index].length : hourStepLength[index].value
            return hour
        }
    }
}
