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
