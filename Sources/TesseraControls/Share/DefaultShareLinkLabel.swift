import Foundation
import TesseraCore

/// The label of a share link that has no other.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  @MainActor public var body: some View {
    TesseraControls.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
