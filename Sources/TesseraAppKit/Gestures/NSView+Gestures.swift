import SwiftUI
import TesseraUIKit

/// The recognizers of a view, which keeps them.
@MainActor
private final class NSRecognizers {
  var recognizers: [NSGestureRecognizer] = []
}

extension NSView {
  /// The gesture recognizers of the view (J421).
  public var gestureRecognizers: [NSGestureRecognizer] {
    get { backing.existingAttachment(NSRecognizers.self)?.recognizers ?? [] }
    set {
      for recognizer in gestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a gesture recognizer; it leaves the view that it was attached to.
  public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    backing.attachment { NSRecognizers() }.recognizers.append(gestureRecognizer)
    backing.addGestureRecognizer(gestureRecognizer.backing)
  }

  /// Detaches a gesture recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    backing.removeGestureRecognizer(gestureRecognizer.backing)
    backing.existingAttachment(NSRecognizers.self)?.recognizers.removeAll { $0 === gestureRecognizer }
  }
}
