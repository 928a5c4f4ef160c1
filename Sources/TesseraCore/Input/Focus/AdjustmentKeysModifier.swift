import Foundation

/// Lets keys change a value between two bounds while its view has the focus.
nonisolated package struct AdjustmentKeysModifier: WrapperModifier {
  let adjustment: SemanticsAdjustment

  package init(_ adjustment: SemanticsAdjustment) {
    self.adjustment = adjustment
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> AdjustmentKeysNode {
    AdjustmentKeysNode(adjustment, context)
  }

  @MainActor package func update(_ wrapper: AdjustmentKeysNode) {
    wrapper.adjustment = adjustment
  }
}

package final class AdjustmentKeysNode: ControlNode {
  var adjustment: SemanticsAdjustment

  init(_ adjustment: SemanticsAdjustment, _ context: NodeContext) {
    self.adjustment = adjustment
    super.init(context)
  }

  package override func keyWasPressed(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty else { return false }
    let bounds = adjustment.bounds
    let step = adjustment.usualStep
    switch press.key {
    case .upArrow: adjustment.move(by: step)
    case .downArrow: adjustment.move(by: -step)
    case .rightArrow: adjustment.move(by: isRightToLeft ? -step : step)
    case .leftArrow: adjustment.move(by: isRightToLeft ? step : -step)
    case .home: adjustment.set(bounds.lowerBound)
    case .end: adjustment.set(bounds.upperBound)
    default: return false
    }
    return true
  }

}
