import Walking

extension Phrases {
    /// `3 files from Gadgetbridge: +1 walk, +8,204 steps on 3 days`; nil where nothing was imported.
    package func sentence(_ round: InboxRound) -> String? {
        guard !round.files.isEmpty else { return nil }
        let formats = format(round.formats.joined(separator: ","))
        return self(
            en: "\(files(round.files.count)) from \(formats): \(difference(round))",
            ko: "\(formats) \(files(round.files.count)): \(difference(round))")
    }

    /// The same on a screen, which also says that a file breaks off; nil where there is neither.
    package func news(_ round: InboxRound) -> String? {
        let said = sentence(round)
        guard let remark = breakSentence(round.left.filter { $0.reason == .incomplete }.map(\.name)) else { return said }
        return said.map { "\($0). \(remark)" } ?? remark
    }

    /// The arrival, where its difference stands beside it; a file that breaks off is said with its remedy, for which a line may be too short.
    package func arrival(of round: InboxRound) -> String {
        let arrival = self(en: "From the inbox: \(name(of: round))", ko: "가져왔어요: \(name(of: round))")
        let remark = breakSentence(round.left.filter { $0.reason == .incomplete }.map(\.name))
        return remark.map { "\(arrival). \($0)" } ?? arrival
    }

    /// The remedy for files that were not read to their ends.
    private func breakSentence(_ names: [String]) -> String? {
        guard let first = names.first else { return nil }
        guard names.count > 1 else {
            return self(
                en: "\(PathText.shown(first)) breaks off or is damaged: copy it again.",
                ko: "\(PathText.shown(first)) 파일이 끊겼거나 손상됐어요. 다시 복사해 주세요.")
        }
        return self(
            en: "\(files(names.count)) break off or are damaged: copy them again.",
            ko: "\(files(names.count))가 끊겼거나 손상됐어요. 다시 복사해 주세요.")
    }

    /// `3 files`, `1 file`, `파일 3개`.
    package func files(_ count: Int) -> String {
        self(en: "\(number(count)) \(count == 1 ? "file" : "files")", ko: "파일 \(number(count))개")
    }

    /// The name under which what a round imported is undone: the file's, or how many there are.
    package func name(of round: InboxRound) -> String {
        round.files.count == 1 ? PathText.shown(round.files.first ?? "") : files(round.files.count)
    }

    private func difference(_ round: InboxRound) -> String {
        let sign = round.steps < 0 ? "−" : "+"
        let count = Int(clamping: round.steps.magnitude)
        var parts: [String] = []
        if round.walks > 0 {
            parts.append(
                self(en: "+\(walks(round.walks))", ko: "산책 +\(number(round.walks))회"))
        }
        if round.days > 0 {
            parts.append(
                self(en: "\(sign)\(steps(count)) on \(days(round.days))", ko: "\(number(round.days))일 동안 \(sign)\(steps(count))"))
        }
        if parts.isEmpty { parts.append(self(en: "+\(records(round.records))", ko: "기록 +\(number(round.records))개")) }
        return parts.joined(separator: ", ")
    }

    /// The reason for which a file stays as it is.
    package func name(_ reason: InboxReason) -> String {
        switch reason {
        case .notAnExport: self(en: "nothing that GND can read", ko: "GND가 읽을 수 없는 형식이에요")
        case .empty: self(en: "empty", ko: "비어 있어요")
        case .unreadable: self(en: "cannot be read", ko: "읽을 수 없어요")
        case .incomplete: self(en: "breaks off or is damaged; what could be read is kept", ko: "끊겼거나 손상됐어요. 읽은 것은 저장했어요")
        case .nothing: self(en: "no walks and no steps in it", ko: "산책도 걸음도 들어 있지 않아요")
        }
    }

    /// The outcome of a file in the inbox.
    package func state(of item: ListInbox.Item) -> String {
        switch item.verdict {
        case .imported where item.isUndone: self(en: "import undone", ko: "가져오기를 되돌렸어요")
        case .imported: self(en: "imported", ko: "가져왔어요")
        case .left(let reason): name(reason)
        case nil where InboxFile.isPartial(item.file.name): self(en: "still arriving", ko: "아직 받는 중이에요")
        case nil: self(en: "not looked at yet", ko: "아직 살펴보지 않았어요")
        }
    }
}
