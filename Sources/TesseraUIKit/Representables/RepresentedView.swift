import Foundation
import SwiftUI
import TesseraCore

/// What views and controllers of UIKit have in common when views of SwiftUI show them.
@MainActor
package protocol Representable {
  associatedtype Object: AnyObject
  associatedtype Coordinator
  associatedtype Host: View

  func makeCoordinator() -> Coordinator
  func make(_ coordinator: Coordinator, _ moment: RepresentableMoment) -> Object
  func update(_ object: Object, _ coordinator: Coordinator, _ moment: RepresentableMoment)
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ object: Object, _ coordinator: Coordinator, _ moment: RepresentableMoment
  ) -> CGSize?
  func dismantle(_ object: Object, _ coordinator: Coordinator)
  func view(of object: Object) -> UIView
  /// Shows the object.
  func host(of object: Object) -> Host
}

extension Representable {
  func host(of object: Object) -> UIViewHost { UIViewHost(view(of: object)) }
}

/// The circumstances of an update.
package struct RepresentableMoment {
  package let transaction: Transaction
  package let environment: EnvironmentValues
}

struct RepresentableView<Base: UIViewRepresentable>: Representable {
  let base: Base

  init(_ base: Base) {
    self.base = base
  }

  private func context(_ coordinator: Base.Coordinator, _ moment: RepresentableMoment) -> Base.Context {
    Base.Context(coordinator: coordinator, transaction: moment.transaction, environment: moment.environment)
  }

  func makeCoordinator() -> Base.Coordinator { base.makeCoordinator() }

  func make(_ coordinator: Base.Coordinator, _ moment: RepresentableMoment) -> Base.UIViewType {
    base.makeUIView(context: context(coordinator, moment))
  }

  func update(_ object: Base.UIViewType, _ coordinator: Base.Coordinator, _ moment: RepresentableMoment) {
    base.updateUIView(object, context: context(coordinator, moment))
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ object: Base.UIViewType, _ coordinator: Base.Coordinator,
    _ moment: RepresentableMoment
  ) -> CGSize? {
    base.sizeThatFits(proposal, uiView: object, context: context(coordinator, moment))
  }

  func dismantle(_ object: Base.UIViewType, _ coordinator: Base.Coordinator) {
    Base.dismantleUIView(object, coordinator: coordinator)
  }

  func view(of object: Base.UIViewType) -> UIView { object }
}

struct RepresentableController<Base: UIViewControllerRepresentable>: Representable {
  let base: Base

  init(_ base: Base) {
    self.base = base
  }

  private func context(_ coordinator: Base.Coordinator, _ moment: RepresentableMoment) -> Base.Context {
    Base.Context(coordinator: coordinator, transaction: moment.transaction, environment: moment.environment)
  }

  func makeCoordinator() -> Base.Coordinator { base.makeCoordinator() }

  func make(_ coordinator: Base.Coordinator, _ moment: RepresentableMoment) -> Base.UIViewControllerType {
    base.makeUIViewController(context: context(coordinator, moment))
  }

  func update(_ object: Base.UIViewControllerType, _ coordinator: Base.Coordinator, _ moment: RepresentableMoment) {
    base.updateUIViewController(object, context: context(coordinator, moment))
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ object: Base.UIViewControllerType, _ coordinator: Base.Coordinator,
    _ moment: RepresentableMoment
  ) -> CGSize? {
    base.sizeThatFits(proposal, uiViewController: object, context: context(coordinator, moment))
  }

  func dismantle(_ object: Base.UIViewControllerType, _ coordinator: Base.Coordinator) {
    Base.dismantleUIViewController(object, coordinator: coordinator)
  }

  func view(of object: Base.UIViewControllerType) -> UIView { object.view }
}

/// What a representable made; it lives as long as the view does.
@MainActor
final class RepresentedObject<Base: Representable> {
  var object: Base.Object!
  var coordinator: Base.Coordinator!
  /// The value of the last update.
  var base: Base!
  var moment: RepresentableMoment!
  /// Tells the view that its size may be another one.
  let sizes = FollowedObject()
  /// Counts the reasons to ask for the size.
  var revision = 0

