import Foundation
import TesseraCore

/// Shows a view of UIKit with all that is in it.
package struct UIViewFace: View {
  private let view: UIView
  /// Whether a layer or view of UIKit around it says where it lies; else it is the root and fills what it is offered.
  private let isPlaced: Bool

  package init(_ view: UIView, isPlaced: Bool = false) {
    self.view = view
    self.isPlaced = isPlaced
  }

  package var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = view.layerModel.follow()
    UIViewController.presenting(view.controller) {
      LayerFace(view.layerModel) {
        UIViewParts(view: view, revision: view.layerModel.revision, isRoot: !isPlaced)
      }
      .allowsHitTesting(view.isUserInteractionEnabled)
      .modifier(UIViewSemanticsModifier(semantics: view.semantics))
      .preferredScheme(of: view)
    }
    .transition(view.transition)
  }
}

/// A view of UIKit with all that is in it, for a picture: no controller is told that its view is shown.
package struct UIViewPicture: View {
  private let view: UIView

  package init(_ view: UIView) {
    self.view = view
  }

  package var body: some View {
    UIViewFace(view, isPlaced: true).environment(\.isPictureOfView, true)
  }
}

nonisolated private enum PictureOfViewKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether views of UIKit are drawn for a picture.
  var isPictureOfView: Bool {
    get { self[PictureOfViewKey.self] }
    set { self[PictureOfViewKey.self] = newValue }
  }
}

/// What a view of UIKit draws, what it hosts, and the views in it.
struct UIViewParts: View {
  let view: UIView
  let revision: Int
  let isRoot: Bool

  var body: some View {
    UIViewFill(view: isRoot ? view : nil, revision: revision) {
      UIViewDrawing(view: view, drawing: view.layerModel.drawing)
      if let content = view.layerModel.content { content }
      if let content = view.hostedContent {
        tinted(content)
          .safeAreaPadding(EdgeInsets(view.keepsInSafeArea ? view.safeAreaInsets : .zero))
          .environment(\.layoutDirection, view.traitCollection.environment.layoutDirection)
      }
      if let arrangement = view.arrangement { arrangement(UIViewStack(view)) } else { UIViewStack(view) }
    }
  }

  private func tinted(_ content: AnyView) -> AnyView {
    view.explicitTint.map { AnyView(content.tint(Color($0))) } ?? content
  }
}

/// The views in a view of UIKit, each at its frame.
package struct UIViewStack: View {
  private let view: UIView
  private let revision: Int

  init(_ view: UIView) {
    self.view = view
    revision = view.layerModel.revision
  }

  package var body: some View {
    UIViewPlacement(view: view, revision: revision) {
      ForEach(view.subviews.map(SubviewIdentity.init)) { subview in
        UIViewFace(subview.view, isPlaced: true)
      }
    }
    // Frames of UIKit begin at the left edge in all languages.
    .environment(\.layoutDirection, .leftToRight)
  }
}

private struct SubviewIdentity: Identifiable {
  let view: UIView

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(view) }
}

/// Fills what it is offered, and so does all in it. For a root, that is its size, and the views in it are laid out.
private struct UIViewFill: Layout {
  let view: UIView?
  let revision: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if let view {
      MainActor.assumeIsolated {
        view.takeSize(bounds.size)
        view.layoutIfNeeded()
      }
    }
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// Places the views in a view of UIKit at their frames.
private struct UIViewPlacement: Layout {
  let view: UIView
  let revision: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    MainActor.assumeIsolated {
      // Where the views are arranged otherwise, that moves them.
      let origin = view.arrangement == nil ? view.layerModel.bounds.origin : .zero
      for (subview, face) in zip(view.subviews, subviews) {
        let frame = subview.layerModel.untransformedFrame
        face.place(
          at: CGPoint(x: bounds.minX + frame.minX - origin.x, y: bounds.minY + frame.minY - origin.y),
          proposal: ProposedViewSize(frame.size))
      }
    }
  }
}

/// What a view of UIKit draws itself.
private struct UIViewDrawing: View, Equatable {
  let view: UIView
  let drawing: Int

  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.view === right.view && left.drawing == right.drawing
  }

  var body: some View {
    Canvas { context, size in
      CurrentDrawing.draw(into: context, size: size) { context in
        let bounds = view.bounds
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UITraitCollection.$ofDrawing.withValue(view.traitCollection) { view.draw(bounds) }
      }
    }
    .allowsHitTesting(false)
  }
}

/// The surroundings that a view of UIKit chooses.
nonisolated private struct TraitOverrides: EnvironmentModifier {
  let scheme: ColorScheme?
  let change: (any UITraitChange)?

  func write(to values: inout EnvironmentValues) {
    change?.write(to: &values)
    if let scheme { values.colorScheme = scheme }
  }
}

extension View {
  /// Light or dark, and more, as a view of UIKit demands.
  fileprivate func preferredScheme(of view: UIView) -> some View {
    modifier(TraitOverrides(scheme: view.overrideUserInterfaceStyle.colorScheme, change: view.traitOverride))
  }
}

/// Gives a view what assistive technology gets of it.
private struct UIViewSemanticsModifier: ViewModifier {
  let semantics: UIViewSemantics

  func body(content: Content) -> some View {
    if semantics == UIViewSemantics() {
      content
    } else {
      elements(content)
        .accessibilityHidden(semantics.hidesElements)
        .modifier(OptionalSemantics(semantics.label.map { .label(Text(verbatim: $0)) }))
        .modifier(OptionalSemantics(semantics.value.map { .value(Text(verbatim: $0)) }))
        .modifier(OptionalSemantics(semantics.hint.map { .hint(Text(verbatim: $0)) }))
        .modifier(OptionalSemantics(semantics.traits.isEmpty ? nil : .addedTraits(semantics.traits)))
        .modifier(OptionalSemantics(semantics.identifier.map { .identifier($0) }))
        .modifier(ActionSemantics(actions: semantics.actions[...]))
    }
  }

  @ViewBuilder private func elements(_ content: Content) -> some View {
    switch semantics.isElement {
    case true?: content.accessibilityElement(children: .combine)
    case false? where semantics.label != nil: content.accessibilityElement(children: .contain)
    default: content
    }
  }
}

/// Adds the actions of a view, one after another.
private struct ActionSemantics: ViewModifier {
  let actions: ArraySlice<UIViewAction>

  func body(content: Content) -> some View {
    if let action = actions.last {
      AnyView(
        content
          .semantics(.action(name: Text(verbatim: action.name), kind: .default, action.perform))
          .modifier(ActionSemantics(actions: actions.dropLast())))
    } else {
      content
    }
  }
}

private struct OptionalSemantics: ViewModifier {
  let property: SemanticsProperty?

  init(_ property: SemanticsProperty?) {
    self.property = property
  }

  func body(content: Content) -> some View {
    if let property { content.semantics(property) } else { content }
  }
}
