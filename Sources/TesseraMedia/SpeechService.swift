/// What speaks texts for a program, one at a time.
@MainActor
package protocol SpeechService: AnyObject, Sendable {
  /// Begins to speak a text. Events follow until the text was spoken or stopped.
  func speak(_ text: SpokenText, _ onEvent: @escaping @MainActor (SpeechEvent) -> Void)

  /// Ends what is spoken; `stopped` is said of it.
  func stop()

  /// - Returns: whether the service can do so.
  func pause() -> Bool

  func resume()
}

/// A text to be spoken.
package struct SpokenText: Equatable, Sendable {
  package var text: String
  /// From 0, slow, to 1, fast; 0.5 is usual.
  package var rate: Double
  /// From 0.5, low, to 2, high; 1 is usual.
  package var pitch: Double
  /// From 0, silent, to 1.
  package var volume: Double
  /// Of the voice, such as `en-US`; nil for that of the desktop.
  package var language: String?

  package init(text: String, rate: Double, pitch: Double, volume: Double, language: String?) {
    self.text = text
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.language = language
  }
}

/// What becomes of a text that is spoken.
package enum SpeechEvent: Equatable, Sendable {
  case started
  /// A word is next, as offsets of characters of UTF-16.
  case word(Range<Int>)
  case finished
  /// It was not spoken, or not to its end.
  case stopped
}
