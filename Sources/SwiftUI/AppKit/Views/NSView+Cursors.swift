import Foundation
import TesseraCore

/// The parts of a view over which the pointer has a form of its own.
@MainActor
private final class CursorAreas {
  var areas: [(rect: CGRect, style: PointerStyle)] = []
}

extension NSView {
  /// Gives the pointer a form over a part of the view, in its coordinates.
  package func addCursorArea(_ rect: CGRect, _ style: PointerStyle) {
    backing.attachment { CursorAreas() }.areas.append((rect, style))
  }

  /// Takes the forms away that the pointer has over the view.
  package func removeCursorAreas() {
    backing.existingAttachment(CursorAreas.self)?.areas = []
  }

  /// Has the view say again over which parts the pointer has forms of its own.
  package func resetCursorAreas() {
    removeCursorAreas()
    if window != nil { resetCursorRects() }
  }

  /// The form of the pointer over the innermost view that gives it one.
  ///
  /// - Parameter place: in the coordinates of the root's backing.
  func cursorStyle(at place: CGPoint) -> PointerStyle? {
    guard !isHidden else { return nil }
    if let style = subviews.reversed().lazy.compactMap({ $0.cursorStyle(at: place) }).first { return style }
    guard let areas = backing.existingAttachment(CursorAreas.self)?.areas, !areas.isEmpty else { return nil }
    let point = point(fromBacking: backing.convert(place, from: backing.root))
    return areas.last { $0.rect.contains(point) }?.style
  }
}

/// The form of the pointer over the views of a root.
@MainActor
final class RootPointer {
  let followed = FollowedObject()
  var style: PointerStyle? {
    didSet { if style != oldValue { followed.didChange() } }
  }
}

/// Shows the form of the pointer over the views of a root.
struct RootPointerStyle: ViewModifier {
  let root: RootPointer

  func body(content: Content) -> some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the pointer
    let _: Void = root.followed.follow()
    content.pointerStyle(root.style)
  }
}
