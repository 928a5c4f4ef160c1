import Foundation
import TesseraCore

/// A control that puts a page on top of the stack around it (F3).
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    /// A page of the link's own, with the binding that says whether it is shown.
    case page(Destination, isActive: Binding<Bool>?)
    case value(AnyHashable?)
  }

  let label: Label
  let target: Target

  @MainActor public var body: some View {
    switch target {
    case .page(let destination, let isActive):
      if let isActive {
        PageLink(label: label, destination: destination, isActive: isActive)
      } else {
        OwnPageLink(label: label, destination: destination)
      }
    case .value(let value): ValueLink(label: label, value: value)
    }
  }
}

/// A link that stores whether its page is shown.
private struct OwnPageLink<Label: View, Destination: View>: View {
  let label: Label
  let destination: Destination

  @State private var isActive = false

  init(label: Label, destination: Destination) {
    self.label = label
    self.destination = destination
  }

  var body: some View {
    PageLink(label: label, destination: destination, isActive: $isActive)
  }
}

private struct PageLink<Label: View, Destination: View>: View {
  let label: Label
  let destination: Destination
  let isActive: Binding<Bool>

  @Environment(\.navigation) private var navigation

  init(label: Label, destination: Destination, isActive: Binding<Bool>) {
    self.label = label
    self.destination = destination
    self.isActive = isActive
  }

  var body: some View {
    LinkButton(label: label, isShown: isActive.wrappedValue) { isActive.wrappedValue = true }
      .disabled(navigation == nil)
      .modifier(PushedPageModifier(isPresented: isActive, page: destination))
  }
}

private struct ValueLink<Label: View>: View {
  let label: Label
  let value: AnyHashable?

  @Environment(\.navigation) private var navigation

  init(label: Label, value: AnyHashable?) {
    self.label = label
    self.value = value
  }

  var body: some View {
    LinkButton(label: label, isShown: isShown) { if let value { navigation?.push(value) } }
      .disabled(value == nil || navigation == nil)
  }

  /// Whether the page for the value is on top, which a stack's own page covers.
  private var isShown: Bool {
    guard let value, let navigation, navigation.showsPagesInNextColumn else { return false }
    return navigation.entries.last?.target == .value(value)
  }
}

/// The appearance of a link: in a list a row with a chevron, elsewhere a button.
private struct LinkButton<Label: View>: View {
  let label: Label
  let isShown: Bool
  let action: @MainActor () -> Void

  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isColumnRoot) private var isColumnRoot
  @Environment(\.usesMacControls) private var isMac
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator

  init(label: Label, isShown: Bool, action: @escaping @MainActor () -> Void) {
    self.label = label
    self.isShown = isShown
    self.action = action
  }

  var body: some View {
    if isInListRow {
      HStack(spacing: 8) {
        // A label of several views is one thing: what follows is not for each of them.
        HStack { label }
          .opacity(ButtonTint.opacity(isEnabled: isEnabled))
          .frame(maxWidth: .infinity, alignment: .leading)
        if indicator == .visible || indicator == .automatic && (!isMac || !isColumnRoot) {
          DirectionalChevron(lineWidth: 2)
            .foregroundStyle(.tertiary)
            .frame(width: 6, height: 12)
            .semantics(.hidden(true))
        }
      }
      .contentShape(Rectangle())
      .onPress(action, fillsRow: true) { _ in }
      .trait(ShownLinkKey.self, isColumnRoot && isShown)
    } else {
      Button(action: action) { label }
    }
  }
}

nonisolated extension NavigationLink {
  /// A link to a page, with any view as its label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .page(destination(), isActive: nil))
  }

  /// A link to a page that is given as a value, with any view as its label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .page(destination, isActive: nil))
  }

  /// A link whose page is shown while `isActive` is true.
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .page(destination(), isActive: isActive))
  }

  /// A link whose page is shown while `isActive` is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .page(destination, isActive: isActive))
  }

  /// A link whose page is shown while `selection` is `tag`.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .page(destination(), isActive: selection.holds(tag)))
  }

  /// A link whose page is shown while `selection` is `tag`.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .page(destination, isActive: selection.holds(tag)))
  }

  /// The same link however it is written; a link leads to a page of the stack around it in any case.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    self
  }
}

nonisolated extension NavigationLink where Label == Text {
  /// A link to a page, with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), target: .page(destination(), isActive: nil))
  }

  /// A link to a page, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), target: .page(destination(), isActive: nil))
  }

  /// A link to a page that is given as a value, with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), target: .page(destination, isActive: nil))
  }

  /// A link to a page that is given as a value, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), target: .page(destination, isActive: nil))
  }

  /// A link with a title that is looked up in the program's strings.
  ///
  /// - Parameter isActive: whether the page is shown; writing it shows and hides the page.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .page(destination(), isActive: isActive))
  }

  /// A link with a title that is shown as it is.
  ///
  /// - Parameter isActive: whether the page is shown; writing it shows and hides the page.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), target: .page(destination(), isActive: isActive))
  }

  /// A link to a page that is given as a value, with a title that is looked up in the program's strings.
  ///
  /// - Parameter isActive: whether the page is shown; writing it shows and hides the page.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), target: .page(destination, isActive: isActive))
  }

  /// A link to a page that is given as a value, with a title that is shown as it is.
  ///
  /// - Parameter isActive: whether the page is shown; writing it shows and hides the page.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(title), target: .page(destination, isActive: isActive))
  }
}

nonisolated extension NavigationLink where Destination == Never {
  /// A link to the page that `navigationDestination(for:)` declares for the value; nil disables it (F3).
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }
}

nonisolated extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the page that the stack has for a value, with a title that is looked up in the program's strings. It is
  /// disabled if the value is nil.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
  }

  /// A link to the page that the stack has for a value, with a title that is shown as it is. It is disabled if the
  /// value is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
  }
}

nonisolated extension Binding {
  /// Whether the value is `tag`; false takes it away.
  fileprivate func holds<Wrapped: Hashable>(_ tag: Wrapped) -> Binding<Bool> where Value == Wrapped? {
    // Bindings are used on the main actor only.
    nonisolated(unsafe) let isChosen = { wrappedValue == tag }
    nonisolated(unsafe) let choose = { (isOn: Bool) in
      if isOn {
        wrappedValue = tag
      } else if wrappedValue == tag {
        wrappedValue = nil
      }
    }
    return Binding<Bool>(get: { isChosen() }, set: { choose($0) })
  }
}

nonisolated private struct LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

nonisolated extension EnvironmentValues {
  /// Whether links in rows of lists have an arrow at their end (J384).
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Whether the links in rows of lists in this view have an arrow at their end (J384).
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}
