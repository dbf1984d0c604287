import Walking

extension Phrases {
    /// What a change is called: `goal of 8,000 steps`.
    package func name(_ change: ChangeName) -> String {
        switch change {
        case .walk(let time): self(en: "walk of \(duration(time))", ko: "\(duration(time)) 산책")
        case .edit(let time): self(en: "change of a walk of \(duration(time))", ko: "\(duration(time)) 산책 고치기")
        case .deletion(let time): self(en: "deletion of a walk of \(duration(time))", ko: "\(duration(time)) 산책 지우기")
        case .deletions(let count): self(en: "deletion of \(walks(count))", ko: "\(walks(count)) 지우기")
        case .edits(let count): self(en: "change of \(walks(count))", ko: "\(walks(count)) 고치기")
        case .merge(let count): self(en: "merging of \(walks(count))", ko: "\(walks(count)) 합치기")
        case .split(let time): self(en: "split of a walk of \(duration(time))", ko: "\(duration(time)) 산책 나누기")
        case .goal(let count): self(en: "goal of \(steps(count))", ko: "목표 \(steps(count))")
        case .sourceOrder: self(en: "order of sources", ko: "출처 순서")
        case .zones: self(en: "time zones", ko: "시간대")
        case .streak: self(en: "streak settings", ko: "연속 기록 설정")
        case .imports(let file): self(en: "import of \(file)", ko: "\(file) 가져오기")
        }
    }

    /// What undo or redo did.
    package func sentence(_ answer: UndoHistory.Answer) -> String {
        switch answer {
        case .undone(let change): self(en: "Undone: \(name(change))", ko: "되돌렸어요: \(name(change))")
        case .redone(let change): self(en: "Done again: \(name(change))", ko: "다시 했어요: \(name(change))")
        case .stale(let change):
            self(
                en: "Not undone, because it was changed elsewhere since: \(name(change))",
                ko: "그 뒤에 다른 곳에서 바뀌어서 되돌리지 않았어요: \(name(change))")
        }
    }
}
