import Foundation
import SwiftUI

/// The keys of an on-screen keyboard. Keyboards of computers have them all; on screens it makes no difference here.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// None is made large.
  case none = 0
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// Every letter.
  case allCharacters
}

/// Whether mistakes in words are corrected.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system does it.
  case `default` = 0
  /// They are not.
  case no
  /// They are.
  case yes
}

/// Whether words are checked.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system does it.
  case `default` = 0
  /// They are not.
  case no
  /// They are.
  case yes
}

/// What the return key is for.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`

  var label: SubmitLabel {
    switch self {
    case .go: .go
    case .join: .join
    case .next: .next
    case .route: .route
    case .search, .google, .yahoo: .search
    case .send: .send
    case .done: .done
    case .continue: .continue
    case .default, .emergencyCall: .return
    }
  }
}

/// How a text is changed in part.
package struct TextReplacement {
  package let range: NSRange
  package let string: String

  /// What leads from one text to another, as one replacement; nil if they are the same.
  package init?(from old: String, to new: String) {
    guard old != new else { return nil }
    let (before, after) = (Array(old.utf16), Array(new.utf16))
    var start = 0
    while start < min(before.count, after.count), before[start] == after[start] { start += 1 }
    var end = 0
    while end < min(before.count, after.count) - start,
      before[before.count - 1 - end] == after[after.count - 1 - end]
    { end += 1 }
    range = NSRange(location: start, length: before.count - start - end)
    string = String(decoding: after[start..<after.count - end], as: UTF16.self)
  }
}

extension UITextAutocapitalizationType {
  var textInput: TextInputAutocapitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}
