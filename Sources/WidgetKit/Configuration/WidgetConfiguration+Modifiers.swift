import Foundation
import SwiftUI

/// A configuration that says more about the widgets of another one.
private struct DescribedWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  let content: Content
  let describe: (inout _DeclaredWidget) -> Void

  var body: Never { fatalError("A described configuration has no body.") }

  func _appendWidgets(to list: inout [_DeclaredWidget]) {
    let start = list.count
    content._appendWidgets(to: &list)
    for index in start..<list.count { describe(&list[index]) }
  }
}

extension WidgetConfiguration {
  private func described(_ describe: @escaping (inout _DeclaredWidget) -> Void) -> some WidgetConfiguration {
    DescribedWidgetConfiguration(content: self, describe: describe)
  }

  /// Names the widget, for the user who chooses one.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    described { $0.name = displayName }
  }

  /// Names the widget, for the user who chooses one.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  /// Names the widget, for the user who chooses one.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// Says what the widget is for.
  public func description(_ description: Text) -> some WidgetConfiguration {
    described { $0.summary = description }
  }

  /// Says what the widget is for.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  /// Says what the widget is for.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Sets the sizes in which the widget can be shown.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    described { $0.families = families }
  }

  /// Lets the widget's view reach to its edges (WK4).
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    described { $0.hasContentMargins = false }
  }

  /// Sets whether places that show widgets without their background may show this one.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    described { $0.isBackgroundRemovable = isRemovable }
  }
}
