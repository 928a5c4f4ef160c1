#if Windows
import CGTK
import Foundation
import TesseraCore

/// One element of a window as assistive technology finds it: a hidden widget that says what the element means.
@MainActor
class AccessibleElement {
  private(set) final var element: SemanticsElement
  private(set) final var children: [AccessibleElement] = []
  private unowned let tree: AccessibleTree
  private(set) final lazy var widget = makeWidget()
  /// In the window's canvas.
  private final var frame = CGRect.zero
  private final var label: String?
  private final var description = ""
  private final var level = AccessibilityHeadingLevel.unspecified
  private final lazy var namedActions = AccessibleActions(self)
  private final var states: [GtkAccessibleState.RawValue: Bool] = [:]
  /// Whether a change of the widget is the graph's own and not assistive technology's.
  private(set) final var isAdopting = false

  /// An element below the widget of another, or of the canvas.
  static func make(
    _ element: SemanticsElement, in parent: UnsafeMutablePointer<GtkWidget>, _ tree: AccessibleTree
  ) -> AccessibleElement {
    let new: AccessibleElement =
      if element.node is TextInputNode {
        AccessibleField(element, tree)
      } else if element.adjustment != nil {
        AccessibleRange(element, tree)
      } else {
        AccessibleElement(element, tree)
      }
    gtk_widget_set_can_target(new.widget, gboolean(false))
    gtk_widget_set_opacity(new.widget, 0)
    gtk_widget_set_parent(new.widget, parent)
    return new
  }

  init(_ element: SemanticsElement, _ tree: AccessibleTree) {
    self.element = element
    self.tree = tree
  }

  /// Overridden where GTK wants a widget of a certain kind.
  func makeWidget() -> UnsafeMutablePointer<GtkWidget> {
    let widget = AccessibleWidget.make(element.accessibleRole, for: self)
    gtk_widget_set_focusable(widget, gboolean(true))
    return widget
  }

  /// Whether this can stand for an element of the present frame.
  final func isFor(_ other: SemanticsElement) -> Bool {
    element.node === other.node && element.accessibleRole == other.accessibleRole
      && (element.adjustment == nil) == (other.adjustment == nil)
  }

  /// Takes over what the element is now.
  final func adopt(_ newElement: SemanticsElement) {
    element = newElement
    isAdopting = true
    defer { isAdopting = false }
    adoptTexts()
    adoptDetails()
    setState(GTK_ACCESSIBLE_STATE_DISABLED, !element.isEnabled)
    if element.role == .toggle {
      setState(GTK_ACCESSIBLE_STATE_CHECKED, element.value == "1")
    } else {
      setState(GTK_ACCESSIBLE_STATE_SELECTED, element.isSelected)
    }
    frame = element.frame
    adoptValue()
    children = tree.renew(children, element.accessibleChildren, in: widget)
  }

  /// Overridden where the widget has a value.
  func adoptValue() {}

  private func adoptTexts() {
    // Only fields and sliders have a property for their value; other elements show it in their name.
    let shown = element.role.showsValue && !element.value.isEmpty ? element.value : ""
    // The lines of an open menu have names of their own.
    let name = element.isOpenMenu ? "" : [element.label, shown].filter { !$0.isEmpty }.joined(separator: ", ")
    guard name != label else { return }
    label = name
    setText(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }

  private func adoptDetails() {
    let newDescription = element.accessibleDescription
    if newDescription != description {
      description = newDescription
      setText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, newDescription)
    }
    if element.details.headingLevel != level {
      level = element.details.headingLevel
      withValue(of: .integer) { value in
        g_value_set_int(&value, gint(level.rawValue))
        var property = GTK_ACCESSIBLE_PROPERTY_LEVEL
        gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
      }
    }
    namedActions.adopt(element.actions)
  }

  private func setText(_ property: GtkAccessibleProperty, _ text: String) {
    withValue(of: .string) { value in
      g_value_set_string(&value, text)
      var property = property
      gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
    }
  }

  private func setState(_ state: GtkAccessibleState, _ isOn: Bool) {
    guard states[state.rawValue, default: false] != isOn else { return }
    states[state.rawValue] = isOn
    // GTK keeps states that can also be mixed or undefined as numbers.
    let isNumber = state != GTK_ACCESSIBLE_STATE_DISABLED
    withValue(of: isNumber ? .integer : .boolean) { value in
      if isNumber { g_value_set_int(&value, isOn ? 1 : 0) } else { g_value_set_boolean(&value, gboolean(isOn)) }
      var state = state
      gtk_accessible_update_state_value(OpaquePointer(widget), 1, &state, &value)
    }
  }

