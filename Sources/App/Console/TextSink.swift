/// The destination of a command's output.
protocol TextSink: AnyObject {
    func write(_ text: ConsoleText) throws(OutputFailure)
}
