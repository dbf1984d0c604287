import Phrases
import Walking

extension RoomViewModel {
    /// The ranking as the screen draws it.
    var rows: [StandingsView.Row] {
        let best = standings.map(\.steps).max() ?? 0
        return standings.map { standing in
            let isMe = standing.member.id == dependencies.account.id
            return StandingsView.Row(
                rank: "\(standing.rank)", name: isMe ? "\(standing.member.nickname) (\(strings.you))" : standing.member.nickname,
                steps: dependencies.phrases.number(standing.steps), fraction: best == 0 ? 0 : Double(standing.steps) / Double(best),
                isMe: isMe)
        }
    }
}
