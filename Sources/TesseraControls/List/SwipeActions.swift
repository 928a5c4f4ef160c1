import Foundation
import TesseraCore

/// What swiping a row shows at each of its sides (F42).
nonisolated package struct RowSwipeActions {
  package struct Side {
    /// Groups of buttons, those of the innermost modifier first.
    package var contents: [AnyView] = []
    package var allowsFullSwipe = true

    package init() {}
  }

  package var leading = Side()
  package var trailing = Side()

  package init() {}

  package var isEmpty: Bool { leading.contents.isEmpty && trailing.contents.isEmpty }

  /// Adds the button that lists make themselves.
  @MainActor
  mutating func addDeletion(_ action: @escaping @MainActor () -> Void) {
    trailing.contents.append(AnyView(Button("Delete", role: .destructive, action: action)))
  }

  subscript(edge: HorizontalEdge) -> Side {
    get { edge == .leading ? leading : trailing }
    set { if edge == .leading { leading = newValue } else { trailing = newValue } }
  }
}

nonisolated struct SwipeActionsKey: ViewTraitKey {
  typealias Value = RowSwipeActions
}

nonisolated struct DeleteDisabledKey: ViewTraitKey {
  typealias Value = Bool
}

nonisolated struct MoveDisabledKey: ViewTraitKey {
  typealias Value = Bool
}

extension View {
  /// Buttons that swiping a row of a list shows; applied again, it adds to those of the same edge (F42).
  ///
  /// - Parameter allowsFullSwipe: whether swiping all the way runs the first action.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let content = AnyView(content())
    return accumulatedTrait(SwipeActionsKey.self) { inner in
      var actions = inner ?? RowSwipeActions()
      actions[edge].contents.append(content)
      actions[edge].allowsFullSwipe = allowsFullSwipe
      return actions
    }
  }

  /// Whether a row of a list cannot be deleted, although the others can.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    trait(DeleteDisabledKey.self, isDisabled)
  }

  /// Whether a row of a list cannot be moved, although the others can.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    trait(MoveDisabledKey.self, isDisabled)
  }
}

/// Keeps what the buttons at the sides of a row are: how many, and what the first does when swiping goes all the way.
@MainActor
final class SwipeTarget {
  private(set) var firstAction: [HorizontalEdge: @MainActor () -> Void] = [:]
  private(set) var buttonCount: [HorizontalEdge: Int] = [:]

  func receive(_ buttons: [ViewElement], at edge: HorizontalEdge) {
    firstAction[edge] = buttons.first?.trait(SwipeButtonKey.self)
    buttonCount[edge] = buttons.count
  }
}

/// A row that can be swiped aside to get at buttons.
package struct SwipeableRow<Content: View>: View {
  let actions: RowSwipeActions
  @ViewBuilder let content: () -> Content

  @State private var offset: CGFloat = 0
  @State private var start: CGFloat = 0
  @State private var width: CGFloat = 0
  @State private var target = SwipeTarget()

  private let buttonWidth: CGFloat = 74
  /// The share of the row's width that means all the way.
  private let fullShare: CGFloat = 0.6

  package init(actions: RowSwipeActions, @ViewBuilder content: @escaping () -> Content) {
    self.actions = actions
    self.content = content
  }

  package var body: some View {
    content()
      .offset(x: offset)
      .background { if offset != 0 { buttons(offset > 0 ? .leading : .trailing) } }
      .modifier(SwipeModifier(isEnabled: !actions.isEmpty, onMove: move, onEnd: end))
  }

  private func buttons(_ edge: HorizontalEdge) -> some View {
    HStack(spacing: 0) {
      if edge == .trailing { Spacer(minLength: 0) }
      ElementReader(SwipeContents(contents: actions[edge].contents)) { elements in
        ForEach(edge == .trailing ? elements.reversed() : elements) { $0.frame(width: buttonWidth) }
          .onUpdate(of: elements) { target.receive($0, at: edge) }
      }
      if edge == .leading { Spacer(minLength: 0) }
    }
    .buttonStyle(SwipeButtonStyle { offset = 0 })
    .background(Color(system: .gray5))
  }

  private func move(_ translation: CGFloat) {
    var wanted = start + translation
    if actions.leading.contents.isEmpty { wanted = min(0, wanted) }
    if actions.trailing.contents.isEmpty { wanted = max(0, wanted) }
    offset = wanted
  }

  private func end(_ swipe: Swipe) {
    move(swipe.distance)
    let edge: HorizontalEdge = offset > 0 ? .leading : .trailing
    let side = actions[edge]
    if side.allowsFullSwipe, abs(offset) > fullShare * swipe.length, let action = target.firstAction[edge] {
      rest(at: 0)
      action()
      return
    }
    let openWidth = buttonWidth * CGFloat(max(1, target.buttonCount[edge] ?? 1))
    let isOpen = abs(offset) > buttonWidth / 2
    rest(at: isOpen ? (edge == .leading ? openWidth : -openWidth) : 0)
  }

  private func rest(at newOffset: CGFloat) {
    offset = newOffset
    start = newOffset
  }
}

/// Shows content, and hands on the buttons that swiping its row shows, for rows that are no part of a list.
package struct SwipeActionsReader<Content: View>: View {
  let content: Content
  let receive: @MainActor (RowSwipeActions) -> Void

  /// - Parameters:
  ///   - content: what is shown.
  ///   - receive: called with the buttons when the content changed.
  package init(content: Content, receive: @escaping @MainActor (RowSwipeActions) -> Void) {
    self.content = content
    self.receive = receive
  }

  package var body: some View {
    ElementReader(content) { elements in
      ForEach(elements) { $0 }
        .onUpdate(of: elements) { elements in
          receive(elements.lazy.compactMap { $0.trait(SwipeActionsKey.self) }.first ?? RowSwipeActions())
        }
    }
  }
}

private struct SwipeContents: View {
  let contents: [AnyView]

  var body: some View {
    ForEach(contents.indices, id: \.self) { contents[$0] }
  }
}

nonisolated struct SwipeButtonKey: ViewTraitKey {
  typealias Value = @MainActor () -> Void
}

/// The buttons beside a row: as high as the row, on a color.
nonisolated struct SwipeButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  let close: @MainActor () -> Void

  @MainActor func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    let action: @MainActor () -> Void = {
      close()
      configuration.trigger()
    }
    return AnyView(
      PressableButton(
        action: action,
        appearance: { isPressed in
          configuration.label
            .lineLimit(1)
            .foregroundStyle(Color.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
              configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
            )
            .opacity(isPressed ? 0.7 : 1)
        }
      )
      // Without `close`, which would keep the row that keeps the action.
      .trait(SwipeButtonKey.self, { configuration.trigger() }))
  }
}
