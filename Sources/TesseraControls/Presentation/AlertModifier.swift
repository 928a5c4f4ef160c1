import Foundation
import TesseraCore

/// Presents an alert or a dialog while a binding is true (F24).
nonisolated struct AlertModifier<Actions: View, Message: View>: ViewModifier {
  var isPresented: Binding<Bool>
  var identity: AnyHashable?
  var style: AlertStyle
  var title: Text
  var actions: Actions
  var message: Message

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      PresentationModifier(
        presented: isPresented.wrappedValue
          ? AlertFrame(style: style, title: title, actions: actions, message: message) {
            isPresented.wrappedValue = false
          } : nil,
        identity: identity, keepsContents: true))
  }
}

/// The two kinds of questions.
nonisolated enum AlertStyle: Equatable {
  case alert
  /// Rises from the bottom, with a button to leave it.
  case dialog(titleVisibility: Visibility)
}

/// An alert or a dialog with what is around it.
struct AlertFrame<Actions: View, Message: View>: View {
  let style: AlertStyle
  let title: Text
  let actions: Actions
  let message: Message
  let dismiss: @MainActor () -> Void

  @State private var target = DismissTarget()
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.idiom) private var idiom
  @Environment(\.dialogOptions) private var options

  init(
    style: AlertStyle, title: Text, actions: Actions, message: Message, dismiss: @escaping @MainActor () -> Void
  ) {
    self.style = style
    self.title = title
    self.actions = actions
    self.message = message
    self.dismiss = dismiss
  }

  var body: some View {
    ZStack(alignment: style == .alert || idiom == .desktop ? .center : .bottom) {
      ModalBackdrop(
        opacity: ModalBackdrop.opacity(colorScheme), onTap: style == .alert || idiom == .desktop ? nil : dismiss)
      if idiom == .desktop {
        DesktopAlert(isQuestion: style != .alert, title: title, actions: actions, message: message, dismiss: dismiss)
          .modifier(PresentedPartModifier(.card(.approaching)))
      } else if case .dialog(let titleVisibility) = style {
        DialogCard(title: titleVisibility == .visible ? title : nil, name: title, actions: actions, message: message)
          .modifier(PresentedPartModifier(.card(.rising)))
      } else {
        AlertCard(title: title, actions: actions, message: message)
          .modifier(PresentedPartModifier(.card(.approaching)))
      }
    }
    .modifier(TerminationGuard(isOn: options.preventsTermination))
    .buttonStyle(AlertButtonStyle(isInDialog: style != .alert, target: target))
    .textFieldStyle(.roundedBorder)
    .modifier(PlainEnvironment())
    .onUpdate(of: dismiss) { target.action = $0 }
  }
}

/// Resets the styles of texts and controls around a presentation: alerts have the same style everywhere.
nonisolated struct PlainEnvironment: EnvironmentModifier {
  func write(to values: inout EnvironmentValues) {
    values.text = TextEnvironment()
    values.setPlatformForeground(nil)
    values.fields.backgroundStyle = nil
    values.isEnabled = true
    values.fields.isPartOfControl = false
  }
}

/// Remarks of the parts of an alert.
nonisolated enum AlertPart {
  case button(ButtonRole?, AlertChoice)
}

nonisolated struct AlertPartKey: ViewTraitKey {
  typealias Value = AlertPart
}

@MainActor
extension ViewElement {
  var isAlertButton: Bool { trait(AlertPartKey.self) != nil }

  var isCancelButton: Bool {
    if case .button(let role, _)? = trait(AlertPartKey.self) { role == .cancel } else { false }
  }
}

/// A question in the middle of the screen.
struct AlertCard<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message

  @Environment(\.colorScheme) private var colorScheme

  private let width: CGFloat = 270

  var body: some View {
    ElementReader(actions) { elements in
      VStack(spacing: 0) {
        AlertTexts(title: title.font(.headline), message: message.font(.footnote))
          .padding(EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16))
        ForEach(elements.filter { !$0.isAlertButton }) { field in
          field.padding(EdgeInsets(top: 0, leading: 16, bottom: 14, trailing: 16))
        }
        AlertButtons(elements: elements.filter(\.isAlertButton))
      }
    }
    .frame(width: width)
    .background(AlertColors.card(colorScheme), in: RoundedRectangle(cornerRadius: 14))
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .semantics(.container(.alert, title))
  }
}

/// The title and the message of a question.
struct AlertTexts<Title: View, Message: View>: View {
  let title: Title?
  let message: Message

  var body: some View {
    VStack(spacing: 3) {
      DialogIcon()
      title
      message
      DialogSuppressionToggle()
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }
}

/// The buttons of an alert: two side by side, otherwise in a column with the one that cancels last (F24).
private struct AlertButtons: View {
  let elements: [ViewElement]

  var body: some View {
    if elements.isEmpty {
      AlertLine(axis: .horizontal)
      Button("OK") {}
    } else if elements.count == 2 {
      AlertLine(axis: .horizontal)
      AlertPair(first: sorted[1], second: sorted[0])
    } else {
      ForEach(sorted) { element in
        AlertLine(axis: .horizontal)
        element
      }
    }
  }

  /// The one that cancels last. Of two, the second is drawn first.
  private var sorted: [ViewElement] {
    let cancelling = elements.filter(\.isCancelButton)
    guard elements.count == 2, cancelling.isEmpty else {
      return elements.filter { !$0.isCancelButton } + cancelling
    }
    return [elements[1], elements[0]]
  }
}

private struct AlertPair: View {
  let first: ViewElement
  let second: ViewElement

  var body: some View {
    HStack(spacing: 0) {
      first
      AlertLine(axis: .vertical).frame(height: AlertButtonAppearance<EmptyView>.alertHeight)
      second
    }
  }
}

/// A hairline between the parts of a question.
struct AlertLine: View {
  let axis: Axis

  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    Color(system: .separator)
      .frame(width: axis == .vertical ? pixelLength : nil, height: axis == .horizontal ? pixelLength : nil)
      .semantics(.hidden(true))
  }
}

/// The colors of questions.
nonisolated enum AlertColors {
  static func card(_ colorScheme: ColorScheme) -> Color {
    colorScheme == .dark ? Color(red: 0.15, green: 0.15, blue: 0.16) : Color(red: 0.95, green: 0.95, blue: 0.96)
  }
}
