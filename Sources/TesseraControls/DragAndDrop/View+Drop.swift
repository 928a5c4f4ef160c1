import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

extension View {
  /// Lets values of a type be dropped on the view.
  ///
  /// - Parameters:
  ///   - action: gets the values and where they were dropped, in the view's own space. It returns whether it took them.
  ///   - isTargeted: called when an acceptable item enters the view, and when it leaves.
  @preconcurrency
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropTargetModifier(
        DropHandler(
          accepts: { $0.contains { $0.canLoad(T.self) } }, entered: { _ in isTargeted(true) },
          updated: { _ in .copy }, exited: { _ in isTargeted(false) },
          perform: { moment in
            // A target that has to read first accepts before that.
            var isTaken = true
            moment.items.loadAll(T.self) { isTaken = action($0, moment.location) }
            return isTaken
          })))
  }

  /// Lets things be dropped on the view that are available in one of some types.
  ///
  /// - Parameters:
  ///   - isTargeted: is true while something that can be dropped is over the view.
  ///   - action: gets the things and returns whether it took them.
  @preconcurrency
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets things be dropped on the view that are available in one of some types.
  ///
  /// - Parameters:
  ///   - isTargeted: is true while something that can be dropped is over the view.
  ///   - action: gets the things and where they were dropped, in the view's own space. It returns whether it took them.
  @preconcurrency
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropTargetModifier(
        DropHandler(
          accepts: { $0.contains { $0.conforms(to: supportedContentTypes) } },
          entered: { _ in isTargeted?.wrappedValue = true }, updated: { _ in .copy },
          exited: { _ in isTargeted?.wrappedValue = false },
          perform: { moment in
            let info = DropInfo(moment)
            return action(info.itemProviders(for: supportedContentTypes), info.location)
          })))
  }

  /// Lets things be dropped on the view that are available in one of some types; a delegate decides about them.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    let delegate = UncheckedSendable(delegate)
    return modifier(
      DropTargetModifier(
        DropHandler(
          accepts: { items in
            items.contains { $0.conforms(to: supportedContentTypes) }
              && delegate.value.validateDrop(info: DropInfo(DropMoment(items: items, location: .zero)))
          }, entered: { delegate.value.dropEntered(info: DropInfo($0)) },
          updated: { moment in
            guard let proposal = delegate.value.dropUpdated(info: DropInfo(moment)) else { return .copy }
            let isOwn = moment.session?.localSession != nil
            return isOwn ? proposal.operation : proposal.operationOutsideApplication ?? proposal.operation
          },
          exited: { delegate.value.dropExited(info: DropInfo($0)) },
          perform: { delegate.value.performDrop(info: DropInfo($0)) })))
  }

  /// The spelling of earlier SDKs.
  @preconcurrency
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// The spelling of earlier SDKs.
  @preconcurrency
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// The spelling of earlier SDKs.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
  }
}

extension View {
  /// Lets values of a type be dropped on the view (J368).
  ///
  /// - Parameters:
  ///   - isEnabled: whether things can be dropped now.
  ///   - action: gets the values, and the drag.
  @_disfavoredOverload @preconcurrency
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping @MainActor (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    modifier(
      DropTargetModifier(
        DropHandler(
          accepts: { items in isEnabled && items.contains { $0.canLoad(T.self) } }, entered: { _ in },
          updated: { _ in .copy }, exited: { _ in },
          perform: { moment in
            guard let session = moment.session else { return false }
            moment.items.loadAll(T.self) { action($0, session) }
            return true
          })))
  }
}
