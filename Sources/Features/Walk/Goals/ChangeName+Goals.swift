import Phrases
import Walking

/// The changes of goals, each by the goal that it is of.
extension ChangeName {
    /// A goal that is held, or grows again.
    static func hold(_ measure: GoalMeasure, _ isHeld: Bool) -> ChangeName {
        named {
            isHeld ? "\($0.name(of: measure)) goal held" : "\($0.name(of: measure)) goal growing again"
        } ko: {
            isHeld ? "\($0.name(of: measure)) 목표 유지하기" : "\($0.name(of: measure)) 목표 유지 풀기"
        }
    }

    /// Goals that grow by themselves from now on, or no longer.
    static func growth(_ isOn: Bool) -> ChangeName {
        isOn
            ? .named(en: "goals that grow by themselves", ko: "목표 저절로 커지기 켜기")
            : .named(en: "goals that no longer grow", ko: "목표 저절로 커지기 끄기")
    }

    /// A measure that is put on the home screen, or taken off it.
    static func home(_ measure: GoalMeasure, _ isShown: Bool) -> ChangeName {
        named {
            isShown ? "\($0.name(of: measure)) on the home screen" : "\($0.name(of: measure)) off the home screen"
        } ko: {
            isShown ? "첫 화면에 \($0.name(of: measure)) 보이기" : "첫 화면에서 \($0.name(of: measure)) 빼기"
        }
    }

    /// A goal for a span, made or given up.
    static func goal(_ goal: SpanGoal, _ units: Units) -> ChangeName {
        named(units) {
            "goal of \($0.title(goal))"
        } ko: {
            "목표 \($0.title(goal))"
        }
    }

    private static func named(
        _ units: Units = .metric, _ english: (WalkFormatter) -> String, ko korean: (WalkFormatter) -> String
    ) -> ChangeName {
        .named(en: english(WalkFormatter(.en, units: units)), ko: korean(WalkFormatter(.ko, units: units)))
    }
}

extension WalkFormatter {
    fileprivate func name(of measure: GoalMeasure) -> String { strings.home.measure(measure) }
}
