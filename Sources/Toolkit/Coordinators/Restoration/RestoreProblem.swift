/// Something of a record that could not be brought back; the stack is cut there.
public nonisolated enum RestoreProblem: Hashable, Sendable {
    /// It was written by a later version of the program.
    case newerVersion(Int)
    /// A route is not understood any more; it and what was above it are left out.
    case unknownRoute(coordinator: String, index: Int, route: String)
    /// Another coordinator stands where this one stood.
    case otherCoordinator(expected: String, found: String)
    /// The routes made no stack together.
    case refused(String)
}
