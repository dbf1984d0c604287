import Walking

extension Phrases {
    /// The words for steps that nobody counted, as a sentence has them.
    package var noStepsKnown: String { self(en: "No steps known", ko: "걸음 수를 몰라요") }

    /// The words for a way that nothing measured.
    package var noDistanceKnown: String { self(en: "No distance known", ko: "거리를 몰라요") }

    /// The reason why brisk minutes are not told: the records say how many steps there were, and not in which minutes.
    package var noStepsByMinute: String { self(en: "not known: no steps by the minute", ko: "몰라요: 분마다 걸은 기록이 없어요") }

    /// The same words for a cell or beside a number.
    private var noSteps: String { self(en: "no steps known", ko: "걸음 수 모름") }

    /// The remark of a day about its walks that nobody counted: `1 walk, no steps known`.
    package func uncounted(_ walks: Int) -> String { self(en: "\(self.walks(walks)), \(noSteps)", ko: "\(self.walks(walks)) \(noSteps)") }

    /// The remark of today about what nobody counted: `1 walk, no steps known · about 3,000`; nil where all of it was.
    package func uncounted(_ today: Today) -> String? {
        guard let walks = today.uncounted else { return today.lacksSteps ? noStepsKnown : nil }
        let steps = number(walks.estimate.steps)
        return uncounted(walks.walks) + self(en: " · about \(steps)", ko: " · 약 \(steps)걸음")
    }

    /// The sentence of a proof about walks whose steps nobody counted.
    package func sentence(_ uncounted: UncountedWalks) -> String {
        self(
            en: "\(self.uncounted(uncounted.walks)): \(sentence(uncounted.estimate)).",
            ko: "\(walks(uncounted.walks))의 걸음 수를 몰라요. \(sentence(uncounted.estimate))이에요.")
    }

    /// The same for the proof of any metric: of other numbers than steps nobody can say what they would be.
    func sentence(_ uncounted: UncountedWalks, of metric: Metric) -> String {
        guard metric != .steps else { return sentence(uncounted) }
        let (walks, name) = (walks(uncounted.walks), name(metric))
        return self(
            en: "\(walks), \(name.lowercased()) not known.", ko: "\(walks)의 \(name)\(Particle.object.after(name)) 몰라요.")
    }

    /// The text in place of the steps to go on a day of rest.
    package var restDay: String { self(en: "Today is a rest day", ko: "오늘은 쉬는 날이에요") }

    /// The text of a day whose sources counted no steps: `30 min, 2.4 km, no steps known`.
    /// - Parameter time: that of its walks; nil where it has none, or where it is not on show.
    package func withoutSteps(_ day: Day, time: Duration? = nil) -> String {
        let known = [time.map(duration), day.distance > 0 ? distance(day.distance) : nil].compactMap(\.self)
        return (known + [noSteps]).joined(separator: ", ")
    }

    /// Returns the sentence for the end of a walk of which only that was told.
    package func sentence(endOf walk: Walk) -> String {
        let end = time(walk.end, in: walk.zone)
        return self(en: "It was read as a walk that ended at \(end)", ko: "\(end)에 끝난 산책으로 읽었어요")
    }

    /// Returns the sentence for the start of a walk of which only a part of the day was told: `morning`.
    package func sentence(start walk: Walk, by word: String) -> String {
        let start = time(walk.start, in: walk.zone)
        return self(
            en: "“\(word)” was read as the time of day: it began at \(start)"
                + (walk.title.isEmpty ? ". Put it in quotes where it is a title" : ""),
            ko: "“\(word)”\(Particle.object.after(word)) 때로 읽어서 \(start)에 시작한 산책으로 적었어요" + (walk.title.isEmpty ? ". 제목이면 따옴표로 묶어 주세요" : ""))
    }

    /// The time that a walk was read with, where the clocks skipped the one that was typed.
    package func sentence(_ skipped: ParseEntry.SkippedTime) -> String {
        self(
            en: "The clocks skipped \(skipped.typed) on that day; it was read as \(skipped.read)",
            ko: "시계를 앞당긴 날이라 \(skipped.typed) 대신 \(skipped.read)에 맞춰 읽었어요")
    }

