import Coordinators
import FoundationEssentials
import Screens
import Terminal

/// Measures, and prints tables.
enum NavigationFigures {
    static func printAll() {
        print("## Push and pop, by the depth of the stack\n")
        print("| depth | push + pop, median | p99 | with a frame after each, median | p99 |")
        print("| ---: | ---: | ---: | ---: | ---: |")
        for depth in [10, 10_000] {
            let stack = DeepStack(depth: depth)
            let bare = Sample(count: 20_000) { stack.pushAndPop() }
            let drawn = Sample(count: 2_000) { stack.pushAndPopWithFrames() }
            print("| \(depth) | \(bare.text(0.5)) | \(bare.text(0.99)) | \(drawn.text(0.5)) | \(drawn.text(0.99)) |")
        }
        print("\n## Memory over 100,000 pushes and pops\n")
        print("| | resident |")
        print("| --- | ---: |")
        let stack = DeepStack(depth: 10)
        for _ in 0..<1_000 { stack.pushAndPopWithFrames() }
        print("| after 1,000 | \(residentKiB) KiB |")
        for _ in 0..<99_000 { stack.pushAndPop() }
        print("| after 100,000 | \(residentKiB) KiB |")
        print("\n## From a route that is triggered to its first frame, a list of 1,000 rows\n")
        print("| window | median | p99 |")
        print("| --- | ---: | ---: |")
        for size in [Size(width: 80, height: 24), Size(width: 200, height: 50)] {
            let sample = triggerToFrame(size)
            print("| \(size.width)×\(size.height) | \(sample.text(0.5)) | \(sample.text(0.99)) |")
        }
    }

    private static func triggerToFrame(_ size: Size) -> Sample {
        let coordinator = RowsCoordinator()
        let window = Window(size: size)
        let device = HeadlessDevice(size: size)
        window.rootViewController = coordinator.viewController
        window.makeKeyAndVisible()
        window.render(into: device)
        return Sample(count: 2_000) {
            coordinator.trigger(.row(7))
            window.render(into: device)
        } after: {
            coordinator.trigger(.back)
            window.render(into: device)
        }
    }

    /// What `/proc` says of this process.
    private static var residentKiB: String {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        return String(line.filter(\.isNumber))
    }
}
