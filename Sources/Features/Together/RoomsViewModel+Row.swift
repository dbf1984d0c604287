import Phrases
import Screens
import Terminal
import Walking

extension RoomsViewModel {
    /// A room as a row of the list: its name, how many are in it, and until when.
    func row(_ index: Int) -> ListRow {
        guard rooms.indices.contains(index) else { return .blank }
        let room = rooms[index]
        return ListRow([
            ListCell(room.name),
            ListCell(strings.members(room.memberCount), style: Style(.secondary)),
            ListCell(dependencies.end(of: room), style: Style(.secondary)),
        ])
    }
}
