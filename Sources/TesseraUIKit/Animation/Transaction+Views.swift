import SwiftUI

extension Transaction {
  /// Runs changes of views of UIKit with the animation of this transaction, if it has one.
  @MainActor package func animateViews(_ changes: () -> Void, completion: (() -> Void)?) {
    guard let animation else {
      changes()
      completion?()
      return
    }
    withAnimation(animation, changes) { completion?() }
  }
}
