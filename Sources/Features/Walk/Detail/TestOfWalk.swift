/// The test that a walk was, in words: another feature knows of it.
package struct TestOfWalk: Hashable, Sendable {
    package var name: String
    package var result: String

    package init(name: String, result: String) {
        self.name = name
        self.result = result
    }
}
