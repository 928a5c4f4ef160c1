import Foundation
import TesseraCore

/// A question with one or two answers, as it was written before `alert(_:isPresented:actions:)`.
nonisolated public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// - Parameter dismissButton: nil for a button "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// A question with two answers.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// An answer to the question.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (@MainActor () -> Void)?

    /// An answer like any other.
    @preconcurrency
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }

    /// The answer that changes nothing.
    @preconcurrency
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// The answer that changes nothing: "Cancel".
    @preconcurrency
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text("Cancel"), action: action)
    }

    /// An answer that removes something.
    @preconcurrency
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// The buttons of a question that is described by values.
nonisolated struct AlertValueButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    // tessera:disable unstable-foreach-id - the buttons of a question are known by their place
    ForEach(buttons.indices, id: \.self) { index in
      TesseraControls.Button(role: buttons[index].role) {
        buttons[index].action?()
      } label: {
        buttons[index].label
      }
    }
  }
}

extension View {
  /// Presents an alert while `isPresented` is true.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return modifier(
      AlertModifier(
        isPresented: isPresented, style: .alert, title: alert.title,
        actions: AlertValueButtons(buttons: alert.buttons), message: alert.message))
  }

  /// Presents an alert about an item while there is one.
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let item = item
    let alert = item.wrappedValue.map(content)
    return modifier(
      AlertModifier(
        isPresented: item.isNotNil(), identity: item.wrappedValue.map { AnyHashable($0.id) }, style: .alert,
        title: alert?.title ?? Text(verbatim: ""), actions: AlertValueButtons(buttons: alert?.buttons ?? []),
        message: alert?.message))
  }

  /// Presents choices while `isPresented` is true.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    return modifier(
      AlertModifier(
        isPresented: isPresented, style: .dialog(titleVisibility: .visible), title: sheet.title,
        actions: AlertValueButtons(buttons: sheet.buttons), message: sheet.message))
  }

  /// Presents choices about an item while there is one.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return modifier(
      AlertModifier(
        isPresented: item.isNotNil(), identity: item.wrappedValue.map { AnyHashable($0.id) },
        style: .dialog(titleVisibility: .visible), title: sheet?.title ?? Text(verbatim: ""),
        actions: AlertValueButtons(buttons: sheet?.buttons ?? []), message: sheet?.message))
  }
}
