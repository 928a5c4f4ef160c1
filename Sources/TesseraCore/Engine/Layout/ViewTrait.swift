import Foundation

/// The key of a value that a view offers to its container, through all modifiers in between.
nonisolated package protocol ViewTraitKey {
  associatedtype Value
}

nonisolated package struct TraitModifier<Key: ViewTraitKey>: WrapperModifier {
  var value: Key.Value

  @MainActor package func makeWrapper(_ context: _NodeContext) -> TraitNode<Key> {
    TraitNode(value, context)
  }

  @MainActor package func update(_ wrapper: TraitNode<Key>) {
    wrapper.receive(value)
  }
}

/// Offers a trait to its container.
package final class TraitNode<Key: ViewTraitKey>: WrapperNode {
  private var value: Key.Value

  init(_ value: Key.Value, _ context: NodeContext) {
    self.value = value
    super.init(context)
  }

  func receive(_ newValue: Key.Value) {
    let isEqual = ValueComparison.areEqual(value, newValue)
    value = newValue
    if !isEqual { reportTraits() }
  }

  override func trait<Other: ViewTraitKey>(_ key: Other.Type) -> Other.Value? {
    key == Key.self ? value as? Other.Value : super.trait(key)
  }
}

extension LayoutNode {
  /// Notifies the container of this element that a trait changed.
  final func reportTraits() {
    var node: LayoutNode = self
    while let current = node.layoutParent {
      if let host = current as? ElementHostNode {
        host.listener?.traitsDidChange()
        return
      }
      guard current is WrapperNode else { return }
      node = current
    }
    node.reportToSource()
  }

  /// No container shows the element at present. Notifies the one that might.
  private func reportToSource() {
    var node: ViewNode = self
    while let parent = node.parent, parent !== node, !(parent is LayoutNode) {
      if parent is ElementSourceNode { return parent.childElementsDidChange() }
      node = parent
    }
  }
}

extension View {
  /// Sets a trait for the container that shows this view. The innermost value of a key wins.
  nonisolated package func trait<Key: ViewTraitKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> ModifiedContent<Self, TraitModifier<Key>> {
    modifier(TraitModifier<Key>(value: value))
  }
}

/// A trait that is combined with the values of the same key further in.
nonisolated package struct AccumulatedTraitModifier<Key: ViewTraitKey>: WrapperModifier {
  var change: (Key.Value?) -> Key.Value

  @MainActor package func makeWrapper(_ context: _NodeContext) -> AccumulatedTraitNode<Key> {
    AccumulatedTraitNode(change, context)
  }

  @MainActor package func update(_ wrapper: AccumulatedTraitNode<Key>) {
    wrapper.change = change
    wrapper.reportTraits()
  }
}

package final class AccumulatedTraitNode<Key: ViewTraitKey>: WrapperNode {
  var change: (Key.Value?) -> Key.Value

  init(_ change: @escaping (Key.Value?) -> Key.Value, _ context: NodeContext) {
    self.change = change
    super.init(context)
  }

  override func trait<Other: ViewTraitKey>(_ key: Other.Type) -> Other.Value? {
    key == Key.self ? change(super.trait(Key.self)) as? Other.Value : super.trait(key)
  }
}

extension View {
  /// Combines a value with those of the same trait further in.
  nonisolated package func accumulatedTrait<Key: ViewTraitKey>(
    _ key: Key.Type, _ change: @escaping (Key.Value?) -> Key.Value
  ) -> some View {
    modifier(AccumulatedTraitModifier<Key>(change: change))
  }
}
