/// Makes the audio graph of a view, and changes it with the view (CH25).
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Makes the audio graph, when it is first asked for.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Changes the audio graph after the view has changed. By default it stays as it is.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the audio graph as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the view as a chart, for assistive technology. A chart of Swift Charts does so by itself (CH25).
  ///
  /// - Parameter representable: makes the description, when it is first asked for.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    modifier(ChartRepresentableModifier(representable: representable))
  }

  /// The same, with a function, which is asked again after each change of the view.
  nonisolated package func chartDescription(
    _ make: @escaping @MainActor (EnvironmentValues) -> AXChartDescriptor
  ) -> some View {
    modifier(ChartDescriptionModifier(make: make))
  }
}

nonisolated private struct ChartRepresentableModifier<R: AXChartDescriptorRepresentable>: WrapperModifier {
  let representable: R

  @MainActor func makeWrapper(_ context: _NodeContext) -> ChartDescriptionNode {
    let node = ChartDescriptionNode(context)
    update(node)
    return node
  }

  @MainActor func update(_ wrapper: ChartDescriptionNode) {
    wrapper.receive { _ in
      representable.makeChartDescriptor()
    } change: {
      representable.updateChartDescriptor($0)
    }
  }
}

nonisolated private struct ChartDescriptionModifier: WrapperModifier {
  let make: @MainActor (EnvironmentValues) -> AXChartDescriptor

  @MainActor func makeWrapper(_ context: _NodeContext) -> ChartDescriptionNode {
    let node = ChartDescriptionNode(context)
    update(node)
    return node
  }

  @MainActor func update(_ wrapper: ChartDescriptionNode) {
    wrapper.receive(make, change: nil)
  }
}

/// Keeps the audio graph of a view.
private final class ChartDescriptionNode: WrapperNode {
  private var make: (@MainActor (EnvironmentValues) -> AXChartDescriptor)?
  private var change: (@MainActor (AXChartDescriptor) -> Void)?
  private var descriptor: AXChartDescriptor?
  private var isStale = false

  func receive(
    _ make: @escaping @MainActor (EnvironmentValues) -> AXChartDescriptor,
    change: (@MainActor (AXChartDescriptor) -> Void)?
  ) {
    self.make = make
    self.change = change
    isStale = true
  }

  private var current: AXChartDescriptor? {
    if let descriptor, isStale, let change {
      change(descriptor)
    } else if isStale || descriptor == nil {
      descriptor = make?(scope.values)
    }
    isStale = false
    return descriptor
  }

  override func describe(into builder: inout SemanticsBuilder) {
    let inner = builder.collectAll { super.describe(into: &$0) }
    for var element in inner.isEmpty ? [SemanticsElement(role: .other, node: self)] : inner {
      element.chart = { [self] in current }
      builder.add(element)
    }
  }
}
