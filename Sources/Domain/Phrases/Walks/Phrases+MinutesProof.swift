import Walking

extension Phrases {
    /// `07:40–08:20 Along the river`: a walk among those that a day's minutes are made of, with its date where that is another one.
    package func title(of walk: Walk, in proof: MinutesProof) -> String {
        let date = walk.zone.day(of: walk.start)
        let day = date == proof.date ? "" : shortDate(date, today: proof.date) + " "
        return "\(day)\(time(walk.start, in: walk.zone))–\(time(walk.end, in: walk.zone))" + (walk.title.isEmpty ? "" : " \(walk.title)")
    }

    /// The reasons for which a day's minutes are not simply those between the start and the end of its walks.
    package func reasons(for proof: MinutesProof) -> [String] {
        proof.lines.flatMap { line in
            let name = title(of: line.walk, in: proof)
            let losses = line.losses.filter { $0.time.wholeMinutes > 0 }.map { loss in
                let (amount, winner) = (minutes(loss.time.wholeMinutes), title(of: loss.winner, in: proof))
                return self(
                    en: "\(amount) of \(name) left out: at that time you walked \(winner), and each moment counts once.",
                    ko: "\(name) \(amount) 제외: \(winner) 산책과 겹치고, 겹친 시간은 한 번만 세요.")
            }
            guard line.pauses.wholeMinutes > 0 else { return losses }
            let pauses = minutes(line.pauses.wholeMinutes)
            return losses + [self(en: "\(pauses) of \(name) left out: pauses do not count.", ko: "\(name) \(pauses) 제외: 쉰 시간은 세지 않아요.")]
        }
    }

    /// The reason for which a day has no minutes.
    package var noWalks: String { self(en: "No walk began on this day.", ko: "이날 시작한 산책이 없어요.") }

    /// The rule by which minutes count.
    package var ruleOfMinutes: String {
        self(
            en: "Each moment of your walks counts once, without pauses, for the day on which the walk began.",
            ko: "겹친 시간은 한 번만 세고 쉰 시간은 빼요. 산책은 시작한 날에 들어가요.")
    }
}
