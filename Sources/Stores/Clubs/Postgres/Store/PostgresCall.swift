/// The functions of a club that this program calls, by their names in the schema `gnd_v1`.
enum PostgresCall: String {
    case hello, rooms, leave, rename, push, heads, pull, ranking, cheer, cheers, walks, invite, enter
    case createRoom = "create_room"
    case joinRoom = "join_room"
    case removeMember = "remove_member"
    case askWalk = "ask_walk"
    case answerWalk = "answer_walk"
    case exportMe = "export_me"
    case forgetMe = "forget_me"
    case admit

    /// The one statement of the call: a login calls the function, the gateway hands it a token.
    func statement(withToken: Bool) -> String {
        withToken ? "SELECT gnd_v1.with_token($2::bytea, $3, $1::jsonb)" : "SELECT gnd_v1.\(rawValue)($1::jsonb)"
    }
}
