import SwiftUI

extension UIView {
  /// What the view looks like.
  public var layer: CALayer { attachment { ViewLayer(CALayer.make(for: self)) }.layer }
}

/// Keeps the layer of a view.
@MainActor
private final class ViewLayer {
  let layer: CALayer

  init(_ layer: CALayer) {
    self.layer = layer
  }
}
