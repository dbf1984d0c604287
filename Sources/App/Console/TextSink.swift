/// Somewhere that text of a command goes.
protocol TextSink: AnyObject {
    func write(_ text: String) throws(OutputFailure)
}
