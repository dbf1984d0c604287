import Phrases
import Testing

@testable import Common

struct ExportGuideTests {
    @Test(arguments: [Language.en, .ko], ExportPlatform.allCases)
    func `each app takes at most five lines`(_ language: Language, _ platform: ExportPlatform) {
        let guide = ExportGuide.for(language)
        #expect((1...5).contains(guide.steps(platform).count))
        #expect(!guide.name(platform).isEmpty)
    }

    @Test(arguments: [Language.en, .ko]) func `who has a Garmin watch is told of the export that has its files`(_ language: Language) {
        #expect(ExportPlatform.watches.contains(.garmin))
        let steps = ExportGuide.for(language).steps(.garmin).joined(separator: " ")
        #expect(steps.contains("DI_CONNECT") && steps.contains("FIT, TCX"))
    }
}
