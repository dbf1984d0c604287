/// The intent of a walk: one of the modes or a plan of one's own, and a band of one's own instead of the plan's.
package struct WalkChoice: Hashable, Sendable {
    package enum Plan: Hashable, Sendable {
        case mode(WalkMode)
        case own(WalkPlan)
    }

    package var plan: Plan
    /// Replaces the aim of every phase that has none, or one of the same quantity.
    package var aim: WalkPlan.Aim?

    package init(_ mode: WalkMode, aim: WalkPlan.Aim? = nil) {
        plan = .mode(mode)
        self.aim = aim
    }

    package init(own plan: WalkPlan) {
        self.plan = .own(plan)
    }
}

extension WalkChoice {
    /// The plan that it makes for a person, with the band of one's own in it.
    package func plan(for walker: WalkerProfile) -> WalkPlan {
        var made =
            switch plan {
            case .mode(let mode): mode.plan(for: walker)
            case .own(let plan): plan
            }
        // Nothing pulls at somebody who is measured.
        guard let aim, !isTest else { return made }
        for index in made.phases.indices where made.phases[index].aim.map({ $0.quantity == aim.quantity }) ?? true {
            made.phases[index].aim = aim
        }
        return made
    }

    /// Indicates whether nothing pulls at its walker: every other walk may be faster than one's own pace.
    package var isStroll: Bool { plan == .mode(.stroll) && aim == nil }

    /// Indicates whether it is a test, whose walker is left alone.
    package var isTest: Bool { if case .mode(let mode) = plan { mode.isTest } else { false } }
}