    /// Returns the sentence that says which walk a new one covers part of, or that it is the same once more.
    package func sentence(_ walk: Walk, overlapping other: Walk) -> String {
        if walk.isSame(as: other) {
            return self(
                en: "This very walk is written down already; its time counts once", ko: "똑같은 산책이 이미 적혀 있어요. 그 시간은 한 번만 더해요")
        }
        let (start, end) = (time(other.start, in: other.zone), time(other.end, in: other.zone))
        let isTurnedBack = other.zone.offset(at: other.end) < other.zone.offset(at: other.start)
        let remark = isTurnedBack ? self(en: " (the clocks went back)", ko: "(시계를 늦춘 날)") : ""
        let span = (start == end ? start : "\(start)–\(end)") + remark
        return self(en: "It overlaps the walk of \(span)", ko: "\(span) 산책과 시간이 겹쳐요")
    }

    /// `about 3,000 at your usual pace`; a common one, as long as the person's own is not known.
    package func sentence(_ estimate: StepEstimate) -> String {
        let steps = number(estimate.steps)
        return self(
            en: "about \(steps) at \(estimate.isOwnPace ? "your usual" : "a common") pace",
            ko: "\(estimate.isOwnPace ? "평소" : "보통") 걸음이면 \(steps)걸음쯤")
    }

    /// Returns the sentence for what a new walk does not add to its day, and why; nil where all of its steps are new.
    /// - Parameter estimate: how many steps it probably had, where none are known.
    package func sentence(_ logged: LoggedWalk, estimate: StepEstimate?) -> String? {
        if let known = logged.recordedSteps {
            let minutes = logged.addedMinutes.flatMap { $0 > 0 ? self.minutes($0) : nil }
            return self(
                en: "The day already has \(self.steps(known)) of that time, so none were added"
                    + (minutes.map { ", but \($0) of walking" } ?? ""),
                ko: "그 시간에 이미 \(self.steps(known))이 기록되어 있어서 더한 걸음은 없"
                    + (minutes.map { "고, 걸은 시간이 \($0) 늘었어요" } ?? "어요"))
        }
        guard let steps = logged.walk.steps else {
            let part = logged.addedMinutes.flatMap { $0 > 0 && $0 < logged.walk.walkingTime.wholeMinutes ? self.minutes($0) : nil }
            return estimate.map { estimate in
                noStepsKnown + self(en: "; \(sentence(estimate))", ko: ". \(sentence(estimate))이에요")
                    + (part.map { self(en: ". Only \($0) of its time are new", ko: ". 걸은 시간은 \($0) 늘었어요") } ?? "")
            }
        }
        guard steps > 0, logged.addedSteps < steps else { return nil }
        if let told = logged.fewerSteps, logged.addedSteps >= 0 { return sentence(told, above: logged) }
        let (new, all) = (number(max(0, logged.addedSteps)), number(steps))
        guard logged.replacedSteps == 0 else {
            let replaced = self.steps(logged.replacedSteps)
            guard logged.addedSteps != 0 else {
                return self(
                    en: "It replaces \(replaced) that were known of that time, so the day stays as it was",
                    ko: "그 시간에 기록된 \(replaced) 대신 이 산책을 반영했고, 그날 걸음 수는 그대로예요")
            }
            let fewer = logged.addedSteps < 0 ? -logged.addedSteps : nil
            return self(
                en: "It replaces \(replaced) that were known of that time, so the day has "
                    + (fewer.map { "\(number($0)) fewer" } ?? "\(new) more"),
                ko: "그 시간에 기록된 \(replaced) 대신 이 산책을 반영해서, 그날 걸음 수가 "
                    + (fewer.map { "\(self.steps($0)) 줄었어요" } ?? "\(new)걸음 늘었어요"))
        }
        return self(
            en: logged.addedSteps <= 0
                ? "The day already has these \(all) steps, so none were added"
                : "The day already has some of these steps: \(new) of \(all) were added",
            ko: logged.addedSteps <= 0
                ? "이미 기록된 걸음이라 더한 걸음은 없어요" : "이미 기록된 걸음을 빼고 \(all)걸음 가운데 \(new)걸음만 더했어요")
    }

    /// The sentence of a walk of whose time another source tells fewer steps and goes before it.
    private func sentence(_ told: ToldSteps, above logged: LoggedWalk) -> String {
        let (source, all) = (title(of: told.source), number(logged.walk.steps ?? 0))
        let new = logged.addedSteps > 0 ? number(logged.addedSteps) : nil
        return self(
            en: "\(source) tells of that time and goes before it: the day has \(steps(told.steps)) there, "
                + (new.map { "and \($0) of \(all) were added" } ?? "and none of the \(all) were added"),
            ko: "그 시간은 \(source) 기록을 먼저 반영해서 \(steps(told.steps))이에요. "
                + (new.map { "\(all)걸음 가운데 \($0)걸음만 더했어요" } ?? "\(all)걸음은 더하지 않았어요"))
    }
}
