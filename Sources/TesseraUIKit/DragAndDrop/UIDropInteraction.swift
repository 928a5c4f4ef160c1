import CoreTransferable
import Foundation
import SwiftUI
import TesseraCore

/// Takes things that the user drops on a view (J102).
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
  /// Decides about the things. It is not kept.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  public private(set) weak var view: UIView?
  private var session: ViewDrop?

  /// An interaction whose delegate decides about the things.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}

extension UIDropInteraction: UIViewInteractionHandler, UIViewDropTarget {
  package func dropTarget(
    for items: [TransferItem], at point: CGPoint, in view: UIView
  ) -> (any UIViewDropTarget)? {
    let session = session ?? ViewDrop(items, over: view)
    return delegate?.dropInteraction(self, canHandle: session) == true ? self : nil
  }

  package func dropDidEnter(_ moment: DropMoment) {
    guard let view else { return }
    let session = ViewDrop(moment.items, over: view)
    session.place = moment.location
    self.session = session
    delegate?.dropInteraction(self, sessionDidEnter: session)
  }

  package func dropDidMove(_ moment: DropMoment) -> DropOperation {
    guard let session else { return .cancel }
    session.place = moment.location
    return delegate?.dropInteraction(self, sessionDidUpdate: session).operation.operation ?? .cancel
  }

  package func dropDidLeave(_ moment: DropMoment) {
    guard let session else { return }
    self.session = nil
    session.place = moment.location
    delegate?.dropInteraction(self, sessionDidExit: session)
    delegate?.dropInteraction(self, sessionDidEnd: session)
  }

  package func drop(_ moment: DropMoment) {
    guard let session else { return }
    self.session = nil
    session.place = moment.location
    delegate?.dropInteraction(self, performDrop: session)
    delegate?.dropInteraction(self, sessionDidEnd: session)
  }
}

/// Things that are over a view.
@MainActor
private final class ViewDrop: UIDropSession {
  let items: [UIDragItem]
  let localDragSession: (any UIDragSession)?
  private weak var view: UIView?
  /// In the coordinates of the root of the views.
  var place = CGPoint.zero

  init(_ items: [TransferItem], over view: UIView) {
    self.view = view
    let local = ViewDrag.current
    localDragSession = local
    self.items = local?.items ?? items.map { UIDragItem(itemProvider: NSItemProvider($0)) }
  }

  var allowsMoveOperation: Bool { localDragSession?.allowsMoveOperation ?? false }

  func location(in view: UIView) -> CGPoint { self.view?.root.convert(place, to: view) ?? place }
}

/// Decides about things that are dragged over a view. All methods may be left out, but nothing is taken without the one that says
/// what would happen.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether things can be dropped there at all; true if it is left out.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

  /// Things came over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// What would happen to the things where they are; nothing if it is left out.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// Things left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// Things were dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// Nothing more will be told of the things.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }

  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}

  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}

  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}

  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

extension UIDropSession {
  /// Makes objects of a class of the things, as far as they can be made.
  ///
  /// - Parameter completion: gets the objects, in the order of the things, once all are there.
  public func loadObjects<T: NSItemProviderReading & Sendable>(
    ofClass aClass: T.Type, completion: @escaping @MainActor @Sendable ([T]) -> Void
  ) {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let loading = LoadingObjects<T>(count: providers.count, completion)
    for (index, provider) in providers.enumerated() {
      _ = provider.loadObject(ofClass: aClass) { object, _ in
        MainActor.assumeIsolated { loading.take(object, at: index) }
      }
    }
  }
}

/// Collects objects that are made one by one.
@MainActor
private final class LoadingObjects<T: Sendable> {
  private var objects: [Int: T] = [:]
  private var missing: Int
  private let completion: @MainActor ([T]) -> Void

  init(count: Int, _ completion: @escaping @MainActor ([T]) -> Void) {
    missing = count
    self.completion = completion
    if count == 0 { completion([]) }
  }

  func take(_ object: T?, at index: Int) {
    objects[index] = object
    missing -= 1
    if missing == 0 { completion(objects.sorted { $0.key < $1.key }.map(\.value)) }
  }
}
