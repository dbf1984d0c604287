import Foundation
import Testing

struct TutorialTests {
    /// The code that a reader copies must be the code that is built and tested here.
    @Test(arguments: ["TwoScreens", "ChildFlows", "LinksAndTests", "AWholeApp", "SayingItBelow", "SideBySide"])
    func `every piece of code in the tutorial is in the examples, or in a test of its page`(_ page: String) throws {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let text = try String(
            contentsOf: root.appendingPathComponent("Sources/Toolkit/Coordinators/Coordinators.docc/\(page).md"), encoding: .utf8)
        var examples: [String] = []
        for folder in ["Examples", "Tests/Toolkit/Coordinators/Pages"] {
            let files = FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                if file.pathExtension == "swift" { examples.append(try String(contentsOf: file, encoding: .utf8)) }
            }
        }
        // The reader's package is another one than this.
        let pieces = text.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
            .filter { !$0.contains("Package(") && !$0.contains(".testTarget(") }
        #expect(pieces.count > 2)
        for piece in pieces { #expect(examples.contains { $0.contains(piece) }, "not in the examples:\n\(piece)") }
    }
}
