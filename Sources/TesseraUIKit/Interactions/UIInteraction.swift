import Foundation
import SwiftUI

/// What is added to a view to have the user do something with it, such as to open a menu.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
  /// The view that it was added to; nil for none.
  var view: UIView? { get }

  /// It is about to be added to a view, or removed from one.
  func willMove(to view: UIView?)

  /// It was added to a view, or removed from one.
  func didMove(to view: UIView?)
}

/// The interactions of a view.
@MainActor
private final class UIViewInteractions {
  var all: [any UIInteraction] = []
}

extension UIView {
  /// The interactions of the view, in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { existingAttachment(UIViewInteractions.self)?.all ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, which leaves the view that it was added to. The view keeps it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachment { UIViewInteractions() }.all.append(interaction)
    if let handler = interaction as? any UIViewInteractionHandler { addInteractionHandler(handler) }
    interaction.didMove(to: self)
  }

  /// Removes an interaction; nothing happens if it is one of another view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    existingAttachment(UIViewInteractions.self)?.all.removeAll { $0 === interaction }
    if let handler = interaction as? any UIViewInteractionHandler { removeInteractionHandler(handler) }
    interaction.didMove(to: nil)
  }
}
