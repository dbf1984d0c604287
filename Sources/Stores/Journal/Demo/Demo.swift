import Walking

/// A journal with a made-up year and a few rooms, in memory: everything to look at, nothing to lose.
package struct Demo: Sendable {
    /// The words of the made-up year, in the language of the viewer.
    package struct Words: Sendable {
        package var nickname: String
        /// Morning, lunch, evening, Sunday, now.
        package var walks: [String]
        package var story: DemoYear.Story
        package var rooms: [String]
        package var friends: [String]

        package init(nickname: String, walks: [String], story: DemoYear.Story, rooms: [String], friends: [String]) {
            self.nickname = nickname
            self.walks = walks
            self.story = story
            self.rooms = rooms
            self.friends = friends
        }

        package static let en = Words(
            nickname: "Doyun", walks: ["Han River", "lunch", "Office → home", "Namsan loop", "Seokchon Lake"],
            story: DemoYear.Story(
                holiday: "By the sea in Gangneung", holidayTag: "holiday", knee: "The knee hurts downhill.", kneeTag: "knee"),
            rooms: ["River walkers", "Office lunch"],
            friends: ["Jiwoo", "Minjun", "Halmeoni", "Sofia", "Seoyeon"])

        package static let ko = Words(
            nickname: "도윤왕", walks: ["한강", "점심 산책", "퇴근길", "남산 한 바퀴", "석촌호수"],
            story: DemoYear.Story(holiday: "강릉 바닷가", holidayTag: "휴가", knee: "내려갈 때 무릎이 아파요.", kneeTag: "무릎"),
            rooms: ["한강 산책단", "점심 걷기"],
            friends: ["지우", "민준", "할머니👵", "소피아", "서연"])
    }

    package let journal: Journal
    package let account: Account

    /// - Parameters:
    ///   - clock: the year ends at its now, and the same now gives the same year, and the same codes of rooms.
    ///   - isWalkingLive: whether the walk that goes on now is recorded live, and not yet in the journal.
    package init(_ words: Words, clock: any WallClock, zone: Zone, isWalkingLive: Bool = false) async throws(JournalFailure) {
        journal = try Journal(path: nil, clock: clock, zone: zone, random: SeededGenerator(seed: 1))
        let local = try await journal.localAccount()
        _ = try await journal.save(Profile(gender: .man, ageBand: .from60, heightCentimetres: 172), of: local.id)
        account = try await Self.name(words.nickname, local, in: journal)
        let year = DemoYear(now: clock.now, zone: zone, titles: words.walks, story: words.story, isWalkingLive: isWalkingLive)
        try await Self.pour(year.samples, walks: year.walks, for: account.id, into: journal)
        let today = zone.day(of: clock.now)
        // Goals to look at: for the three that one sees on the home screen, and for the year.
        _ = try await journal.profile(account.id).change { settings in
            let first = today.adding(days: -365)
            settings.goals.set(Goal(speed: 1.25, stepLength: 0.64), from: first)
            settings[GoalChoices.self].spans.set(SpanGoal(.distance, .year, 2_000_000, from: first))
            settings[GoalChoices.self].spans.set(SpanGoal(.time, .week, 540, from: first))
        }
        try await Self.openRooms(words, account: account.id, today: today, now: clock.now, zone: zone, journal: journal)
    }

    private static func openRooms(
        _ words: Words, account: AccountID, today: CivilDate, now: Instant, zone: Zone, journal: Journal
    ) async throws(JournalFailure) {
        var friends: [AccountID] = []
        for (index, name) in words.friends.enumerated() {
            // No passphrase has this hash, so nobody can sign in as a made-up friend.
            let friend = try await journal.createAccount(named: "friend\(index + 1)", passphraseHash: "")
            friends.append(try await Self.name(name, friend, in: journal).id)
            let fitness = [1.05, 0.8, 0.5, 1.2, 0.9][index % 5]
            let weeks = DemoYear(seed: UInt64(index + 100), now: now, zone: zone, titles: [], days: 14, fitness: fitness)
            try await pour(weeks.samples, walks: [], for: friend.id, into: journal)
        }
        let caps = [DailyCap.high, .none]
        for (index, name) in words.rooms.enumerated() {
            let opened = today.adding(days: -12 - index * 9).startOfWeek
            let room = try await journal.createRoom(
                named: name, period: index == 0 ? .fourWeeks : .open, dailyCap: caps[index % 2], owner: account, opened: opened)
            for friend in index == 0 ? friends.prefix(5) : friends.prefix(2) { try await journal.join(room.id, member: friend, on: opened) }
        }
    }

    private static func name(_ text: String, _ account: Account, in journal: Journal) async throws(JournalFailure) -> Account {
        guard let nickname = try? Nickname(text) else { return account }
        return try await journal.save(nickname, of: account.id)
    }

    private static func pour(_ samples: [Sample], walks: [Walk], for owner: AccountID, into journal: Journal) async throws(JournalFailure) {
        let sink = try await journal.profile(owner).importSink()
        try await sink.begin(ImportFile(name: "demo", format: "demo"))
        try await sink.accept(samples, walks: walks)
        _ = try await sink.finish(hash: nil, skipped: [:], isPartial: false)
    }
}
