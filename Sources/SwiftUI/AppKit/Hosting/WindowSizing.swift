import Foundation

/// A view that says how large a window can be whose content it is.
@MainActor
protocol WindowSizing {
  /// The size that is nearest to `size` of those that the view can have, in points.
  func windowSize(nearest size: CGSize) -> CGSize
}

// J282
extension NSHostingView: WindowSizing {
  func windowSize(nearest size: CGSize) -> CGSize {
    var result = size
    if sizingOptions.contains(.maxSize) {
      let largest = sizeOfContent(in: CGSize(width: CGFloat.infinity, height: .infinity))
      result = CGSize(width: min(result.width, largest.width), height: min(result.height, largest.height))
    }
    if sizingOptions.contains(.minSize) {
      let smallest = sizeOfContent(in: .zero)
      result = CGSize(width: max(result.width, smallest.width), height: max(result.height, smallest.height))
    }
    return result
  }
}
