import Foundation
import TesseraCore

extension View {
  /// Presents an alert while `isPresented` is true (F24).
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .alert, title: Text(titleKey), actions: actions(), message: EmptyView()))
  }

  /// Presents an alert and a message while `isPresented` is true (F24).
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .alert, title: Text(titleKey), actions: actions(), message: message()))
  }

  /// Presents an alert about `data` while `isPresented` is true; without data, it has no contents (F24).
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .alert, title: Text(titleKey), actions: data.map(actions),
        message: EmptyView()))
  }

  /// Presents an alert and a message about `data` while `isPresented` is true; without data, it has no contents (F24).
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .alert, title: Text(titleKey), actions: data.map(actions),
        message: data.map(message)))
  }

  /// Presents an alert about an item while there is one (F25).
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: item.isNotNil(), style: .alert, title: Text(titleKey), actions: item.wrappedValue.map(actions),
        message: EmptyView()))
  }

  /// Presents an alert and a message about an item while there is one (F25).
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: item.isNotNil(), style: .alert, title: Text(titleKey), actions: item.wrappedValue.map(actions),
        message: item.wrappedValue.map(message)))
  }

  /// Presents an alert while `isPresented` is true (F24).
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .alert, title: Text(title), actions: actions(), message: EmptyView()))
  }

  /// Presents an alert and a message while `isPresented` is true (F24).
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .alert, title: Text(title), actions: actions(), message: message()))
  }

  /// Presents an alert about `data` while `isPresented` is true; without data, it has no contents (F24).
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .alert, title: Text(title), actions: data.map(actions),
        message: EmptyView()))
  }

  /// Presents an alert and a message about `data` while `isPresented` is true; without data, it has no contents (F24).
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .alert, title: Text(title), actions: data.map(actions),
        message: data.map(message)))
  }

  /// Presents an alert about an item while there is one (F25).
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: item.isNotNil(), style: .alert, title: Text(title), actions: item.wrappedValue.map(actions),
        message: EmptyView()))
  }

  /// Presents an alert and a message about an item while there is one (F25).
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: item.isNotNil(), style: .alert, title: Text(title), actions: item.wrappedValue.map(actions),
        message: item.wrappedValue.map(message)))
  }

  /// Presents an alert while `isPresented` is true (F24).
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .alert, title: title, actions: actions(), message: EmptyView()))
  }

  /// Presents an alert and a message while `isPresented` is true (F24).
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .alert, title: title, actions: actions(), message: message()))
  }

  /// Presents an alert about `data` while `isPresented` is true; without data, it has no contents (F24).
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .alert, title: title, actions: data.map(actions),
        message: EmptyView()))
  }

  /// Presents an alert and a message about `data` while `isPresented` is true; without data, it has no contents (F24).
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .alert, title: title, actions: data.map(actions),
        message: data.map(message)))
  }

  /// Presents an alert about an item while there is one (F25).
  nonisolated public func alert<A: View, T>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: item.isNotNil(), style: .alert, title: title, actions: item.wrappedValue.map(actions),
        message: EmptyView()))
  }

  /// Presents an alert and a message about an item while there is one (F25).
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: item.isNotNil(), style: .alert, title: title, actions: item.wrappedValue.map(actions),
        message: item.wrappedValue.map(message)))
  }

  /// Presents an alert about an error while `isPresented` is true; its title is the error's description.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented.onlyIf(error != nil), style: .alert, title: Text(verbatim: error?.title ?? ""),
        actions: actions(), message: EmptyView()))
  }

  /// Presents an alert about an error, with a message, while `isPresented` is true.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented.onlyIf(error != nil), style: .alert, title: Text(verbatim: error?.title ?? ""),
        actions: error.map(actions), message: error.map(message)))
  }
}

extension LocalizedError {
  fileprivate var title: String { errorDescription ?? localizedDescription }
}

nonisolated extension Binding {
  /// Whether there is a value; false takes it away.
  func isNotNil<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    // Bindings are used on the main actor only.
    nonisolated(unsafe) let optional = self
    return Binding<Bool>(
      get: { optional.wrappedValue != nil }, set: { if !$0 { optional.wrappedValue = nil } })
  }
}

nonisolated extension Binding where Value == Bool {
  /// The value where a condition holds, false elsewhere.
  fileprivate func onlyIf(_ condition: Bool) -> Binding<Bool> {
    condition ? self : Binding(get: { false }, set: { wrappedValue = $0 })
  }
}
