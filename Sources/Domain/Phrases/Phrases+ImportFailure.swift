import Walking

extension Phrases {
    /// What went wrong and what to do, in one line.
    package func sentence(_ failure: ImportFailure) -> String {
        switch failure {
        case .missing(let path):
            self(en: "\(path) does not exist. Check the name.", ko: "\(path) 파일을 찾을 수 없어요. 이름을 확인해 주세요.")
        case .unreadable(let path, let detail):
            self(
                en: "\(path) cannot be read (\(detail)). Check its permissions.",
                ko: "\(path) 파일을 읽을 수 없어요(\(detail)). 권한을 확인해 주세요.")
        case .notAnExport(let path):
            self(
                en: "\(path) is no export that gnd knows. Apple Health makes export.zip under Profile ▸ Export All Health Data.",
                ko: "\(path) 파일은 gnd가 아는 형식이 아니에요. Apple 건강에서 프로필 ▸ 모든 건강 데이터 내보내기로 export.zip을 만들어 주세요.")
        case .truncated(let path, let kept):
            self(
                en: "\(path) breaks off in the middle. \(keptSentence(kept)) Copy the file again and import it once more.",
                ko: "\(path) 파일이 중간에 끊겼어요. \(keptSentence(kept)) 파일을 다시 복사해서 한 번 더 가져와 주세요.")
        case .broken(let path, let detail, let kept):
            self(
                en: "\(path) is damaged (\(detail)). \(keptSentence(kept)) Export it again.",
                ko: "\(path) 파일이 손상됐어요(\(detail)). \(keptSentence(kept)) 다시 내보내 주세요.")
        case .cancelled(let kept):
            self(en: "Cancelled. \(keptSentence(kept))", ko: "취소했어요. \(keptSentence(kept))")
        case .journal(let failure):
            sentence(failure)
        }
    }

    private func keptSentence(_ report: ImportReport?) -> String {
        let count = (report?.outcome.added ?? 0) + (report?.outcome.updated ?? 0)
        guard count > 0 else { return self(en: "Nothing was changed.", ko: "바뀐 것은 없어요.") }
        return self(en: "\(number(count)) records before that are kept.", ko: "그 앞의 기록 \(number(count))개는 저장했어요.")
    }
}
