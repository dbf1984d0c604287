import Walking

/// The parsers that meet bytes from outside, each with what must hold whatever the bytes are.
enum FuzzTarget: String, CaseIterable {
    case fit, filter, apple, tracks, csv, json, text, recognition

    /// Traps where a rule is broken; libFuzzer keeps the input.
    func run(_ bytes: [UInt8]) {
        switch self {
        case .fit: read(bytes) { FITReader(harvest: $0, deliver: { _ in }) }
        case .filter: filter(bytes)
        case .apple: read(bytes) { harvest in try? AppleHealthReader(harvest: harvest, workouts: AppleWorkouts()) }
        case .tracks: tracks(bytes)
        case .csv: csv(bytes)
        case .json: json(bytes)
        case .text: text(bytes)
        case .recognition: _ = Recognition.of(Leaf(ordinal: 1, name: "steps-x", path: nil), head: bytes)
        }
    }

    /// Feeds a reader in pieces whose size the input decides; nothing it pours may be without a number.
    private func read(_ bytes: [UInt8], _ make: (Harvest) -> (any LeafReader)?) {
        let harvest = Harvest(zones: ZoneTimeline(home: .utc))
        guard let reader = make(harvest) else { return }
        let size = max(1, Int(bytes.first ?? 1))
        do throws(ReadFailure) {
            for start in stride(from: 0, to: bytes.count, by: size) {
                var piece = Array(bytes[start..<min(bytes.count, start + size)])
                try Self.feed(reader, &piece)
            }
            try reader.finish()
        } catch {}
        let (_, samples, walks) = harvest.take()
        precondition(samples.allSatisfy { $0.value.isFinite })
        precondition(walks.allSatisfy { $0.distance?.isFinite ?? true })
        precondition(walks.allSatisfy { $0.route.allSatisfy { abs($0.latitude) <= 90 && abs($0.longitude) <= 180 } })
    }

    private static func feed(_ reader: any LeafReader, _ piece: inout [UInt8]) throws(ReadFailure) {
        var result = Result<Void, ReadFailure>.success(())
        piece.withUnsafeMutableBytes { buffer in
            result = Result { () throws(ReadFailure) in try reader.feed(buffer) }
        }
        try result.get()
    }

    private func tracks(_ bytes: [UInt8]) {
        read(bytes) { harvest in
            try? XMLLeafReader(GPXHandler(finished: { $0.pour(into: harvest) }, nothing: {}))
        }
        read(bytes) { harvest in
            try? XMLLeafReader(TCXHandler(deliver: { $0.pour(into: harvest) }, nothing: {}))
        }
        read(bytes) { try? XMLLeafReader(KMLHandler(harvest: $0)) }
    }

    /// However a document is cut, the filter lets the same through.
    private func filter(_ bytes: [UInt8]) {
        let whole = filtered(bytes, chunk: bytes.count)
        precondition(filtered(bytes, chunk: 1) == whole)
        precondition(filtered(bytes, chunk: max(1, Int(bytes.first ?? 1) & 15)) == whole)
        precondition(whole.count <= bytes.count)
    }

    private func filtered(_ bytes: [UInt8], chunk: Int) -> [UInt8] {
        var filter = XMLByteFilter()
        var result: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: max(1, chunk)) {
            var piece = Array(bytes[start..<min(bytes.count, start + max(1, chunk))])
            piece.withUnsafeMutableBytes { buffer in
                let (carried, rest) = filter.filter(buffer)
                result += carried
                result += rest
            }
        }
        return result
    }

    private func csv(_ bytes: [UInt8]) {
        precondition(rows(bytes, chunk: 1) == rows(bytes, chunk: bytes.count))
    }

    private func rows(_ bytes: [UInt8], chunk: Int) -> [[String]] {
        var reader = CSVReader()
        var rows: [[String]] = []
        do throws(ReadFailure) {
            for start in stride(from: 0, to: bytes.count, by: max(1, chunk)) {
                let piece = Array(bytes[start..<min(bytes.count, start + max(1, chunk))])
                var result = Result<Void, ReadFailure>.success(())
                piece.withUnsafeBytes { buffer in
                    result = Result { () throws(ReadFailure) in try reader.feed(buffer) { rows.append($0.fields) } }
                }
                try result.get()
            }
            try reader.finish { rows.append($0.fields) }
        } catch {}
        return rows
    }

    private func json(_ bytes: [UInt8]) {
        precondition(records(bytes, chunk: 1) == records(bytes, chunk: bytes.count))
        read(bytes) { JSONLeafReader(GNDDocument(harvest: $0)) }
    }

    private func records(_ bytes: [UInt8], chunk: Int) -> [JSONValue] {
        var reader = JSONRecords()
        var values: [JSONValue] = []
        let take: (JSONRecords.Piece) -> Void = { piece in
            switch piece {
            case .record(_, let value), .field(_, let value): values.append(value)
            }
        }
        do throws(ReadFailure) {
            for start in stride(from: 0, to: bytes.count, by: max(1, chunk)) {
                let piece = Array(bytes[start..<min(bytes.count, start + max(1, chunk))])
                var result = Result<Void, ReadFailure>.success(())
                piece.withUnsafeBytes { buffer in
                    result = Result { () throws(ReadFailure) in try reader.feed(buffer, take) }
                }
                try result.get()
            }
            try reader.finish(take)
        } catch {}
        return values
    }

    /// What is read by hand agrees with the library where both have an answer.
    private func text(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        bytes.withUnsafeBytes { buffer in
            if let number = DecimalText.parse(buffer) {
                precondition(number.isFinite)
                if let known = Double(text) { precondition(known == number) }
            }
            _ = DateText.instant(buffer, assuming: 0)
        }
        if let line = GNDLine(text) { _ = line.walk { _ in .utc } }
        _ = StravaDate.instant(text)
        _ = FitbitFiles.instant(text)
        _ = SamsungText.instant(text)
        _ = Sport(text)
    }
}
