import SwiftUI

extension UINib {
  /// Makes a view of the file when one is wanted.
  func maker() -> () -> UIView {
    {
      guard let view = self.instantiate(withOwner: nil).first as? UIView else {
        fatalError("A nib for reuse has a view first.")
      }
      return view
    }
  }
}
