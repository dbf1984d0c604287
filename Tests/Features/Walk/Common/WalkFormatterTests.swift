import Phrases
import Screens
import Testing
import Walking

@testable import Walk

struct WalkFormatterTests {
    private func words(_ language: Language = .en, units: Units = .metric) -> WalkFormatter {
        WalkFormatter(WalkWorld(language, units: units).dependencies)
    }

    private func walk(steps: Int? = nil, distance: Double? = nil, moving: Int? = nil, title: String = "") -> Walk {
        let start = WalkWorld.seoul.instant(WalkWorld.today, hour: 7, minute: 40)
        return Walk(
            start: start, end: start + .seconds(2100), zone: WalkWorld.seoul, steps: steps, distance: distance,
            movingTime: moving.map { .seconds($0) }, title: title)
    }

    @Test func `a walk is told by its time, and its way before its steps`() {
        #expect(words().summary(walk()) == "35 min")
        #expect(words().summary(walk(steps: 3912)) == "35 min, 3,912 steps")
        #expect(words().summary(walk(steps: 3912, distance: 2700, title: "한강")) == "35 min, 2.7 km, 한강")
        #expect(words(units: .imperial).summary(walk(distance: 1609.344)) == "35 min, 1.0 mi")
    }

    @Test func `a lap whose way nobody knows says its steps`() {
        #expect(words().lap(walk(steps: 62)) == "35 min  62 steps")
        #expect(words().lap(walk(steps: 62, distance: 2700)).hasPrefix("35 min  2.7 km"))
        #expect(words().lap(walk(steps: 62, distance: 2700), hasSpeed: false) == "35 min  2.7 km")
    }

    @Test func `the time is that on the move`() {
        #expect(words().summary(walk(moving: 1200)) == "20 min")
    }

    @Test func `a walk stands in its own time zone, whatever the person's is`() {
        var abroad = walk()
        #expect(words().span(abroad) == "07:40–08:15")
        abroad.zone = .utc
        #expect(words().span(abroad) == "22:40–23:15")
    }

    @Test func `a row has what is known of a walk, and empty cells for what is not`() {
        let row = words().row(.walk(walk(steps: 3912, title: "river")), today: WalkWorld.today)
        #expect(row.cells.map(\.text).prefix(5) == ["07:40", "35 min", "3,912", "", "river"])
        #expect(row.cells.count == WalkFormatter.columns.count && row.isSelectable)
        #expect(words().row(.walk(walk()), today: nil).cells.map(\.text).prefix(5) == ["07:40", "35 min", "", "", ""])
    }

    @Test func `a day is a heading, said from today where that is known`() {
        let today = words().row(.day(WalkWorld.today), today: WalkWorld.today)
        #expect(!today.isSelectable && today.cells.map(\.text) == ["Today"])
        #expect(words(.ko).row(.day(WalkWorld.today), today: WalkWorld.today).cells.map(\.text) == ["오늘"])
        #expect(words().row(.day(WalkWorld.today), today: nil).cells.first?.text != "Today")
    }
}
