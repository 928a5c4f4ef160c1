import Foundation
import SwiftUI
import TesseraUIKit

/// A view of AppKit among what views of SwiftUI show.
struct RepresentableNSView<Base: NSViewRepresentable>: Representable {
  let base: Base

  init(_ base: Base) {
    self.base = base
  }

  private func context(_ coordinator: Base.Coordinator, _ moment: RepresentableMoment) -> Base.Context {
    Base.Context(coordinator: coordinator, transaction: moment.transaction, environment: moment.environment)
  }

  func makeCoordinator() -> Base.Coordinator { base.makeCoordinator() }

  func make(_ coordinator: Base.Coordinator, _ moment: RepresentableMoment) -> Base.NSViewType {
    base.makeNSView(context: context(coordinator, moment))
  }

  func update(_ object: Base.NSViewType, _ coordinator: Base.Coordinator, _ moment: RepresentableMoment) {
    base.updateNSView(object, context: context(coordinator, moment))
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ object: Base.NSViewType, _ coordinator: Base.Coordinator,
    _ moment: RepresentableMoment
  ) -> CGSize? {
    base.sizeThatFits(proposal, nsView: object, context: context(coordinator, moment))
  }

  func dismantle(_ object: Base.NSViewType, _ coordinator: Base.Coordinator) {
    Base.dismantleNSView(object, coordinator: coordinator)
  }

  func view(of object: Base.NSViewType) -> UIView { object.backing }

  func host(of object: Base.NSViewType) -> NSViewHost { NSViewHost(object) }
}

/// A controller of AppKit among what views of SwiftUI show.
struct RepresentableNSController<Base: NSViewControllerRepresentable>: Representable {
  let base: Base

  init(_ base: Base) {
    self.base = base
  }

  private func context(_ coordinator: Base.Coordinator, _ moment: RepresentableMoment) -> Base.Context {
    Base.Context(coordinator: coordinator, transaction: moment.transaction, environment: moment.environment)
  }

  func makeCoordinator() -> Base.Coordinator { base.makeCoordinator() }

  func make(_ coordinator: Base.Coordinator, _ moment: RepresentableMoment) -> Base.NSViewControllerType {
    base.makeNSViewController(context: context(coordinator, moment))
  }

  func update(_ object: Base.NSViewControllerType, _ coordinator: Base.Coordinator, _ moment: RepresentableMoment) {
    base.updateNSViewController(object, context: context(coordinator, moment))
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ object: Base.NSViewControllerType, _ coordinator: Base.Coordinator,
    _ moment: RepresentableMoment
  ) -> CGSize? {
    base.sizeThatFits(proposal, nsViewController: object, context: context(coordinator, moment))
  }

  func dismantle(_ object: Base.NSViewControllerType, _ coordinator: Base.Coordinator) {
    Base.dismantleNSViewController(object, coordinator: coordinator)
  }

  func view(of object: Base.NSViewControllerType) -> UIView { object.view.backing }

  func host(of object: Base.NSViewControllerType) -> NSViewHost { NSViewHost(object.view) }
}
