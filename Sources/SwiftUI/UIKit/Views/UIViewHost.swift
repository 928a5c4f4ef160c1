import Foundation
import TesseraCore

/// Shows a view of UIKit as the root of its views: it gets what surrounds it, and is touched.
package struct UIViewHost: View {
  private let view: UIView
  private let window: UIWindow?
  /// The window that the root is a part of, if that is not the foremost one of UIKit.
  private let outerWindow: UIWindow?
  /// Over which edges of the safe area it reaches, if it is the view of a controller that has this place.
  private let reach: Edge.Set?
  @Environment(\.self) private var environment
  @State private var origin = CGPoint.zero

  /// - Parameters:
  ///   - view: the root.
  ///   - window: the window that the root fills; nil for a part of the foremost one.
  ///   - reach: over which edges of the safe area the root reaches where it touches them, leading standing for left; nil
  ///     if it stays where it is put, and so does all in it.
  package init(_ view: UIView, in window: UIWindow? = nil, reaching reach: Edge.Set? = nil) {
    self.view = view
    self.window = window
    outerWindow = nil
    self.reach = reach ?? (window == nil ? nil : .all)
  }

  /// - Parameters:
  ///   - view: the root.
  ///   - window: the window that the root is a part of.
  init(_ view: UIView, partOf window: UIWindow) {
    self.view = view
    self.window = nil
    outerWindow = window
    reach = []
  }

  package var body: some View {
    UIViewFace(view)
      .onUpdate(of: surroundings) { view.setHost($0) }
      .contentShape(UIViewArea(view: view))
      .gesture(TouchGesture { TouchSession(on: view) })
      .modifier(UIViewInteractionModifier(root: view))
      .onContinuousHover { phase in
        if case .active(let place) = phase { view.pointerMoved(to: place) } else { view.pointerMoved(to: nil) }
      }
      .modifier(KeySourceModifier { [view] press, comesFirst in view.takesKey(press, comesFirst: comesFirst) })
      .onGeometryChange(for: CGPoint.self) {
        $0.frame(in: .global).origin
      } action: {
        origin = $0
      }
      .onRemoval { view.setHost(nil) }
      .modifier(
        SafeAreaFillingModifier(
          edges: view.keepsInSafeArea ? [] : reach ?? [], passesOn: reach != nil && view.keepsInSafeArea
        ) { [view] in view.takeCoverage(UIEdgeInsets($0)) })
  }

  private var surroundings: UIViewSurroundings {
    UIViewSurroundings(
      window: window ?? outerWindow ?? UIApplication.shared.windowOfViews,
      traitCollection: UITraitCollection(environment),
      tintColor: environment.accentColor.map { UIColor($0) },
      origin: origin, dismiss: environment.dismiss)
  }
}

/// Tells a view of UIKit, which shows nothing, of the touches on a view of SwiftUI.
package struct UIViewTouches: ViewModifier {
  private let view: UIView
  @Environment(\.self) private var environment
  @State private var frame = CGRect.zero

  /// - Parameter view: a root, which takes the size of what is modified.
  package init(_ view: UIView) {
    self.view = view
  }

  package func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frame = $0
        view.takeSize($0.size)
      }
      .onUpdate(of: surroundings) { view.setHost($0) }
      .gesture(TouchGesture { TouchSession(on: view) })
      .onRemoval { view.setHost(nil) }
  }

  private var surroundings: UIViewSurroundings {
    UIViewSurroundings(
      window: UIApplication.shared.windowOfViews, traitCollection: UITraitCollection(environment),
      tintColor: environment.accentColor.map { UIColor($0) }, origin: frame.origin, dismiss: environment.dismiss)
  }
}

/// Shows the views in a window that belong to no controller, in front of those of its controller.
struct UIWindowOverlay: View {
  let window: UIWindow

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = window.layerModel.follow()
    UIViewParts(view: window, revision: window.layerModel.revision, isRoot: true)
      .contentShape(UIViewArea(view: window))
      .gesture(TouchGesture { TouchSession(on: window) })
      .modifier(UIViewInteractionModifier(root: window))
      .ignoresSafeArea()
  }
}

/// Where the views of a root can be touched.
nonisolated private struct UIViewArea: Shape {
  let view: UIView

  func path(in rect: CGRect) -> Path {
    MainActor.assumeIsolated {
      guard view.isUserInteractionEnabled, !view.isHidden else { return Path() }
      guard view is UIWindow else { return Path(rect) }
      var path = Path()
      for subview in view.subviews { path.addRect(subview.frame) }
      return path
    }
  }
}