  private func withValue(of type: GType, _ body: (inout GValue) -> Void) {
    var value = GValue()
    g_value_init(&value, type)
    body(&value)
    g_value_unset(&value)
  }

  // MARK: Frames

  /// Places the widget within that of the parent.
  final func place(in parent: CGRect) {
    var needed = GtkRequisition()
    gtk_widget_get_preferred_size(widget, &needed, nil)
    var point = graphene_point_t(x: Float(frame.minX - parent.minX), y: Float(frame.minY - parent.minY))
    gtk_widget_allocate(
      widget, max(gint(clamping: frame.width), needed.width), max(gint(clamping: frame.height), needed.height), -1,
      gsk_transform_translate(nil, &point))
  }

  final func placeChildren() {
    for child in children { child.place(in: frame) }
  }

  /// The element in here that has the focus: the innermost one.
  final var focused: AccessibleElement? {
    for child in children {
      if let focused = child.focused { return focused }
    }
    return element.isFocusTarget ? self : nil
  }

  /// The element of a node, in here.
  final func element(for node: LayoutNode) -> AccessibleElement? {
    if element.node === node { return self }
    for child in children {
      if let found = child.element(for: node) { return found }
    }
    return nil
  }

  // MARK: Actions

  final func press() {
    tree.perform { element.press() }
  }

  /// Does what the view offers under a name.
  final func perform(_ action: String) {
    tree.perform { element.performAction(named: action) }
  }

  final func change(_ action: () -> Void) {
    guard !isAdopting else { return }
    tree.perform(action)
  }

  final func remove() {
    for child in children { child.remove() }
    children = []
    gtk_widget_unparent(widget)
  }
}

extension gint {
  fileprivate init(clamping length: CGFloat) {
    self = length.isFinite ? gint(Swift.max(0, Swift.min(length.rounded(.up), 100_000))) : 0
  }
}

extension SemanticsElement {
  /// The hint, and what is told on request. Desktops have one property for both.
  fileprivate var accessibleDescription: String {
    let content = details.customContent.map { "\($0.label): \($0.value)" }
    return ([hint] + content).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What assistive technology finds inside. The parts of a control are not elements of their own.
  var accessibleChildren: [SemanticsElement] {
    guard !isCombined else { return [] }
    guard !isOpenMenu else { return children }
    return switch role {
    case .text, .button, .link, .image, .toggle, .textField, .secureField, .slider, .progress, .tab, .backButton,
      .heading, .menu:
      []
    case .picker: choices
    case .stepper, .list, .row, .tabBar, .navigationBar, .toolbar, .sheet, .alert, .dialog, .popover, .group, .other:
      children
    }
  }

  /// The choices of a picker that shows all of them; empty where a press opens a menu.
  private var choices: [SemanticsElement] { children.filter { $0.role == .button } }

  /// Whether it is a menu that is open, rather than the button that opens one (DK33).
  fileprivate var isOpenMenu: Bool { role == .menu && children.contains { $0.role.isOfMenuLine } }

  fileprivate var accessibleRole: GtkAccessibleRole {
    if isOpenMenu { return GTK_ACCESSIBLE_ROLE_MENU }
    return role == .picker && !choices.isEmpty ? GTK_ACCESSIBLE_ROLE_RADIO_GROUP : role.accessibleRole
  }
}

extension SemanticsRole {
  /// What lines of menus are: a press does something, or opens another menu.
  fileprivate var isOfMenuLine: Bool {
    switch self {
    case .button, .toggle, .link, .menu: true
    default: false
    }
  }

  /// Whether no other property tells the value.
  fileprivate var showsValue: Bool {
    switch self {
    case .picker, .progress, .stepper, .other, .group: true
    default: false
    }
  }

  fileprivate var accessibleRole: GtkAccessibleRole {
    switch self {
    case .text: GTK_ACCESSIBLE_ROLE_LABEL
    case .button, .backButton, .menu: GTK_ACCESSIBLE_ROLE_BUTTON
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
    case .textField, .secureField: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .stepper: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
    case .picker: GTK_ACCESSIBLE_ROLE_COMBO_BOX
    case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .row: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .tabBar: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .sheet, .dialog, .popover: GTK_ACCESSIBLE_ROLE_DIALOG
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .navigationBar, .group, .other: GTK_ACCESSIBLE_ROLE_GROUP
    }
  }
}
#endif
