#if Windows
import CGTK
import Foundation
import TesseraCore

/// Keeps the hidden widgets of a window in step with the elements of its graph.
///
/// Describing a window means walking through all of it, so it is done once the window has come to rest, or now and then
/// while it has not.
@MainActor
final class AccessibleTree {
  private unowned let window: HostWindow
  private var elements: [AccessibleElement] = []
  private var isWaiting = false
  private var isStale = false

  /// How long a change may wait.
  private static let delay = Duration.milliseconds(150)

  init(_ window: HostWindow) {
    self.window = window
  }

  /// Whether there is a bus on which assistive technology would ask.
  private static let isWanted: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["GTK_A11Y"] != "none" && environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false
  }()

  /// The window's content changed.
  func pictureDidChange() {
    guard Self.isWanted else { return }
    isStale = true
    guard !isWaiting else { return }
    isWaiting = true
    Timeout.schedule(after: Self.delay) { [weak self] in
      guard let self else { return }
      isWaiting = false
      update()
    }
  }

  private func update() {
    guard isStale, !window.isClosed else { return }
    isStale = false
    elements = renew(elements, window.graph.semanticsLayers().flatMap(\.self), in: window.canvas)
    gtk_widget_queue_allocate(window.canvas)
    followFocus()
  }

  /// Places the widgets.
  func place() {
    for element in elements { element.place(in: .zero) }
  }

  /// Elements as the graph has them now, out of those there were.
  func renew(
    _ old: [AccessibleElement], _ elements: [SemanticsElement], in parent: UnsafeMutablePointer<GtkWidget>
  ) -> [AccessibleElement] {
    var rest = old
    var renewed: [AccessibleElement] = []
    for element in withinReach(elements) {
      let known = rest.firstIndex { $0.isFor(element) }.map { rest.remove(at: $0) }
      let present = known ?? AccessibleElement.make(element, in: parent, self)
      present.adopt(element)
      renewed.append(present)
    }
    for element in rest { element.remove() }
    order(renewed, in: parent)
    return renewed
  }

  /// Up to this many siblings all get a widget, wherever they are.
  private static let longestRow = 200

  /// GTK is slow with very many widgets. Of more siblings, only those that are visible, less than a page away or
  /// focused have one; the others get theirs as they come near, like the rows of GTK's own lists.
  private func withinReach(_ elements: [SemanticsElement]) -> [SemanticsElement] {
    guard elements.count > Self.longestRow else { return elements }
    let size = window.graph.surface.size
    let reach = CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height)
    return elements.filter { $0.isFocusTarget || $0.frame.overlap(with: reach) != nil }
  }

  /// Readers go from one element to the next by the order of the widgets.
  private func order(_ elements: [AccessibleElement], in parent: UnsafeMutablePointer<GtkWidget>) {
    var previous: UnsafeMutablePointer<GtkWidget>?
    for element in elements {
      if gtk_widget_get_prev_sibling(element.widget) != previous {
        gtk_widget_insert_after(element.widget, parent, previous)
      }
      previous = element.widget
    }
  }

  /// The desktop learns where the focus is from the widget that has it. The canvas still gets all keys first.
  ///
  /// J203: what user code sent assistive technology to has it before what has the focus of the keyboard.
  private func followFocus() {
    guard !window.embedded.haveFocus else { return }
    let focused = read ?? elements.lazy.compactMap(\.focused).first?.widget ?? window.canvas
    if let focused, gtk_window_get_focus(window.window) != focused { gtk_widget_grab_focus(focused) }
  }

  /// The widget of the element that assistive technology is at.
  private var read: UnsafeMutablePointer<GtkWidget>? {
    guard let target = window.graph.accessibilityFocus.target else { return nil }
    return elements.lazy.compactMap { $0.element(for: target) }.first?.widget
  }

  /// Runs what assistive technology asked for.
  func perform(_ action: () -> Void) {
    window.perform(action)
  }

  func remove() {
    for element in elements { element.remove() }
    elements = []
  }
}
#endif
