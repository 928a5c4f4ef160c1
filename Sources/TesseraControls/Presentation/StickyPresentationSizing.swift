import Foundation
import TesseraCore

/// Never makes a sheet smaller than it was, along one or both axes (J431).
nonisolated struct StickyPresentationSizing: PresentationSizing {
  let base: any PresentationSizing
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    base.proposedSize(for: root, context: context)
  }

  /// The size of a sheet that had another one before.
  func size(_ new: CGSize, after old: CGSize) -> CGSize {
    CGSize(
      width: horizontal ? max(new.width, old.width) : new.width,
      height: vertical ? max(new.height, old.height) : new.height)
  }
}

extension PresentationSizing {
  /// This sizing, but a sheet that grew does not become smaller again while it is there (J431).
  ///
  /// - Parameters:
  ///   - horizontal: whether its width only grows.
  ///   - vertical: whether its height only grows.
  nonisolated public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickyPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}
