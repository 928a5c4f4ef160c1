import Foundation
import TesseraCore

/// Makes a row react to taps and shows whether it is selected, by its background too.
struct RowSelectionModifier: ViewModifier {
  /// What the row stands for in the selection.
  let value: AnyHashable?
  let selection: ListSelection?
  /// The background that the program gave the row.
  let ownBackground: AnyView?
  /// The background of a row without one of its own.
  let color: Color
  /// The background while the row is selected; nil for that of the others.
  let selectionColor: AnyShapeStyle?
  /// Whether the page of the row's link is shown in the next column (J271).
  let isShownLink: Bool
  /// The content of the row, if it is to know that the background of a chosen row stands out (J419).
  let element: ViewElement?
  let action: (@MainActor () -> Void)?

  func body(content: Content) -> some View {
    let isChosen = isShownLink || selection?.isChosen(value) == true
    // The background is part of the row's element for assistive technology.
    let row = content.background(background(isChosen: isChosen)).semantics(.role(.row))
      .onUpdate(of: isChosen && selectionColor != nil) { [element] in element?.showsBackground(prominent: $0) }
    if let action {
      row.contentShape(Rectangle())
        .onTapGesture(perform: action)
        .semantics(.selected(isChosen))
    } else {
      row
    }
  }

  @ViewBuilder
  private func background(isChosen: Bool) -> some View {
    if isChosen, let selectionColor {
      Rectangle().fill(selectionColor)
    } else if let ownBackground {
      ownBackground
    } else {
      color
    }
  }
}
