import Clubs
import Testing
import Walking

struct WalkRequestTests {
    private let now = Instant(seconds: 1_795_000_000)

    private func request(_ answer: WalkRequest.Answer? = nil) -> WalkRequest {
        WalkRequest(from: .random(), to: .random(), starts: now + .seconds(60), expires: now + .seconds(60), answer: answer)
    }

    @Test(arguments: [(-1, true), (0, true), (59, true), (60, false), (61, false)] as [(Int64, Bool)])
    func `a request waits until it expires`(_ seconds: Int64, _ isOpen: Bool) {
        #expect(request().isOpen(at: now + .seconds(seconds)) == isOpen)
    }

    @Test func `a walk is asked for within the longest wait, by a question that ends no later than it begins`() {
        let longest = WalkRequest.longestWait
        for (starts, expires, mayBe) in [
            (.seconds(60), .seconds(60), true), (longest, longest, true), (longest, .seconds(1), true), (longest, .zero, false),
            (longest + .seconds(1), .seconds(60), false), (.seconds(60), .seconds(61), false), (.seconds(-1), .seconds(-1), false),
        ] as [(Duration, Duration, Bool)] {
            let asked = WalkRequest(from: .random(), to: .random(), starts: now + starts, expires: now + expires)
            #expect(asked.mayBeAsked(at: now) == mayBe, "\(starts) \(expires)")
        }
        #expect(!request(.accepted).mayBeAsked(at: now))
    }

    @Test(arguments: WalkRequest.Answer.allCases) func `a request that was answered waits no more`(_ answer: WalkRequest.Answer) {
        #expect(!request(answer).isOpen(at: now))
    }

    @Test func `the store knows a request once it has the question, and the answer where there is one`() {
        #expect(!MirroredWalkRequest(request(), isAsked: false, isAnswerSent: false).isSent)
        #expect(MirroredWalkRequest(request(), isAsked: true, isAnswerSent: false).isSent)
        #expect(!MirroredWalkRequest(request(.accepted), isAsked: true, isAnswerSent: false).isSent)
        #expect(!MirroredWalkRequest(request(.withdrawn), isAsked: false, isAnswerSent: true).isSent)
        #expect(MirroredWalkRequest(request(.accepted), isAsked: true, isAnswerSent: true).isSent)
    }
}
