import Foundation
import TesseraCore

/// Presents a controller in a view of its own, in front of all else, for modules above.
@MainActor
package protocol ContainedPresentation: AnyObject {
  /// What lies in front of all else.
  var container: UIView { get }

  /// The container is there: moves the controller into place.
  ///
  /// - Parameters:
  ///   - animated: whether it moves.
  ///   - completion: called when it is there.
  func begin(animated: Bool, completion: @escaping () -> Void)

  /// Moves the controller away.
  ///
  /// - Parameters:
  ///   - animated: whether it moves.
  ///   - completion: takes the container away.
  func end(animated: Bool, completion: @escaping () -> Void)
}

/// Shows the container of a presentation in front of all else.
struct ContainedPresenter: ViewModifier {
  let contained: (any ContainedPresentation)?

  func body(content: Content) -> some View {
    content.modifier(
      PresentationModifier(
        presented: contained.map { ContainedFace(container: $0.container) },
        identity: contained.map { AnyHashable(ObjectIdentifier($0)) }))
  }
}

private struct ContainedFace: View {
  let container: UIView

  var body: some View {
    UIViewHost(container, in: withoutEvaluation { UIApplication.shared.windowOfViews })
      .semantics(.container(.sheet, nil))
  }
}
