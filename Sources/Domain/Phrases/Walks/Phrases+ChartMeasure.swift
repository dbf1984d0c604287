import Walking

extension Phrases {
    package func name(_ measure: ChartMeasure) -> String {
        switch measure {
        case .metric(let metric): name(metric)
        case .minutes: self(en: "Minutes walked", ko: "걸은 시간")
        }
    }

    /// A measure's value with its unit, as a chart writes it.
    package func value(_ value: Double, of measure: ChartMeasure) -> String {
        switch measure {
        case .metric(let metric): self.value(value, of: metric)
        case .minutes: minutes(Int(clamping: value))
        }
    }

    /// A measure's value as an axis counts it.
    package func axisValue(_ value: Double, of measure: ChartMeasure) -> Double {
        measure.metric.map { axisValue(value, of: $0) } ?? value
    }

    /// A number of a chart's axis as exactly as it is said.
    package func saidAxisValue(_ value: Double, of measure: ChartMeasure) -> Double {
        measure.metric.map { saidAxisValue(value, of: $0) } ?? rounded(value, places: 0)
    }

    /// The unit of a chart's axis, which has one for steps and minutes, too.
    package func axisUnit(of measure: ChartMeasure) -> String {
        switch measure {
        case .metric(.steps): self(en: "steps", ko: "걸음")
        case .metric(let metric): axisUnit(of: metric)
        case .minutes: self(en: "min", ko: "분")
        }
    }

    /// `95 of 150 min this week`, `이번 주 95 / 150분`.
    package func thisWeek(_ week: WeekMinutes) -> String {
        self(
            en: "\(number(week.minutes)) of \(number(week.goal)) min this week",
            ko: "이번 주 \(number(week.minutes)) / \(number(week.goal))분")
    }

    /// The same of a week that is over.
    package func inWeek(_ week: WeekMinutes) -> String {
        self(
            en: "\(number(week.minutes)) of \(number(week.goal)) min that week",
            ko: "그 주 \(number(week.minutes)) / \(number(week.goal))분")
    }
}
