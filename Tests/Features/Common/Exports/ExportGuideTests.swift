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
}
