import Foundation
import TesseraCore

/// What the bar of a window shows, of all pages in it (DK26).
@MainActor
struct WindowBarPlan {
  /// The merged configurations of the pages, without the title where the bar has none.
  let configuration: PageConfiguration
  /// The way back; nil for none.
  let back: DismissAction?
  /// The text of the title; nil for that of the window, or for none.
  let title: Text?

  /// - Parameters:
  ///   - window: what stands in the window outside of pages.
  ///   - toolbar: how the toolbars of the window are shown.
  init(_ pages: [WindowBarPage], window: PageConfiguration, toolbar: WindowToolbar) {
    let naming = pages.last { $0.namesWindow && $0.configuration.title != nil }?.configuration ?? window
    title = naming.title
    var merged = PageConfiguration()
    for page in pages where page.configuration.isBarHidden != true && !toolbar.isHidden {
      merged.merge(page.configuration)
    }
    if window.isBarHidden != true, !toolbar.isHidden { merged.merge(window) }
    let hidesTitle = toolbar.hidesTitle || naming.isBarHidden == true || merged.movedParts.contains(.title)
    merged.title = hidesTitle ? nil : naming.title
    merged.subtitle = hidesTitle ? nil : naming.subtitle
    merged.titleMenu = hidesTitle ? nil : naming.titleMenu
    configuration = merged
    back =
      pages.last {
        $0.canGoBack && $0.configuration.isBackButtonHidden != true && $0.configuration.isBarHidden != true
      }?.back
  }

  /// Whether there is more than a title.
  var hasItems: Bool { configuration.hasBarItems || back != nil }

  var isEmpty: Bool { !hasItems && configuration.title == nil && configuration.subtitle == nil }
}
