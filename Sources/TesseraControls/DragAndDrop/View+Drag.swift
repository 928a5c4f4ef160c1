import CoreTransferable
import TesseraCore

extension View {
  /// Lets the view be dragged, with a payload for the drop target.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    let payload = UncheckedSendable(payload)
    return modifier(DragSourceModifier { TransferItem(payload.value()) })
  }

  /// Lets the view be dragged, with a payload for the drop target. The view itself is the preview.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    let payload = UncheckedSendable(payload)
    return modifier(DragSourceModifier { TransferItem(payload.value()) })
  }

  /// Lets the view be dragged, with a payload for the drop target.
  @preconcurrency
  nonisolated public func onDrag(_ data: @escaping @MainActor () -> NSItemProvider) -> some View {
    modifier(DragSourceModifier { data().transferItem })
  }

  /// Lets the view be dragged, with a payload for the drop target. The view itself is the preview.
  @preconcurrency
  nonisolated public func onDrag<V: View>(
    _ data: @escaping @MainActor () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSourceModifier { data().transferItem })
  }

  /// Lets the view be dragged, with a payload for the drop target; a payload of nil for nothing.
  @preconcurrency
  nonisolated public func itemProvider(_ action: (@MainActor () -> NSItemProvider?)?) -> some View {
    modifier(DragSourceModifier { action?()?.transferItem })
  }
}
