import Walking

extension Phrases {
    /// What went wrong and what to do, in one line.
    package func sentence(_ failure: ImportFailure) -> String {
        switch failure {
        case .missing(let path):
            self(en: "\(PathText.shown(path)) does not exist. Check the name.", ko: "\(PathText.shown(path)) 파일을 찾을 수 없어요. 이름을 확인해 주세요.")
        case .unreadable(let path, let problem):
            self(
                en: "\(PathText.shown(path)) cannot be read: \(reason(problem)). \(advice(problem))",
                ko: "\(PathText.shown(path)) 파일을 읽을 수 없어요. \(reason(problem)). \(advice(problem))")
        case .notAnExport(let path):
            self(
                en:
                    "\(PathText.shown(path)) is no export that gnd knows. Apple Health makes export.zip under Profile ▸ Export All Health Data.",
                ko: "\(PathText.shown(path)) 파일은 gnd가 아는 형식이 아니에요. Apple 건강에서 프로필 ▸ 모든 건강 데이터 내보내기로 export.zip을 만들어 주세요.")
        case .truncated(let path, let kept):
            self(
                en: "\(PathText.shown(path)) breaks off in the middle. \(keptSentence(kept)) Copy the file again and import it once more.",
                ko: "\(PathText.shown(path)) 파일이 중간에 끊겼어요. \(keptSentence(kept)) 파일을 다시 복사해서 한 번 더 가져와 주세요.")
        case .broken(let path, let problem, let kept):
            self(
                en: "\(PathText.shown(path)) is damaged: \(reason(problem)). \(keptSentence(kept)) Export it again.",
                ko: "\(PathText.shown(path)) 파일이 손상됐어요. \(reason(problem)). \(keptSentence(kept)) 다시 내보내 주세요.")
        case .cancelled(let kept):
            self(en: "Cancelled. \(keptSentence(kept))", ko: "취소했어요. \(keptSentence(kept))")
        case .journal(let failure):
            sentence(failure)
        }
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

    private func keptSentence(_ report: ImportReport?) -> String {
        let records = report?.outcome.taken ?? 0
        let walks = report?.outcome.walksAdded ?? 0
        let kept = records.addingClamped(walks)
        guard kept > 0 else { return self(en: "Nothing was changed.", ko: "바뀐 것은 없어요.") }
        let parts = [
            records == 0 ? nil : self.records(records),
            walks == 0 ? nil : self.walks(walks),
        ].compactMap(\.self)
        let both = parts.dropLast().map { "\($0)\(Particle.and.after($0)) " }.joined() + (parts.last ?? "")
        return self(
            en: "\(parts.joined(separator: " and ")) before that \(kept == 1 ? "is" : "are") kept.",
            ko: "그 앞의 \(both)\(Particle.topic.after(both)) 저장했어요.")
    }
}
