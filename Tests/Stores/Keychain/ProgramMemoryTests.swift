import Testing

@testable import Keychain

struct ProgramMemoryTests {
    @Test func `a program that closed its memory leaves no core file and is looked into by nobody`() async {
        await #expect(processExitsWith: .success) {
            #expect(!ProgramMemory.isClosed)
            ProgramMemory.close()
            #expect(ProgramMemory.isClosed)
        }
    }
}
