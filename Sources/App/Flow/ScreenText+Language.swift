import Phrases
import Screens

extension ScreenText: Translated {}
