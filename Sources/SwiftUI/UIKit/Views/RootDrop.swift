import CoreTransferable
import Foundation
import TesseraCore

/// Takes things that are dragged over a view, for modules above. Places are those of the root of the views.
@MainActor
package protocol UIViewDropTarget: AnyObject {
  /// Things came over the view.
  func dropDidEnter(_ moment: DropMoment)

  /// Things are over the view.
  ///
  /// - Returns: what would happen to them.
  func dropDidMove(_ moment: DropMoment) -> DropOperation

  /// Things left the view.
  func dropDidLeave(_ moment: DropMoment)

  /// Things were dropped.
  func drop(_ moment: DropMoment)
}

/// Finds out which of the views of a root takes what is dragged over it.
@MainActor
final class RootDrop {
  private weak var root: UIView?
  private var target: (any UIViewDropTarget)?

  init(_ root: UIView) {
    self.root = root
  }

  var handler: DropHandler {
    DropHandler(
      acceptsMoment: { [weak self] in self?.target(at: $0) != nil }, entered: { [weak self] in _ = self?.move($0) },
      updated: { [weak self] in self?.move($0) ?? .cancel }, exited: { [weak self] in self?.change(to: nil, $0) },
      perform: { [weak self] in self?.drop($0) ?? false })
  }

  private func target(at moment: DropMoment) -> (any UIViewDropTarget)? {
    root?.interaction(at: moment.location) { $0.dropTarget(for: moment.items, at: $1, in: $2) }
  }

  /// The same moment, at its place in the root.
  private func inRoot(_ moment: DropMoment) -> DropMoment {
    DropMoment(items: moment.items, location: root?.point(ofHost: moment.location) ?? moment.location)
  }

  private func move(_ moment: DropMoment) -> DropOperation {
    change(to: target(at: moment), moment)
    return target?.dropDidMove(inRoot(moment)) ?? .cancel
  }

  private func change(to new: (any UIViewDropTarget)?, _ moment: DropMoment) {
    guard new !== target else { return }
    target?.dropDidLeave(inRoot(moment))
    target = new
    new?.dropDidEnter(inRoot(moment))
  }

  private func drop(_ moment: DropMoment) -> Bool {
    guard let target else { return false }
    self.target = nil
    target.drop(inRoot(moment))
    return true
  }
}
