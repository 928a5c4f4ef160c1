import Foundation
import TesseraCore

/// A question in the middle of a window of a desktop: an icon, the title, the message and the buttons (DK19).
struct DesktopAlert<Actions: View, Message: View>: View {
  /// Whether there is always a way to leave it, as in a confirmation dialog.
  let isQuestion: Bool
  let title: Text
  let actions: Actions
  let message: Message
  let dismiss: @MainActor () -> Void

  @Environment(\.colorScheme) private var colorScheme

  init(
    isQuestion: Bool, title: Text, actions: Actions, message: Message, dismiss: @escaping @MainActor () -> Void
  ) {
    self.isQuestion = isQuestion
    self.title = title
    self.actions = actions
    self.message = message
    self.dismiss = dismiss
  }

  private static var width: CGFloat { 260 }

  var body: some View {
    ElementReader(actions) { elements in
      let buttons = elements.filter(\.isAlertButton)
      VStack(spacing: 10) {
        DesktopAlertTexts(title: title, message: message)
        ForEach(elements.filter { !$0.isAlertButton }) { $0 }
        DesktopAlertButtons(elements: buttons, addsCancel: isQuestion && !buttons.contains(where: \.isCancelButton))
          .padding(.top, 6)
      }
      .modifier(DefaultKeyModifier(choice: Self.defaultChoice(of: buttons), dismiss: buttons.isEmpty ? dismiss : nil))
      .onUpdate(of: Self.defaultElement(of: buttons)?.id) { id in
        for button in buttons { button.alertChoice?.isDefault = button.id == id }
      }
    }
    .padding(16)
    .frame(width: Self.width)
    .background(AlertColors.card(colorScheme), in: outline)
    .overlay { outline.strokeBorder(ControlColors.separator, lineWidth: 0.5).allowsHitTesting(false) }
    .background(outline.fill(AlertColors.card(colorScheme)).shadow(color: .black.opacity(0.3), radius: 20, y: 8))
    .semantics(.container(isQuestion ? .dialog : .alert, title))
  }

  private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: 10, style: .continuous) }

  /// The first button that neither cancels nor destroys; the one that cancels where all others destroy.
  private static func defaultElement(of buttons: [ViewElement]) -> ViewElement? {
    buttons.first { $0.alertRole == nil } ?? buttons.first { $0.isCancelButton }
  }

  private static func defaultChoice(of buttons: [ViewElement]) -> AlertChoice? {
    defaultElement(of: buttons)?.alertChoice
  }
}

@MainActor
extension ViewElement {
  fileprivate var alertChoice: AlertChoice? {
    if case .button(_, let choice)? = trait(AlertPartKey.self) { choice } else { nil }
  }

  fileprivate var alertRole: ButtonRole? {
    if case .button(let role, _)? = trait(AlertPartKey.self) { role } else { nil }
  }
}

/// The icon, the title and the message of a question.
private struct DesktopAlertTexts<Message: View>: View {
  let title: Text
  let message: Message

  @Environment(\.dialogOptions) private var options

  init(title: Text, message: Message) {
    self.title = title
    self.message = message
  }

  var body: some View {
    VStack(spacing: 8) {
      if options.icon == nil, options.severity != .critical {
        AlertProgramIcon()
      } else {
        DialogIcon()
      }
      title.font(.headline)
      message.font(.subheadline)
      DialogSuppressionToggle()
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }
}

/// The icon of the program in a question.
private struct AlertProgramIcon: View {
  var body: some View {
    Image(systemName: "exclamationmark.bubble.fill")
      .resizable().scaledToFit()
      .frame(width: 32, height: 32)
      .foregroundStyle(Color.white)
      .frame(width: 56, height: 56)
      .background(.tint, in: RoundedRectangle(cornerRadius: 13, style: .continuous))
      .semantics(.hidden(true))
  }
}

/// The buttons of a question: two side by side with the one that cancels first, others below each other with it last.
private struct DesktopAlertButtons: View {
  let elements: [ViewElement]
  let addsCancel: Bool

  var body: some View {
    if elements.isEmpty, !addsCancel {
      Button("OK") {}
    } else if elements.count == 2, !addsCancel {
      HStack(spacing: 8) { ForEach(pair) { $0 } }
    } else {
      VStack(spacing: 6) {
        ForEach(elements.filter { !$0.isCancelButton } + elements.filter(\.isCancelButton)) { $0 }
        if addsCancel { Button("Cancel", role: .cancel) {} }
      }
    }
  }

  private var pair: [ViewElement] {
    let cancelling = elements.filter(\.isCancelButton)
    return cancelling.isEmpty ? elements.reversed() : cancelling + elements.filter { !$0.isCancelButton }
  }
}

/// How a button of a question appears on a desktop.
struct DesktopAlertButton<Label: View>: View {
  let role: ButtonRole?
  let isDefault: Bool
  let isPressed: Bool
  let label: Label

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .font(.body)
      .lineLimit(1)
      .modifier(PlatformForeground(style: isEnabled ? foreground : ButtonTint.disabled))
      .opacity(ButtonTint.opacity(isEnabled: isEnabled))
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: DesktopMetrics.height(.large))
      .modifier(
        DesktopBezel(
          RoundedRectangle(cornerRadius: 6), fill: isDefault ? AnyShapeStyle(.tint) : nil, isPressed: isPressed)
      )
      .contentShape(Rectangle())
  }

  private var foreground: AnyShapeStyle {
    if isDefault { return AnyShapeStyle(Color.white) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
  }
}

/// Has the Return key press the default button of a question, and both keys leave one without buttons.
private struct DefaultKeyModifier: ViewModifier {
  let choice: AlertChoice?
  let dismiss: (@MainActor () -> Void)?

  func body(content: Content) -> some View {
    content
      .background {
        Button("") { if let choice { choice.act?() } else { dismiss?() } }
          .buttonStyle(.plain)
          .keyboardShortcut(.defaultAction)
          .opacity(0)
          .frame(width: 0, height: 0)
          .allowsHitTesting(false)
          .semantics(.hidden(true))
      }
      .modifier(KeyCommandModifier(dismiss.map { .leavePresentation($0) }))
  }
}
