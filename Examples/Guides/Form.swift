import Screens
import Terminal

/// A book as it is typed in.
struct NewBook: Equatable {
    var title: String
    var year: Int
    var isLent: Bool
}

/// A form: what is wrong is said below its field, and what is half typed is not lost without a question.
final class NewBookViewController: ViewController {
    private let name = TextField(placeholder: "Walden", maximumLength: 40)
    private let year = TextField(placeholder: "1854", maximumLength: 4)
    private let lent = CheckBox("lent")
    private let save: (NewBook) async -> String?
    private var isSaved = false

    /// - `save`: keeps the book; a sentence that it returns says why it could not.
    init(save: @escaping (NewBook) async -> String?) {
        self.save = save
        super.init()
        title = "New book"
    }

    override func loadView() {
        year.helpText = "the year it was printed"
        year.accepts = { $0.isNumber }
        name.onChange = { [weak self] _ in self?.name.errorText = nil }
        year.onChange = { [weak self] _ in self?.year.errorText = nil }
        let form = FormView([FormRow("Title", name), FormRow("Year", year), FormRow("", lent)])
        form.onSubmit = { [weak self] in self?.submit() }
        view = form
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(.control("s"), title: "save", hint: 0) { [weak self] in self?.submit() }]
    }

    /// Asked whatever takes the screen away: Esc, a link, the end of the program.
    override func canLeave(_ reason: LeaveReason) async -> Bool {
        if isSaved || (name.text.isEmpty && year.text.isEmpty) { return true }
        return await confirm("Lose the book?", message: "It has not been saved.", action: "Lose it", cancel: "Stay")
    }

    private func submit() {
        guard let book = checked() else { return }
        // Keys wait meanwhile, so that nothing can be typed into a form that is being saved.
        taskBeforeKeys("save") { [weak self, save] in
            let problem = await save(book)
            guard let self else { return }
            if let problem { return showToast(problem, role: .danger) }
            isSaved = true
            goBack()
        }
    }

    /// The book; nil where something is wrong, which is said at its field.
    private func checked() -> NewBook? {
        if name.text.isEmpty { name.errorText = "A book has a title" }
        let printed = Int(year.text)
        if printed == nil { year.errorText = "Expected a year, such as 1854" }
        guard let printed, !name.text.isEmpty else {
            (name.text.isEmpty ? name : year).becomeFirstResponder()
            return nil
        }
        return NewBook(title: name.text, year: printed, isLent: lent.isOn)
    }
}

/// The books, over which the form opens.
final class BooksViewController: ViewController {
    private(set) var books: [NewBook] = []
    private lazy var list = ListView(
        numberOfRows: { [weak self] in self?.books.count ?? 0 },
        row: { [weak self] index in self.map { ListRow($0.books[index].title, detail: "\($0.books[index].year)") } ?? ListRow("") })

    override func loadView() {
        title = "Books"
        list.emptyText = "No books yet. n adds one."
        view = list
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand("n", title: "new", hint: 0) { [weak self] in self?.addBook() }]
    }

    private func addBook() {
        let form = NewBookViewController { [weak self] in self?.keep($0) }
        navigationController?.pushViewController(form, animated: true)
    }

    private func keep(_ book: NewBook) -> String? {
        guard !books.contains(where: { $0.title == book.title }) else { return "“\(book.title)” is there already" }
        books.append(book)
        list.reloadData()
        return nil
    }
}
