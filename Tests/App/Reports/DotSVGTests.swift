@testable import Phrases
import Testing

@testable import gnd

/// The picture of a measure by day, as a browser draws it.
@MainActor
struct DotSVGTests {
    private func picture(_ values: [Double], days: Int = 7) -> ReportPage.Picture {
        let sorted = values.sorted()
        func mark(_ value: Double) -> ReportPage.Picture.Mark { .init(value: value, text: "\(value) km/h") }
        return ReportPage.Picture(
            title: "Speed <by day>", days: days, first: "1 Nov", last: "7 Nov",
            dots: values.enumerated().map { .init(day: $0.offset, value: $0.element) }, lowest: mark(sorted[0]),
            median: mark(sorted[sorted.count / 2]), highest: mark(sorted[sorted.count - 1]))
    }

    private func lines(_ picture: ReportPage.Picture, _ start: String) -> [Substring] {
        DotSVG(picture: picture).element.split(separator: "\n").filter { $0.hasPrefix(start) }
    }

    @Test func `each value has a dot, higher where it is more, from the first day at the left to the last at the right`() {
        let dots = lines(picture([4, 4.5, 5, 4.5, 4, 4.5, 5]), "<circle")
        #expect(dots.count == 7)
        #expect(dots.first?.contains("cx=\"102\" cy=\"122\"") == true && dots.last?.contains("cx=\"634\" cy=\"10\"") == true, "\(dots)")
    }

    @Test func `the lowest, the median and the highest value are written, the median where it lies on neither`() {
        let words = lines(picture([4, 4.5, 5, 4.5, 4]), "<text x=\"0\"")
        #expect(words.count == 3 && words.contains { $0.contains("4.5 km/h") })
        #expect(lines(picture([4, 4.05, 5, 4.05, 4]), "<text x=\"0\"").count == 2)
    }

    @Test func `values that are all the same lie on one line, of one day in one place, and no name is markup`() {
        let flat = picture([4, 4, 4, 4, 4], days: 1)
        #expect(lines(flat, "<circle").allSatisfy { $0.contains("cy=\"66\"") })
        #expect(lines(flat, "<text x=\"0\"").count == 1)
        #expect(DotSVG(picture: flat).element.contains("<title>Speed &lt;by day&gt;</title>"))
    }
}
