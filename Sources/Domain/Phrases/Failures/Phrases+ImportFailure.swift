import Basis
import Walking

extension Phrases {
    /// The problem and its remedy, in one line.
    package func sentence(_ failure: ImportFailure) -> String {
        switch failure {
        case .missing(let path):
            self(en: "\(PathText.shown(path)) does not exist. Check the name.", ko: "\(PathText.shown(path)) 파일을 찾을 수 없어요. 이름을 확인해 주세요.")
        case .unreadable(let path, let problem):
            self(
                en: "\(PathText.shown(path)) cannot be read: \(reason(problem)). \(advice(problem))",
                ko: "\(PathText.shown(path)) 파일을 읽을 수 없어요. \(reason(problem)). \(advice(problem))")
        case .nothingReadable(let path, let files):
            self(
                en: "Nothing in \(PathText.shown(path)) can be read. \(files.map(place).joined(separator: ", ")).",
                ko: "\(PathText.shown(path)) 안의 파일을 하나도 읽을 수 없어요. \(files.map(place).joined(separator: ", ")).")
        case .empty(let path):
            self(en: "\(PathText.shown(path)) is empty.", ko: "\(PathText.shown(path))에 아무것도 없어요.")
        case .notAnExport(let path, let isFolder):
            notAnExport(PathText.shown(path), isFolder: isFolder) + readable + hint(for: path)
        case .truncated(let path, let kept):
            self(
                en: "\(PathText.shown(path)) breaks off in the middle. \(keptSentence(kept)) Copy the file again and import it once more.",
                ko: "\(PathText.shown(path)) 파일이 중간에 끊겼어요. \(keptSentence(kept)) 파일을 다시 복사해서 한 번 더 가져와 주세요.")
        case .broken(let path, let problem, let kept):
            self(
                en: "\(PathText.shown(path)) is damaged: \(reason(problem)). \(keptSentence(kept)) Export it again.",
                ko: "\(PathText.shown(path)) 파일이 손상됐어요. \(reason(problem)). \(keptSentence(kept)) 다시 내보내 주세요.")
        case .cancelled(let kept):
            self(en: "Cancelled. \(keptSentence(kept))", ko: "취소했어요. \(keptSentence(kept))") + (hasKept(kept) ? afterCancelling : "")
        case .journal(let failure):
            sentence(failure)
        }
    }

    /// The problem with one file of a folder or an archive, and the part of it that is kept, in one line.
    package func sentence(unreadable place: LeftOutPlace, in path: String) -> String {
        // Of a file that was imported alone the place says its own name.
        let isAlone = path == place.file || path.hasSuffix("/\(place.file)")
        let whole = isAlone ? path : "\(path)/\(place.file)"
        let file = PathText.shown(whole)
        guard let problem = place.problem else {
            return self(
                en: "A part of \(file) cannot be read. Export it again.", ko: "\(file) 파일의 일부를 읽을 수 없어요. 다시 내보내 주세요.")
        }
        guard let kept = place.kept ?? (problem == .brokenOff ? LeftOutPlace.Kept() : nil) else {
            return sentence(.unreadable(path: whole, problem: problem))
        }
        let records = amounts(records: kept.records, walks: kept.walks)
        let said =
            records.isEmpty
            ? ""
            : self(
                en: " \(records) before that \(kept.records.addingClamped(kept.walks) == 1 ? "was" : "were") read.",
                ko: " 그 앞의 \(records)\(Particle.topic.after(records)) 읽었어요.")
        return problem == .brokenOff
            ? self(
                en: "\(file) breaks off in the middle.\(said) Copy the file again and import it once more.",
                ko: "\(file) 파일이 중간에 끊겼어요.\(said) 파일을 다시 복사해서 한 번 더 가져와 주세요.")
            : self(
                en: "\(file) is damaged: \(reason(problem)).\(said) Export it again.",
                ko: "\(file) 파일이 손상됐어요. \(reason(problem)).\(said) 다시 내보내 주세요.")
    }

    private func notAnExport(_ path: String, isFolder: Bool) -> String {
        isFolder
            ? self(en: "There is nothing in \(path) that GND can read.", ko: "\(path) 폴더에는 GND가 읽을 수 있는 것이 없어요.")
            : self(en: "\(path) is nothing that GND can read.", ko: "\(path) 파일은 GND가 읽을 수 없는 형식이에요.")
    }

    /// The readable formats, to follow a sentence; empty where they are not known.
    private var readable: String {
        allFormats.isEmpty ? "" : self(en: " It reads: \(allFormats).", ko: " 읽을 수 있는 것: \(allFormats).")
    }

    /// A sentence on what to fetch instead from a service that the path names; empty where it names none.
    private func hint(for path: String) -> String {
        let path = path.lowercased()
        guard path.contains("garmin") || path.contains("di_connect") || path.contains("di-connect") else { return "" }
        return self(
            en: " From Garmin: the export of the account (its DI_CONNECT has FIT files), or FIT, TCX or GPX files of single walks.",
            ko: " 가민에서는 계정 데이터 내보내기(DI_CONNECT 안의 FIT 파일)나 산책 하나하나의 FIT, TCX, GPX 파일을 받아 주세요.")
    }

    private func advice(_ problem: FileProblem) -> String {
        switch problem {
        case .locked: self(en: "Unpack it first.", ko: "먼저 압축을 풀어 주세요.")
        case .notAWalk: self(en: "Choose another file.", ko: "다른 파일을 골라 주세요.")
        case .noMemory: self(en: "Close other programs and try again.", ko: "다른 프로그램을 닫고 다시 해 주세요.")
        case .noUnpacker: self(en: "Install it, or unpack the file first.", ko: "설치하거나 먼저 압축을 풀어 주세요.")
        case .nameless: self(en: "Give it back the name that it had in the export.", ko: "내보냈을 때의 파일 이름으로 되돌려 주세요.")
        case .system: self(en: "Check its permissions.", ko: "권한을 확인해 주세요.")
        default: self(en: "Copy it again.", ko: "파일을 다시 복사해 주세요.")
        }
    }

    private func hasKept(_ reports: [ImportReport]) -> Bool {
        reports.contains { $0.outcome.taken > 0 || $0.outcome.walksAdded > 0 }
    }

    /// The two ways on from an import that was cancelled when a part of it was kept.
    private var afterCancelling: String {
        self(
            en: " Importing it again completes it, and undo takes it back.", ko: " 다시 가져오면 나머지도 채워지고, 되돌리기로 지울 수도 있어요.")
    }

    private func keptSentence(_ reports: [ImportReport]) -> String {
        let records = reports.reduce(0) { $0.addingClamped($1.outcome.taken) }
        let walks = reports.reduce(0) { $0.addingClamped($1.outcome.walksAdded) }
        let kept = records.addingClamped(walks)
        guard kept > 0 else { return self(en: "Nothing was changed.", ko: "바뀐 것은 없어요.") }
        let both = amounts(records: records, walks: walks)
        return self(
            en: "\(both) before that \(kept == 1 ? "is" : "are") kept.", ko: "그 앞의 \(both)\(Particle.topic.after(both)) 저장했어요.")
    }

    /// `2 records and 1 walk`; empty where there is none of either.
    private func amounts(records: Int, walks: Int) -> String {
        let parts = [records == 0 ? nil : self.records(records), walks == 0 ? nil : self.walks(walks)].compactMap(\.self)
        return self(
            en: parts.joined(separator: " and "),
            ko: parts.dropLast().map { "\($0)\(Particle.and.after($0)) " }.joined() + (parts.last ?? ""))
    }
}
