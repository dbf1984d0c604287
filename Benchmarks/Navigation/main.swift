/// The figures of navigation: `navigation-bench` prints them as tables; `navigation-bench steps DEPTH COUNT` only pushes and pops, for a
/// counter of instructions.
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "steps" {
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    let stack = DeepStack(depth: numbers.first ?? 10)
    for _ in 0..<(numbers.last ?? 0) { stack.pushAndPop() }
} else {
    NavigationFigures.printAll()
}
