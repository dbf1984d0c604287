import LiveWalking
import Phrases
import Sessions
import Walking

/// Puts a recorded session into the journal and says what it was.
struct FeedReading {
    let context: CommandContext
    let walks: LiveWalks

    func save(_ feed: String, _ choice: WalkChoice) async throws(CommandFailure) {
        var path = feed
        if feed == "-" {
            guard let spooled = await context.dependencies.liveFolder.spoolInput() else { throw .noFeed(feed) }
            path = context.dependencies.liveFolder.file(of: spooled)
        }
        let folder = context.dependencies.liveFolder
        guard let seconds = context.options.seconds else { return try await save(path, feed, choice) }
        guard let part = folder.copy(of: path, until: seconds) else { throw .noFeed(feed) }
        defer { folder.removeCopy(part) }
        try await save(part, feed, choice)
    }

    private func save(_ path: String, _ feed: String, _ choice: WalkChoice) async throws(CommandFailure) {
        let outcome = try await saved(path, feed)
        try await say(outcome)
        guard choice.isTest, case .saved(let saved) = outcome, !saved.isKnown else { return }
        var test = WalkedTest(context: context)
        _ = LiveFolder.progress(at: path, for: WalkerProfile(), choosing: choice) { progress in
            let update = progress.update
            test.observe(update, at: progress.header.start + .seconds(update.state.elapsed))
        }
        try await test.keep()
    }

    private func saved(_ path: String, _ feed: String) async throws(CommandFailure) -> LiveWalks.Outcome {
        do throws(JournalFailure) {
            return try await walks.save(file: path)
        } catch {
            throw error == .missing ? .noFeed(feed) : .journal(error)
        }
    }

    /// Says what is in the journal now.
    func say(_ outcome: LiveWalks.Outcome) async throws(CommandFailure) {
        let text = SavedWalkText(phrases: context.phrases, energy: await energy(of: outcome))
        try context.console.write("\(text(outcome))\n")
    }

    /// The energy of a saved walk; nil where the weight or the speed of all of it is not known.
    private func energy(of outcome: LiveWalks.Outcome) async -> Int? {
        guard case .saved(let saved) = outcome, let profile = try? await context.account().profile,
            let energy = WalkingEnergy.kilocalories(of: saved.walk, by: profile), let journal = try? await context.journal(),
            let facts = try? await LoadSensorFacts(journal: journal)(saved.walk)
        else { return nil }
        return facts.hasAverage(of: .distance, in: saved.walk) ? energy : nil
    }
}

/// A saved walk in one line.
struct SavedWalkText {
    let phrases: Phrases
    /// Kilocalories.
    var energy: Int?

    func callAsFunction(_ outcome: LiveWalks.Outcome) -> String {
        switch outcome {
        case .saved(let saved): text(saved)
        case .nothing: phrases(en: "Nothing was walked, so nothing is saved.", ko: "걸은 기록이 없어서 저장하지 않았어요.")
        case .tooShort:
            phrases(en: "It was shorter than five seconds, so nothing is saved.", ko: "5초보다 짧아서 저장하지 않았어요.")
        case .misdated(let date):
            phrases(
                en: "Its date, \(date), cannot be, so nothing is saved.", ko: "있을 수 없는 날짜(\(date))라서 저장하지 않았어요.")
        }
    }

    private func text(_ saved: LiveWalks.Saved) -> String {
        var parts: [String] = []
        func mark(_ isEstimated: Bool) -> String { isEstimated ? "≈" : "" }
        if let steps = saved.walk.steps { parts.append(mark(saved.areStepsEstimated) + phrases.steps(steps)) }
        if let distance = saved.walk.distance { parts.append(mark(saved.isDistanceEstimated) + phrases.distance(distance)) }
        parts.append(phrases(en: "\(phrases.clock(saved.moving)) on the move", ko: "걸은 시간 \(phrases.clock(saved.moving))"))
        if !saved.walk.laps.isEmpty {
            let count = saved.walk.laps.count
            parts.append(phrases(en: count == 1 ? "1 lap" : "\(count) laps", ko: "구간 \(count)개"))
        }
        if let energy { parts.append(phrases.energy(energy)) }
        let text = parts.joined(separator: ", ")
        return saved.isKnown
            ? phrases(en: "Known already: \(text).", ko: "이미 있어요: \(text)") : phrases(en: "Saved: \(text).", ko: "저장했어요: \(text)")
    }
}
