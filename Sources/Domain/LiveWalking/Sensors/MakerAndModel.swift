/// The maker and the model of a sensor, as far as its title does not say them already.
package struct MakerAndModel {
    package let parts: [String]

    package init(title: String, maker: String, model: String) {
        func isSaid(_ text: String, by other: String) -> Bool {
            let words = other.lowercased().split(separator: " ")
            return text.lowercased().split(separator: " ").allSatisfy(words.contains)
        }
        let ownModel = isSaid(model, by: title) ? [] : [model]
        parts = (isSaid(maker, by: title) || isSaid(maker, by: model) ? [] : [maker]) + ownModel
    }
}
