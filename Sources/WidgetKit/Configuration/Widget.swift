import Foundation
import SwiftUI
import TesseraCore

/// A small view of a program that the system shows elsewhere, with the times at which it changes.
///
/// No desktop has a host for widgets. They are shown by previews and by tests (`timeline(for:isPreview:)`).
@MainActor @preconcurrency
public protocol Widget {
  /// The type of configuration that `body` returns.
  associatedtype Body: WidgetConfiguration

  /// What the widget is made of.
  var body: Body { get }

  /// Makes the widget.
  init()

  /// Adds what it declares; bundles add that of all their widgets.
  func _appendWidgets(to list: inout [_DeclaredWidget])
}

extension Widget {
  public func _appendWidgets(to list: inout [_DeclaredWidget]) {
    body._appendWidgets(to: &list)
  }

  /// Says that there is no host for widgets on this system, and ends the program with an error status (WK1).
  public static func main() {
    WidgetHost.isMissing()
    exit(EXIT_FAILURE)
  }

  /// All that it declares.
  var declaredWidgets: [_DeclaredWidget] {
    var list: [_DeclaredWidget] = []
    _appendWidgets(to: &list)
    return list
  }
}
