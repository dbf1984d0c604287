import Terminal

extension ViewController {
    /// Copies a text to the clipboard, and says so by its name, or why it cannot be.
    ///
    /// ```swift
    /// let results = ViewController()
    /// results.copy("1.24 m/s", named: "speed")  // a toast: Copied: speed
    /// ```
    public func copy(_ text: String, named name: String) {
        guard let window = treeWindow else { return }
        let pasteboard = window.pasteboard
        guard pasteboard.isAvailable || pasteboard.helper == nil else {
            task("copy") { [weak self] in
                let result: Result<Bool, Pasteboard.Failure>
                do throws(Pasteboard.Failure) {
                    result = .success(try await pasteboard.setStringByHelper(text))
                } catch {
                    result = .failure(error)
                }
                self?.sayCopied(name, result)
            }
            return
        }
        do {
            try pasteboard.setString(text)
            sayCopied(name, .success(true))
        } catch {
            sayCopied(name, .failure(error))
        }
    }

    private func sayCopied(_ name: String, _ result: Result<Bool, Pasteboard.Failure>) {
        guard let words = treeWindow?.text else { return }
        switch result {
        case .success(true): showToast("\(words.copied): \(name)", scope: .screen)
        case .success(false), .failure(.unavailable): showToast(words.cannotCopy, role: .warning, scope: .screen)
        case .failure(.tooLarge): showToast(words.copyTooLong, role: .warning, scope: .screen)
        }
    }
}
