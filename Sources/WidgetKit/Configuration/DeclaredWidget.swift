import SwiftUI

/// What a configuration says of one widget.
@MainActor
public struct _DeclaredWidget {
  let kind: String
  var name: Text?
  var summary: Text?
  /// nil: all.
  var families: [WidgetFamily]?
  var hasContentMargins = true
  var isBackgroundRemovable = true
  let source: any WidgetSource

  init(kind: String, source: any WidgetSource) {
    self.kind = kind
    self.source = source
  }
}
