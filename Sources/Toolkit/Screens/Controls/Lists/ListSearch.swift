/// A search in a list: what is looked for, and where it began.
struct ListSearch {
    var editor = LineEditor()
    var isTyping = true
    var origin: Int
    var hasFailed = false
    /// Set while a long list is still being searched.
    var timer: Int?
}
