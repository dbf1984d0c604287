import Walking

extension Phrases {
    /// The name of a change: `goal of 8,000 steps`.
    package func name(_ change: ChangeName) -> String {
        switch change {
        case .walk(let walk):
            self(
                en: "walk of \(moment(of: walk)), \(duration(walk.duration))", ko: "\(moment(of: walk)), \(duration(walk.duration)) 산책")
        case .edit(let walk): self(en: "change of walk \(moment(of: walk))", ko: "\(moment(of: walk)) 산책 고치기")
        case .deletion(let walk): self(en: "deletion of walk \(moment(of: walk))", ko: "\(moment(of: walk)) 산책 지우기")
        case .deletions(let count): self(en: "deletion of \(walks(count))", ko: "\(walks(count)) 지우기")
        case .edits(let count): self(en: "change of \(walks(count))", ko: "\(walks(count)) 고치기")
        case .merge(let count): self(en: "merging of \(walks(count))", ko: "\(walks(count)) 합치기")
        case .split(let walk): self(en: "split of walk \(moment(of: walk))", ko: "\(moment(of: walk)) 산책 둘로 나누기")
        case .goal(let count): self(en: "goal of \(steps(count))", ko: "목표 \(steps(count))")
        case .sourceOrder: self(en: "order of sources", ko: "출처 순서")
        case .zones: self(en: "time zones", ko: "시간대")
        case .streak: self(en: "streak settings", ko: "연속 기록 설정")
        case .nickname: self(en: "nickname", ko: "별명")
        case .profile: self(en: "profile", ko: "내 정보")
        case .imports(let file), .inbox(let file): self(en: "import of \(file)", ko: "\(file) 가져오기")
        case .reimport: self(en: "reading the files again", ko: "파일 다시 읽기")
        case .named(let english, let korean): self(en: english, ko: korean)
        }
    }

    /// `21 Nov 07:40`: when it began, since two walks may take as long.
    private func moment(of walk: ChangedWalk) -> String {
        let day = walk.zone.day(of: walk.start)
        return "\(shortDate(day, today: day)) \(time(walk.start, in: walk.zone))"
    }

    /// The records and the order of sources that an undone import took with it, the way to get them back, and the walks that stay.
    package func sentence(_ gone: UndoneImport) -> String {
        let order =
            gone.isSourceOrderGone == true
            ? self(en: " The order of sources that it brought went, too.", ko: " 함께 가져온 출처 순서도 없어졌어요.") : ""
        let kept = gone.keptWalks ?? 0
        let walks =
            kept > 0
            ? self(
                en: kept == 1 ? " 1 walk that you changed stays." : " \(number(kept)) walks that you changed stay.",
                ko: " 직접 고친 산책 \(number(kept))회는 남아요.") : ""
        return records(of: gone) + walks + order
    }

    private func records(of gone: UndoneImport) -> String {
        let parts = [
            gone.records > 0 || gone.walks == 0 ? records(gone.records) : nil, gone.walks > 0 ? walks(gone.walks) : nil,
        ].compactMap(\.self)
        guard gone.records > 0 || gone.walks > 0 else {
            let corrections = gone.corrections ?? 0
            guard corrections > 0 else { return self(en: "No record went with it.", ko: "지워진 기록은 없어요.") }
            return self(
                en: corrections == 1 ? "1 correction was undone." : "\(number(corrections)) corrections were undone.",
                ko: "고쳤던 기록 \(number(corrections))개를 되돌렸어요.")
        }
        let days = gone.days.count
        return self(
            en:
                "\(parts.joined(separator: " and "))\(days > 0 ? " of " + self.days(days) : "") went. Import the file again to have them back.",
            ko: "\(days > 0 ? self.days(days) + "치 " : "")\(parts.joined(separator: ", "))가 지워졌어요. 파일을 다시 가져오면 돌아와요.")
    }

    /// The effect of undo or redo.
    package func sentence(_ answer: UndoHistory.Answer) -> String {
        switch answer {
        case .undone(let change): self(en: "Undone: \(name(change))", ko: "되돌렸어요: \(name(change))")
        // What was recorded here is named by itself: nobody thinks of it as an import.
        case .importUndone(let change, _) where !change.isImport:
            self(en: "Undone: \(name(change))", ko: "되돌렸어요: \(name(change))")
        case .importUndone(let change, let gone):
            self(en: "Undone: \(name(change)). ", ko: "되돌렸어요: \(name(change)). ") + sentence(gone)
        case .redone(let change): self(en: "Done again: \(name(change))", ko: "다시 했어요: \(name(change))")
        case .stale(let change):
            self(
                en: "Not undone, because it was changed elsewhere since: \(name(change))",
                ko: "그 뒤에 다른 곳에서 바뀌어서 되돌리지 않았어요: \(name(change))")
        case .overtaken(let change?):
            self(
                en: "Nothing undone: something was changed elsewhere just now. The last change is: \(name(change))",
                ko: "되돌리지 않았어요. 방금 다른 곳에서 바뀌었어요. 마지막 변경: \(name(change))")
        case .overtaken(nil):
            self(
                en: "Nothing undone: something was changed elsewhere just now.", ko: "되돌리지 않았어요. 방금 다른 곳에서 바뀌었어요.")
        }
    }
}
