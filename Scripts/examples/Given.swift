import Coordinators
import Screens
import ScreenTesting
import Terminal

// What the examples in the documentation of the toolkit take as given; Scripts/check-examples compiles it with them.

struct Book: Hashable, Sendable {
    var title: String
    var author: String
    var price: Int
}

let books = [Book(title: "Walden", author: "Thoreau", price: 12)]

enum BookRoute: Route, Codable {
    case list
    case book(String)
    case basket
}

final class BookCoordinator: NavigationCoordinator<BookRoute> {}

final class BookListViewController: ViewController {}

final class BookViewController: ViewController {
    init(_ book: Book) {
        super.init()
        title = book.title
    }
}

/// Where books come from.
struct BookShop: Sendable {
    func books() async throws -> [Book] { [] }
    func save(_ note: String) async throws {}
}

let shop = BookShop()
let window = Window()
