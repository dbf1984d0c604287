import Phrases
import Terminal

/// The problems of a key file or a theme file, in a person's language.
struct ConfigurationSentence {
    let phrases: Phrases

    func callAsFunction(_ problem: ConfigurationProblem) -> String {
        switch problem {
        case .unreadable(let file):
            phrases(en: "\(file) cannot be read as text.", ko: "\(file): 텍스트로 읽을 수 없어요.")
        case .noAssignment(let place):
            phrases(en: "\(place): a line says “name = value”.", ko: "\(place): 줄마다 “이름 = 값”으로 써요.")
        case .badValue(let value, let place):
            phrases(en: "\(place): “\(value)” means nothing here.", ko: "\(place): 알 수 없는 값이에요: “\(value)”")
        case .unknownName(let name, let place, let suggestion?):
            phrases(
                en: "\(place): there is no “\(name)”; did you mean “\(suggestion)”?",
                ko: "\(place): 그런 이름은 없어요: “\(name)”. 비슷한 이름: “\(suggestion)”")
        case .unknownName(let name, let place, nil):
            phrases(en: "\(place): there is no “\(name)”.", ko: "\(place): 그런 이름은 없어요: “\(name)”")
        case .repeated(let name, let place, let earlier):
            phrases(en: "\(place): \(name) was already set at \(earlier).", ko: "\(place): \(earlier)에서 이미 정했어요: \(name)")
        case .taken(let key, let name, let place, let other, let otherPlace?):
            phrases(
                en: "\(place): “\(key)” for \(name) is already the key of \(other) at \(otherPlace).",
                ko: "\(place): \(name)에 쓴 “\(key)” 키는 \(otherPlace)에서 \(other)에 정했어요.")
        case .taken(let key, let name, let place, let other, nil):
            phrases(
                en: "\(place): “\(key)” for \(name) is already the key of \(other), which comes with the program.",
                ko: "\(place): \(name)에 쓴 “\(key)” 키는 프로그램이 \(other)에 쓰고 있어요.")
        case .reserved(let key, let name, let place):
            phrases(
                en: "\(place): “\(key)” for \(name) is reserved: Ctrl-C quits, Ctrl-L repaints and Ctrl-Z suspends everywhere.",
                ko: "\(place): \(name)에 쓴 “\(key)” 키는 바꿀 수 없어요. Ctrl-C는 끝내기, Ctrl-L은 다시 그리기, Ctrl-Z는 잠시 멈추기예요.")
        case .misplaced(let name, let place, let reason):
            phrases(
                en: "\(place): “\(name)” must not stand here: \(reason).",
                ko: "\(place): “\(name)”의 값을 다른 프로그램이 코드로 읽을 수 있어서 여기에는 쓸 수 없어요. 안전한 방법: `sh -c 'echo \"$1\"' _ \(name)`")
        }
    }

    /// The app's summary of all problems: the first few, the place of the others, and what follows from them.
    func summary(_ problems: [ConfigurationProblem]) -> String {
        let shown = problems.prefix(4).map { callAsFunction($0) }
        let rest = problems.count - shown.count
        let more = rest > 0 ? [phrases(en: "\(rest) more: gnd doctor", ko: "\(rest)개 더 있어요: gnd doctor")] : []
        let consequence = phrases(
            en: "A file with a mistake is not used until it is mended; the program’s own holds meanwhile.",
            ko: "잘못된 곳이 있는 파일은 고칠 때까지 쓰지 않아요. 그동안은 프로그램의 기본값을 써요.")
        return (shown + more + [consequence]).joined(separator: "\n")
    }
}
