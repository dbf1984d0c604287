import Testing

@testable import Importers

struct UnitTests {
    private func value(_ unit: String, _ factor: (XMLText) -> Double?) -> Double? {
        unit.withCString { factor(XMLText(bytes: $0)) }
    }

    @Test(arguments: [
        ("km", 1000), ("m", 1), ("mi", 1609.344), ("cm", 0.01), ("ft", 0.3048), ("in", 0.0254), ("yd", 0.9144), ("mm", 0.001),
    ])
    func `lengths come in metres`(_ unit: String, _ metres: Double) {
        #expect(value(unit, Unit.metres) == metres)
    }

    @Test func `speeds come in metres a second, and times in seconds`() {
        #expect(value("km/hr", Unit.metresPerSecond) == value("km/h", Unit.metresPerSecond))
        #expect(value("mi/hr", Unit.metresPerSecond) == 0.44704)
        #expect(value("min", Unit.seconds) == 60 && value("hr", Unit.seconds) == 3600 && value("s", Unit.seconds) == 1)
    }

    @Test(arguments: ["", "M", "KM", "furlong", "count", "m/s", "metres"])
    func `what is no length is none`(_ unit: String) {
        #expect(value(unit, Unit.metres) == nil)
    }

    @Test func `a count is counted and nothing else`() {
        #expect(value("count", Unit.count) == 1 && value("counts", Unit.count) == nil)
    }
}
