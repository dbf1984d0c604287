import LiveWalking
import Phrases
import Terminal
import Walking

/// The question of whether a sensor is a remembered one at a new address; without a terminal it is said how to answer it.
struct NamesakeQuestion {
    let context: CommandContext

    /// - Returns: the remembered sensor that it is, after a yes.
    func ask(about new: RememberedSensor, in list: SensorList) -> RememberedSensor? {
        guard let old = list.namesake(of: new) else { return nil }
        let (phrases, title) = (context.phrases, old.title)
        guard context.console.asksQuestions, context.console.readsKeys else {
            context.console.complain(
                phrases(
                    en: "It may be your “\(title)” at a new address. If so, “gnd sensors remember \(new.address) \(old.address)” gives it "
                        + "what was set for that one.",
                    ko: "주소가 바뀐 “\(title)” 센서일 수 있어요. 맞다면 설정을 이어서 쓸 수 있어요: "
                        + "“gnd sensors remember \(new.address) \(old.address)”."))
            return nil
        }
        context.console.remark(
            phrases(
                en: "It has the name of your “\(title)”, and another address. If it is the same, its name, its unit, its correction and "
                    + "its control by keys go with it.",
                ko: "“\(title)” 센서와 이름은 같은데 주소가 달라요. "
                    + "같은 센서라면 이름, 박자 단위, 거리 보정, 키 조절을 그대로 이어서 써요."))
        let question = context.console.fitting([
            phrases(en: "Is it the same? Yes [y], another one [Enter]: ", ko: "같은 센서인가요? 네 [y], 다른 센서 [Enter]: "),
            phrases(en: "The same? y, another ↵: ", ko: "같은 센서? 네 y, 아니요 ↵: "),
        ])
        while true {
            context.console.ask(question)
            guard let typed = context.console.answer()?.trimmed.lowercased(), !typed.isEmpty else { return nil }
            if typed == "y" { return old }
            context.console.remark(NoAnswerSentence(phrases)(typed))
        }
    }
}