  /// Makes the object if it is not there, and updates it.
  func update(_ base: Base, _ moment: RepresentableMoment) {
    self.base = base
    self.moment = moment
    if object == nil {
      let coordinator = base.makeCoordinator()
      self.coordinator = coordinator
      object = base.make(coordinator, moment)
      view.hostedSizeDidChange = { [weak self] in self?.sizeDidChange() }
    }
    base.update(object, coordinator, moment)
    revision += 1
  }

  var view: UIView { base.view(of: object) }

  private func sizeDidChange() {
    revision += 1
    sizes.didChange()
  }

  func dismantle() {
    guard let object else { return }
    view.hostedSizeDidChange = nil
    base.dismantle(object, coordinator)
  }
}

/// Shows what a representable makes, and updates it when something changed that the update reads.
package struct RepresentedView<Base: Representable>: View {
  private let representable: Base
  @StateObject private var storage = RepresentedObjectStorage<Base>()
  @Environment(\.self) private var environment

  package init(representable: Base) {
    self.representable = representable
  }

  package var body: some View {
    let object = storage.object
    // tessera:disable side-effect-in-body - J24: the update of a representable takes the place of a body
    let _: Void = object.update(
      representable, RepresentableMoment(transaction: currentUpdate, environment: environment))
    SizedView(object: object)
      .onRemoval { object.dismantle() }
  }

  /// The transaction of the update that is going on.
  private var currentUpdate: Transaction { environment.surfaceAccess.updateTransaction }
}

/// Keeps the object in the state of a view.
private final class RepresentedObjectStorage<Base: Representable>: ObservableObject {
  @MainActor lazy var object = RepresentedObject<Base>()

  nonisolated init() {}
}

/// Gives a view of UIKit the size that it wants.
private struct SizedView<Base: Representable>: View {
  let object: RepresentedObject<Base>

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the size
    let _: Void = object.sizes.follow()
    RepresentableLayout(object: object, revision: object.revision) { object.base.host(of: object.object) }
  }
}

/// J25: asks the representable for its size, and else its view.
private struct RepresentableLayout<Base: Representable>: Layout {
  let object: RepresentedObject<Base>
  let revision: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated {
      object.base.sizeThatFits(proposal, object.object, object.coordinator, object.moment)
        ?? object.view.size(for: proposal)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

extension UIView {
  /// J25: the size that the view takes when it is offered another one.
  func size(for proposal: ProposedViewSize) -> CGSize {
    updateConstraintsIfNeeded()
    guard let engine = root.constraintEngine, let fitting = fittingSize(.zero, engine) else {
      let content = intrinsicContentSize
      let width = length(proposal.width, content: content.width, .horizontal)
      let height = width.isFinite ? heightForWidth?(width) ?? content.height : content.height
      return CGSize(width: width, height: length(proposal.height, content: height, .vertical))
    }
    // What is offered counts as far as the constraints inside allow.
    let width = length(proposal.width, content: fitting.width, .horizontal)
    let target = CGSize(width: width, height: 0)
    let height = engine.fittingSize(of: self, target, Self.offered, .fittingSizeLevel)?.height ?? fitting.height
    let offered = CGSize(width: width, height: length(proposal.height, content: height, .vertical))
    return engine.fittingSize(of: self, offered, Self.offered, Self.offered) ?? fitting
  }

  /// The priority of a size that a view of SwiftUI offers: only required constraints come first.
  private static let offered = UILayoutPriority.required - 1

  private func fittingSize(_ target: CGSize, _ engine: any UIViewConstraintEngine) -> CGSize? {
    engine.fittingSize(of: self, target, .fittingSizeLevel, .fittingSizeLevel)
  }

  private func length(_ proposed: CGFloat?, content: CGFloat, _ axis: UILayoutConstraintAxis) -> CGFloat {
    guard content >= 0, content.isFinite else { return proposed ?? 0 }
    guard let proposed else { return content }
    if proposed > content {
      return contentHuggingPriority(for: axis) > .defaultLow ? content : proposed
    }
    return contentCompressionResistancePriority(for: axis) < .defaultHigh ? proposed : content
  }
}
