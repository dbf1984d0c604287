/// What a format does with the rows of its table.
protocol CSVHandler: AnyObject {
    func row(_ row: CSVRow, _ table: CSVTable)
    /// Called once, after the last row, also when the file broke off.
    func finishFile()
}

extension CSVHandler {
    func finishFile() {}
}
