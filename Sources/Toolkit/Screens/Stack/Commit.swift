/// One commit on its way through the fixed order.
struct Commit {
    let operation: StackOperation
    let change: CommittedChange
    /// What was on show before.
    let before: [ViewController]
    /// How that is called, where anybody watches.
    let names: [String]
    let start: Duration
    /// What goes from show by it.
    var going: [ViewController] = []
    /// What comes on show by it.
    var coming: [ViewController] = []
    /// The side menu that moves, before the rest of the commit comes.
    var slide: Slide?
}
