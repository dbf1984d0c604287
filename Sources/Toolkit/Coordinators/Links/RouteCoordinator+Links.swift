public import Screens

extension RouteCoordinator {
    /// Follows a link: plans every segment first, then makes one commit of it.
    ///
    /// Following it again changes nothing. What is on the stacks already and lies on the way stays, with its state; only what is missing
    /// comes. The person sees the last screen and never those on the way.
    ///
    /// ```swift
    /// let coordinator = BookCoordinator(initialRoute: .list)
    /// do {
    ///     try await coordinator.follow(DeepLink(BookRoute.basket))
    /// } catch {
    ///     window.showToast("\(error)", role: .warning)
    /// }
    /// ```
    ///
    /// - Throws: `DeepLinkFailure` when a segment cannot be made; nothing has changed then.
    /// - Returns: how the commit ended; a guard may refuse.
    @discardableResult
    public func follow(_ link: DeepLink<RouteType, Never>) async throws(DeepLinkFailure) -> StackOutcome {
        let answer: Result<StackOutcome, DeepLinkFailure> = await withCheckedContinuation { continuation in
            do throws(DeepLinkFailure) {
                try begin(link.segments) { continuation.resume(returning: .success($0)) }
            } catch {
                continuation.resume(returning: .failure(error))
            }
        }
        return try answer.get()
    }

    func begin(_ segments: [any Route], completion: @escaping @MainActor (StackOutcome) -> Void) throws(DeepLinkFailure) {
        let plan = LinkPlan(segments)
        do throws(DeepLinkFailure) {
            try rootViewController.engine.planned(reason: .deepLink) { () throws(DeepLinkFailure) in
                try plan.follow(from: self)
            } completion: { outcome in
                if !outcome.isDone { plan.undo() }
                completion(outcome)
            }
        } catch {
            plan.undo()
            rootViewController.engine.report(.brokenLink(error, at: path))
            throw error
        }
    }
}

extension Transition {
    /// Follows a link after this transition.
    ///
    /// It is a commit of its own: where the link cannot be followed, what was committed before stays, and the outcome is
    /// `failed`, with the segment as index.
    ///
    /// ```swift
    /// let coordinator = BookCoordinator(initialRoute: .list)
    /// let home: NavigationTransition = .multiple(.dismissToRoot(), .follow(DeepLink(.book("Walden")), on: coordinator))
    /// ```
    public static func follow<Start: Route, Container: ViewController>(
        _ link: DeepLink<Start, Never>, on coordinator: RouteCoordinator<Start, Container>
    ) -> Self {
        Self { plan, _ in
            plan.add(
                .trigger { completion in
                    do throws(DeepLinkFailure) {
                        try coordinator.begin(link.segments, completion: completion)
                    } catch {
                        completion(.failed(.brokenLink(error, at: coordinator.path), index: error.segment))
                    }
                })
        }
    }
}

extension NavigationIssue {
    fileprivate static func brokenLink(_ failure: DeepLinkFailure, at place: String) -> NavigationIssue {
        NavigationIssue(
            .deepLink, at: place, what: failure.description, state: "nothing of the link has been made",
            advice: "Correct the link or its segment.")
    }
}
