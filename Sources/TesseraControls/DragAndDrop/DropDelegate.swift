import TesseraCore

/// Decides what happens to things that are dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether things can be dropped here at all.
  func validateDrop(info: DropInfo) -> Bool

  /// Things were dropped.
  ///
  /// - Returns: whether they were taken.
  func performDrop(info: DropInfo) -> Bool

  /// Things came over the view.
  func dropEntered(info: DropInfo)

  /// Things are moved over the view.
  ///
  /// - Returns: what would happen to them here; nil for the last proposal, which is a copy at first.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Things left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }

  public func dropEntered(info: DropInfo) {}

  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  public func dropExited(info: DropInfo) {}
}
