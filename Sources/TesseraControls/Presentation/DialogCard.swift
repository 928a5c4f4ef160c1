import Foundation
import TesseraCore

/// Choices that rise from the bottom, with one to leave them (F24).
struct DialogCard<Actions: View, Message: View>: View {
  let title: Text?
  /// What the dialog is called, whether that is shown or not.
  let name: Text
  let actions: Actions
  let message: Message

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dialogOptions) private var options

  private let margin: CGFloat = 8
  private let maximumWidth: CGFloat = 400

  var body: some View {
    ElementReader(actions) { elements in
      VStack(spacing: margin) {
        card { choices(elements.filter { !$0.isCancelButton }) }
        card { cancelButton(elements.first(where: \.isCancelButton)) }
      }
    }
    .padding(.horizontal, margin)
    .padding(.bottom, margin)
    .frame(maxWidth: maximumWidth)
    .semantics(.container(.dialog, name))
  }

  private func choices(_ elements: [ViewElement]) -> some View {
    VStack(spacing: 0) {
      if title != nil || Message.self != EmptyView.self || hasOptions {
        AlertTexts(title: title?.fontWeight(.semibold), message: message)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .padding(EdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16))
        if !elements.isEmpty { AlertLine(axis: .horizontal) }
      }
      ForEach(elements) { element in
        if element.id != elements.first?.id { AlertLine(axis: .horizontal) }
        element
      }
    }
  }

  private var hasOptions: Bool {
    options.icon != nil || options.severity == .critical || options.suppression != nil
  }

  @ViewBuilder
  private func cancelButton(_ element: ViewElement?) -> some View {
    if let element {
      element
    } else {
      Button("Cancel", role: .cancel) {}
    }
  }

  private func card<Card: View>(@ViewBuilder _ content: () -> Card) -> some View {
    content()
      .frame(maxWidth: .infinity)
      .background(AlertColors.card(colorScheme), in: RoundedRectangle(cornerRadius: 14))
      .clipShape(RoundedRectangle(cornerRadius: 14))
  }
}
