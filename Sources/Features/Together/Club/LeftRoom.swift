import Clubs

/// A room of a club in which the person is no more, or that is only forgotten here: what is theirs there stays.
struct LeftRoom {
    let name: SharedName
    var isForgottenOnly = false
}
