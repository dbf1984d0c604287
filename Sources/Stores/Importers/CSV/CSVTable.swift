import JSON

/// The columns of a table, found by name wherever a writer has put them.
struct CSVTable {
    private let columns: [String: [Int]]

    init(_ header: CSVRow) {
        var columns: [String: [Int]] = [:]
        for (index, name) in header.fields.enumerated() { columns[name.lowercased(), default: []].append(index) }
        self.columns = columns
    }

    /// The columns of a name, in their order: some writers have two of the same.
    ///
    /// Where none has the name as it is, one that ends with it behind a point will do: `com.samsung.health.step_count.count`.
    func places(_ name: String) -> [Int] {
        if let found = columns[name] { return found }
        return columns.filter { $0.key.hasSuffix(".\(name)") }.flatMap(\.value).sorted()
    }

    func has(_ name: String) -> Bool {
        !places(name).isEmpty
    }

    func text(_ name: String, _ row: CSVRow) -> String {
        places(name).first.map { row[$0] } ?? ""
    }

    func number(_ name: String, _ row: CSVRow) -> Double? {
        Self.number(text(name, row))
    }

    func amount(_ name: String, _ row: CSVRow) -> FileNumber {
        FileNumber(text(name, row))
    }

    static func number(_ text: String) -> Double? {
        Array(text.utf8).withUnsafeBytes { DecimalText.parse($0) }
    }
}
