import Foundation
import TesseraCore

extension View {
  /// Presents a dialog with choices while `isPresented` is true (F24).
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .dialog(titleVisibility: titleVisibility), title: Text(titleKey),
        actions: actions(), message: EmptyView()))
  }

  /// Presents a dialog with choices and a message while `isPresented` is true (F24).
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .dialog(titleVisibility: titleVisibility), title: Text(titleKey),
        actions: actions(), message: message()))
  }

  /// Presents a dialog with choices about `data` while `isPresented` is true; without data, it has no contents (F24).
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .dialog(titleVisibility: titleVisibility), title: Text(titleKey),
        actions: data.map(actions),
        message: EmptyView()))
  }

  /// Presents a dialog with choices and a message about `data` while `isPresented` is true; without data, it has no
  /// contents (F24).
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .dialog(titleVisibility: titleVisibility), title: Text(titleKey),
        actions: data.map(actions),
        message: data.map(message)))
  }

  /// Presents a dialog with choices about an item while there is one (F25).
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: item.isNotNil(), style: .dialog(titleVisibility: titleVisibility), title: Text(titleKey),
        actions: item.wrappedValue.map(actions),
        message: EmptyView()))
  }

  /// Presents a dialog with choices and a message about an item while there is one (F25).
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: item.isNotNil(), style: .dialog(titleVisibility: titleVisibility), title: Text(titleKey),
        actions: item.wrappedValue.map(actions),
        message: item.wrappedValue.map(message)))
  }

  /// Presents a dialog with choices while `isPresented` is true (F24).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .dialog(titleVisibility: titleVisibility), title: Text(title),
        actions: actions(), message: EmptyView()))
  }

  /// Presents a dialog with choices and a message while `isPresented` is true (F24).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .dialog(titleVisibility: titleVisibility), title: Text(title),
        actions: actions(), message: message()))
  }

  /// Presents a dialog with choices about `data` while `isPresented` is true; without data, it has no contents (F24).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .dialog(titleVisibility: titleVisibility), title: Text(title),
        actions: data.map(actions),
        message: EmptyView()))
  }

  /// Presents a dialog with choices and a message about `data` while `isPresented` is true; without data, it has no
  /// contents (F24).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .dialog(titleVisibility: titleVisibility), title: Text(title),
        actions: data.map(actions),
        message: data.map(message)))
  }

  /// Presents a dialog with choices about an item while there is one (F25).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: item.isNotNil(), style: .dialog(titleVisibility: titleVisibility), title: Text(title),
        actions: item.wrappedValue.map(actions),
        message: EmptyView()))
  }

  /// Presents a dialog with choices and a message about an item while there is one (F25).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: item.isNotNil(), style: .dialog(titleVisibility: titleVisibility), title: Text(title),
        actions: item.wrappedValue.map(actions),
        message: item.wrappedValue.map(message)))
  }

  /// Presents a dialog with choices while `isPresented` is true (F24).
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .dialog(titleVisibility: titleVisibility), title: title, actions: actions(),
        message: EmptyView()))
  }

  /// Presents a dialog with choices and a message while `isPresented` is true (F24).
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .dialog(titleVisibility: titleVisibility), title: title, actions: actions(),
        message: message()))
  }

  /// Presents a dialog with choices about `data` while `isPresented` is true; without data, it has no contents (F24).
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .dialog(titleVisibility: titleVisibility), title: title,
        actions: data.map(actions),
        message: EmptyView()))
  }

  /// Presents a dialog with choices and a message about `data` while `isPresented` is true; without data, it has no
  /// contents (F24).
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .dialog(titleVisibility: titleVisibility), title: title,
        actions: data.map(actions),
        message: data.map(message)))
  }

  /// Presents a dialog with choices about an item while there is one (F25).
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: item.isNotNil(), style: .dialog(titleVisibility: titleVisibility), title: title,
        actions: item.wrappedValue.map(actions),
        message: EmptyView()))
  }

  /// Presents a dialog with choices and a message about an item while there is one (F25).
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: item.isNotNil(), style: .dialog(titleVisibility: titleVisibility), title: title,
        actions: item.wrappedValue.map(actions),
        message: item.wrappedValue.map(message)))
  }
}
