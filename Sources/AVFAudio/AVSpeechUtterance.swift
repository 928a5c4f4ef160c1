// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to be spoken, and how.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The text with its attributes, which change nothing of how it is spoken.
  public let attributedSpeechString: NSAttributedString
  /// The voice; nil for that of the desktop.
  open var voice: AVSpeechSynthesisVoice?
  /// From 0, slow, to 1, fast; what is outside of that becomes the nearer bound.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// From 0.5, low, to 2, high; what is outside of that becomes the nearer bound.
  open var pitchMultiplier: Float = 1
  /// From 0, silent, to 1; what is outside of that becomes the nearer bound.
  open var volume: Float = 1
  /// Seconds of silence before it.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds of silence after it.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whether the user's settings of assistive technology come before those of the program. Desktops do not tell them.
  open var prefersAssistiveTechnologySettings = false

  /// A text to be spoken by the usual voice, at the usual rate.
  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
    super.init()
  }

  /// A text to be spoken by the usual voice, at the usual rate.
  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
    super.init()
  }
}
