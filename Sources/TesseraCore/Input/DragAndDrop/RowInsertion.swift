import CoreTransferable
import Foundation

/// Lets things be dropped between the rows of a collection (J365).
nonisolated struct RowInsertionModifier: WrapperModifier {
  /// How many elements are before the row; nil to find that out where the row is.
  let offset: Int?
  let accepts: @MainActor ([TransferItem]) -> Bool
  /// Gets how many elements are before the place, and what was dropped there.
  let insert: @MainActor (Int, [TransferItem]) -> Void

  @MainActor func makeWrapper(_ context: _NodeContext) -> RowInsertionNode {
    RowInsertionNode(self, context)
  }

  @MainActor func update(_ wrapper: RowInsertionNode) {
    wrapper.insertion = self
  }
}

/// A row, before or behind which things can be dropped: the nearer edge counts.
final class RowInsertionNode: DropTargetNode {
  var insertion: RowInsertionModifier
  /// Whether things would go behind the row; nil while nothing is over it.
  private var isBehind: Bool?

  init(_ insertion: RowInsertionModifier, _ context: NodeContext) {
    self.insertion = insertion
    super.init(DropTargetModifier(.refusing), context)
    modifier = DropTargetModifier(
      DropHandler(
        accepts: { [weak self] in self?.insertion.accepts($0) ?? false }, entered: { _ in },
        updated: { [weak self] in self?.update($0) ?? .cancel },
        exited: { [weak self] _ in self?.isBehind = nil },
        perform: { [weak self] in self?.drop($0) ?? false }))
  }

  private func update(_ moment: DropMoment) -> DropOperation {
    isBehind = moment.location.y >= size.height / 2
    return .copy
  }

  private func drop(_ moment: DropMoment) -> Bool {
    guard let offset = insertion.offset ?? offsetInCollection else { return false }
    insertion.insert(moment.location.y >= size.height / 2 ? offset + 1 : offset, moment.items)
    return true
  }

  /// How many elements of the `ForEach` are before the row.
  private var offsetInCollection: Int? {
    var node: ViewNode = self
    while let wrapper = node as? WrapperNode, wrapper.isDistributed, let inner = wrapper.child { node = inner }
    while let parent = node.parent, parent !== node {
      if let rows = parent as? any IdentifiedRows { return rows.offset(of: node) }
      if let row = parent as? any IdentifiedRow, let source = row.parent as? any RowSource {
        return source.index(of: row)
      }
      node = parent
    }
    return nil
  }

  override func renderDrop(into builder: inout DisplayListBuilder) {
    guard let isBehind else { return }
    let frame = frameInSurface
    let line = CGRect(x: frame.minX, y: (isBehind ? frame.maxY : frame.minY) - 1, width: frame.width, height: 2)
    builder.add(.fill(Path(line), TintShapeStyle().paint(in: scope.values, line), FillStyle()))
  }
}

extension View {
  /// Lets things be dropped between rows.
  ///
  /// - Parameter offset: how many elements are before this row; nil for rows of a `ForEach`, which knows it.
  @preconcurrency
  nonisolated package func rowInsertion(
    offset: Int?, accepts: @escaping @MainActor ([TransferItem]) -> Bool,
    insert: @escaping @MainActor (Int, [TransferItem]) -> Void
  ) -> some View {
    modifier(RowInsertionModifier(offset: offset, accepts: accepts, insert: insert))
  }

  /// The same, for a collection whose rows keep what they are.
  @preconcurrency
  nonisolated package func rowInsertions(
    accepts: @escaping @MainActor ([TransferItem]) -> Bool,
    insert: @escaping @MainActor (Int, [TransferItem]) -> Void
  ) -> some DynamicViewContent where Self: DynamicViewContent {
    modifier(RowInsertionModifier(offset: nil, accepts: accepts, insert: insert))
  }
}
