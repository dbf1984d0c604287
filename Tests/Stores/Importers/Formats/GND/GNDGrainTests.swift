import Testing
import Walking

@testable import Importers

struct GNDGrainTests {
    private let watch = Source(name: "Watch", kind: .watch)

    @Test func `a grain that is written counts, and its source stays`() {
        let told = GNDGrain("sum", watch)
        #expect(told.grain == .sum && told.source == watch)
        #expect(GNDGrain(nil, watch).grain == nil && GNDGrain("nonsense", watch).grain == nil)
    }

    @Test func `older exports said by the source that a record is a sum, or a total`() {
        let sums = Source(name: "Watch", manufacturer: "Maker", model: "sums", kind: .watch)
        let told = GNDGrain(nil, sums)
        #expect(told.grain == .sum)
        #expect(told.source == Source(name: "Watch", manufacturer: "Maker", kind: .watch))
        #expect(GNDGrain(nil, GNDDays.source).grain == .journalTotal)
    }
}
