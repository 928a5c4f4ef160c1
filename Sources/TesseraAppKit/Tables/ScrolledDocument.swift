import Foundation
import SwiftUI

/// A document that follows what is seen of it.
@MainActor
protocol ScrolledDocument: NSView {
  /// What stands above the document and does not scroll up and down; nil for nothing.
  var header: NSView? { get }

  /// Another size of the document is seen, in points.
  func scrollViewDidTile(_ size: CGSize)

  /// Another part of the document is seen.
  func visibleRectDidChange()
}
