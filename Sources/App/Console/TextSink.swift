/// Where what a command prints goes.
protocol TextSink: AnyObject {
    func write(_ text: ConsoleText) throws(OutputFailure)
}
