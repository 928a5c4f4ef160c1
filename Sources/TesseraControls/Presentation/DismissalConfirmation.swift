import TesseraCore

/// Hears which button of a question was pressed, after its action.
nonisolated struct DialogAnswer {
  let action: @MainActor (ButtonRole?) -> Void
}

nonisolated private struct DialogAnswerKey: EnvironmentKey {
  static var defaultValue: DialogAnswer? { nil }
}

nonisolated extension EnvironmentValues {
  /// Hears which button of a question was pressed; nil where nothing does.
  var dialogAnswer: DialogAnswer? {
    get { self[DialogAnswerKey.self] }
    set { self[DialogAnswerKey.self] = newValue }
  }
}

/// Asks the user before what the view is in is dismissed (J430).
@MainActor
final class DismissalGuard: CloseGuard {
  fileprivate(set) var asks = false
  fileprivate var present: (@MainActor () -> Void)?
  private var next: (@MainActor () -> Void)?

  nonisolated init() {}

  func ask(_ then: @escaping @MainActor () -> Void) {
    next = then
    present?()
  }

  /// The user answered.
  fileprivate func answer(_ role: ButtonRole?) {
    let then = next
    next = nil
    if role != .cancel { then?() }
  }
}

/// Presents a dialog when the user wants to dismiss what the view is in.
nonisolated private struct DismissalConfirmationModifier<Actions: View, Message: View>: ViewModifier {
  let title: Text
  let shouldPresent: Bool
  let actions: Actions
  let message: Message

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      DismissalConfirmation(title: title, shouldPresent: shouldPresent, actions: actions, message: message))
  }
}

private struct DismissalConfirmation<Actions: View, Message: View>: ViewModifier {
  let title: Text
  let shouldPresent: Bool
  let actions: Actions
  let message: Message

  @State private var asking = DismissalGuard()
  @State private var isPresented = false
  @Environment(\.surfaceAccess) private var surface
  @Environment(\.isInPresentation) private var isInPresentation

  init(title: Text, shouldPresent: Bool, actions: Actions, message: Message) {
    self.title = title
    self.shouldPresent = shouldPresent
    self.actions = actions
    self.message = message
  }

  func body(content: Content) -> some View {
    let (asking, surface) = (asking, surface)
    let isInPresentation = isInPresentation
    content
      .presentationPreference { if isInPresentation { $0.dismissalGuard = asking } }
      .modifier(
        AlertModifier(
          isPresented: $isPresented, style: .dialog(titleVisibility: .visible), title: title, actions: actions,
          message: message)
      )
      .environment(\.dialogAnswer, DialogAnswer { asking.answer($0) })
      .onUpdate(of: shouldPresent) { asking.asks = $0 }
      .onAppear {
        asking.present = { isPresented = true }
        if !isInPresentation { surface.setCloseGuard(asking, isThere: true) }
      }
      .onDisappear { surface.setCloseGuard(asking, isThere: false) }
  }
}

extension View {
  /// Asks before the user closes the window, or the sheet, cover or popover, that this view is in (J430).
  ///
  /// A button of the dialog does its action; then what was to be closed is closed, unless the button cancels. What the program
  /// closes itself is closed without a question.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the dialog, as in the functions below.
  ///   - shouldPresent: whether there is something to ask now.
  ///   - actions: the buttons. A button that cancels is there in any case.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks, with a message, before the user closes what this view is in (J430).
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks before the user closes what this view is in (J430).
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks, with a message, before the user closes what this view is in (J430).
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks before the user closes what this view is in (J430).
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(title, shouldPresent: shouldPresent, actions: actions) { EmptyView() }
  }

  /// Asks, with a message, before the user closes what this view is in (J430).
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DismissalConfirmationModifier(
        title: title, shouldPresent: shouldPresent, actions: actions(), message: message()))
  }
}
