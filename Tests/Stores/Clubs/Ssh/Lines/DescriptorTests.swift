import Glibc
import Testing

@testable import SshClubs

struct DescriptorTests {
    @Test(arguments: [-1500, -1000, -999, -3, -1, 0, 1])
    func `a deadline that is over, by however little, is not waited for`(_ milliseconds: Int) throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        #expect(Descriptor.ready(toRead: [ends[0]], until: .now + .milliseconds(milliseconds)) == [])
        #expect(write(ends[1], "x", 1) == 1)
        #expect(Descriptor.ready(toRead: [ends[0]], until: .now + .milliseconds(milliseconds)) == [ends[0]])
    }
}
