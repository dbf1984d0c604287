import Glibc
import Testing

@testable import gnd

@MainActor
struct DoctorCommandTests {
    let bench = CommandBench()

    @Test func `the doctor finds a healthy home healthy, and an open one open`() async throws {
        bench.environment["LANG"] = "ko_KR.UTF-8"
        _ = try await bench.importSample()
        let healthy = await bench.run("doctor", "--lang", "en")
        #expect(healthy.status == 0, "\(healthy)")
        #expect(healthy.output.contains("2 days"))
        chmod(bench.home, 0o755)
        let open = await bench.run("doctor", "--lang", "en")
        #expect(open.status == 1)
        #expect(open.output.contains("chmod 700 \(bench.home)"))
    }
}
