import Glibc
import Testing

@testable import gnd

@Suite(.serialized)
struct InterruptionTests {
    @Test(arguments: [SIGHUP, SIGINT])
    func `a signal that was ignored from the start, as nohup wants it, ends nothing`(ignored: Int32) {
        signal(ignored, SIG_IGN)
        defer { for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) } }
        let work = Task {}
        let interruption = Interruption(of: work)
        #expect(!interruption.signals.contains(ignored))
        #expect(interruption.signals.contains(SIGTERM))
        // It is not raised: other tests of this process end such a watch at any moment, which gives a signal its usual effect back.
        #expect(!work.isCancelled)
    }
}
