import Screens
import Terminal

/// A number with its unit, set as numbers are everywhere: the digits plain, the words around them dim.
enum Quantity {
    static func cells(_ text: String, style: Style = .plain) -> [ListCell] {
        var cells: [ListCell] = []
        for character in text {
            let isNumber = character.isNumber || character == "," || character == "."
            let style = isNumber ? style : Style(.secondary)
            if let last = cells.indices.last, cells[last].style == style || character == " " {
                cells[last].text.append(character)
            } else {
                cells.append(ListCell(String(character), style: style))
            }
        }
        return cells
    }
}
