import Foundation
import SwiftUI
import TesseraCore

/// Has animations of views begin where the views were before, also if nothing has shown that yet (J96).
///
/// What shows a layer is evaluated once for all changes until the next frame. A view that was just added, or made
/// transparent, would be shown at once as it is at the end of the animation.
@MainActor
enum AnimationStart {
  /// A layer, and what it was before the changes.
  @MainActor
  private struct Start {
    let model: LayerModel
    let position: CGPoint
    let isPlaced: Bool
    var look: LayerPresentation

    init(_ model: LayerModel) {
      self.model = model
      position = model.position
      isPlaced = !model.bounds.isEmpty
      look = LayerPresentation(model)
    }

    /// Whether nothing shows the layer as it was, although it is in a window. Layers with animations of their own are left
    /// to those.
    var isPending: Bool {
      guard model.presentation == nil, model.ticker == nil, model.view?.window != nil else { return false }
      guard let shown = model.shown else { return isPlaced }
      return shown.look != look
    }
  }

  /// Makes changes with an animation.
  static func animate(_ animation: Animation, _ changes: () -> Void, completion: @escaping () -> Void) {
    if AnimationCapture.takes(changes, completion: completion) { return }
    let group = CompletionGroup()
    group.completion = completion
    var starts: [ObjectIdentifier: Start] = [:]
    let outer = LayerModel.recorder
    LayerModel.recorder = { model in
      outer?(model)
      guard starts[ObjectIdentifier(model)] == nil else { return }
      let start = Start(model)
      starts[ObjectIdentifier(model)] = start
      if start.isPending { model.isHeldBack = true }
    }
    // The end of what is shown already is told at once where nothing of it changes.
    group.enter()
    withAnimation(animation, changes) { group.leave() }
    LayerModel.recorder = outer
    begin(starts.values.filter(\.model.isHeldBack), animation, group)
    group.leave()
  }

  /// Shows layers as they were, and then has them move.
  private static func begin(_ starts: [Start], _ animation: Animation, _ group: CompletionGroup) {
    guard !starts.isEmpty else { return }
    for var start in starts {
      start.model.isHeldBack = false
      // A view that is shown is moved by the layout.
      if start.model.shown == nil {
        start.look.offset = CGSize(
          width: start.position.x - start.model.position.x, height: start.position.y - start.model.position.y)
      }
      start.model.presentation = start.look
      start.model.didChange()
    }
    group.enter()
    let move: @MainActor () -> Void = {
      withAnimation(animation) {
        for start in starts { start.model.presentation = nil }
      } completion: {
        group.leave()
      }
    }
    starts[0].model.view?.runWhenShown(move)
  }
}
