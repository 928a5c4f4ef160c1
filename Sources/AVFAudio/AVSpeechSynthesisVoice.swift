import Foundation

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// The usual quality.
  case `default` = 1
  /// A better quality; no voice has it here.
  case enhanced = 2
  /// The best quality; no voice has it here.
  case premium = 3
}

/// A voice for a language: the one that the desktop has for it.
open class AVSpeechSynthesisVoice: NSObject {
  /// A code such as `en-US`.
  public let language: String

  /// The desktop's voice for a language.
  ///
  /// - Parameter language: a code such as `en-US`; nil for the language of the program's locale.
  /// - Returns: nil for an empty text. Which languages the desktop speaks is not known: others are spoken as its own.
  public init?(language: String?) {
    let language = language ?? AVSpeechSynthesisVoice.currentLanguageCode()
    guard !language.isEmpty else { return nil }
    self.language = language
    super.init()
  }

  /// The voice with an identifier of ``identifier``; nil for those of other systems.
  public convenience init?(identifier: String) {
    guard identifier.hasPrefix(AVSpeechSynthesisVoice.prefix) else { return nil }
    self.init(language: String(identifier.dropFirst(AVSpeechSynthesisVoice.prefix.count)))
  }

  private static let prefix = "desktop."

  /// What names the voice.
  open var identifier: String { AVSpeechSynthesisVoice.prefix + language }
  /// The code of its language.
  open var name: String { language }
  /// Always the usual one.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }

  /// None: desktops do not tell which voices they have.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }

  /// The language of the program's locale, such as `en-US`.
  open class func currentLanguageCode() -> String {
    Locale.current.identifier(.bcp47)
  }
}
