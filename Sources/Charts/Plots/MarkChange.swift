import SwiftUI

/// What is said about the mark of an element.
nonisolated public struct MarkChange {
  var attributes: MarkAttributes
}
