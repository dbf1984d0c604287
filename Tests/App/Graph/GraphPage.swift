import Coordinators

/// Documentation/graph.md.
struct GraphPage {
    let graph: NavigationGraph

    init(_ graph: NavigationGraph) { self.graph = graph }

    var text: String {
        """
        # Every way through GND

        Made by `make graph` from what the coordinators declare (`*Coordinator+Ways.swift`); a test fails when this page, the declarations
        and what really happens are not the same. A `?` stands on screens that may ask before they leave. Not drawn, because they are
        everywhere: Esc leads back from whatever was pushed or presented, and a key leads from each tab to each other.

        ```mermaid
        \(graph.mermaid)```

        ## As text

        From, route, how, to. Where a coordinator stands in place of a screen, it means any screen of it or below it as an origin, and the
        screen that it begins with as a target.

        ```
        \(graph.text)```

        """
    }
}
