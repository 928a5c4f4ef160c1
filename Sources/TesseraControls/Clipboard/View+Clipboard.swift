import CoreTransferable
import TesseraCore
import UniformTypeIdentifiers

// All of these act while the focus is in the view, if the focused view, such as a field, does not handle the keys.

extension View {
  /// Provides what is copied.
  ///
  /// - Parameter payload: what is put on the clipboard; nothing happens while it is empty.
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    let payload = UncheckedSendable(payload)
    return modifier(KeyCommandModifier(.copy { payload.value().map { TransferItem($0) } }))
  }

  /// Provides what is cut.
  ///
  /// - Parameter action: removes something and returns it for the clipboard; an empty result does not change the
  ///   clipboard.
  @preconcurrency
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor () -> [T]
  ) -> some View {
    modifier(KeyCommandModifier(.cut { action().map { TransferItem($0) } }))
  }

  /// Takes values of a type that are pasted.
  ///
  /// - Parameters:
  ///   - action: gets the values.
  ///   - validator: returns those that are wanted; if there are none, `action` does not run.
  @preconcurrency
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor ([T]) -> Void,
    validator: @escaping @MainActor ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      KeyCommandModifier(
        .paste { items in
          guard items.contains(where: { $0.canLoad(T.self) }) else { return false }
          items.loadAll(T.self) { values in
            let wanted = validator(values)
            if !wanted.isEmpty { action(wanted) }
          }
          return true
        }))
  }

  /// Provides what is copied. Without an action the view lets the keys pass.
  @preconcurrency
  nonisolated public func onCopyCommand(
    perform payloadAction: (@MainActor () -> [NSItemProvider])?
  ) -> some View {
    modifier(KeyCommandModifier(payloadAction.map { action in .copy { action().map(\.transferItem) } }))
  }

  /// Provides what is cut, and removes it. Without an action the view lets the keys pass.
  @preconcurrency
  nonisolated public func onCutCommand(
    perform payloadAction: (@MainActor () -> [NSItemProvider])?
  ) -> some View {
    modifier(KeyCommandModifier(payloadAction.map { action in .cut { action().map(\.transferItem) } }))
  }

  /// Takes pasted things that are available in one of some types.
  @preconcurrency
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Takes pasted things that are available in one of some types.
  ///
  /// - Parameter validator: makes what is wanted of them; nil if nothing is, and the keys pass.
  @preconcurrency
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping @MainActor ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping @MainActor (Payload) -> Void
  ) -> some View {
    modifier(
      KeyCommandModifier(
        .paste { items in
          let providers = items.filter { $0.conforms(to: supportedContentTypes) }.map { NSItemProvider($0) }
          guard !providers.isEmpty, let payload = validator(providers) else { return false }
          payloadAction(payload)
          return true
        }))
  }

  /// The spelling of earlier SDKs.
  @preconcurrency
  nonisolated public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.map { UTType(importedAs: $0) }, perform: payloadAction)
  }
}
