import Foundation
import TesseraCore

/// How the sheet with a view controller is shown.
package struct SheetSettings {
  /// The heights that it can have.
  package var detents: Set<PresentationDetent> = [.large]
  /// The height that it has; the user changes it.
  package var selection: Binding<PresentationDetent>
  package var showsGrabber = false
  /// In points; nil for the usual one.
  package var cornerRadius: CGFloat?
  /// Up to which height what is behind the sheet can be used; nil for none.
  package var largestUndimmed: PresentationDetent?

  package init(selection: Binding<PresentationDetent>) {
    self.selection = selection
  }
}

/// Shows content of a sheet with the settings of its controller, if it has any.
struct SheetSettingsModifier: ViewModifier {
  let settings: SheetSettings?

  func body(content: Content) -> some View {
    if let settings {
      content
        .presentationDetents(settings.detents, selection: settings.selection)
        .presentationDragIndicator(settings.showsGrabber ? .visible : .hidden)
        .presentationCornerRadius(settings.cornerRadius)
        .presentationBackgroundInteraction(
          settings.largestUndimmed.map { .enabled(upThrough: $0) } ?? .automatic)
    } else {
      content
    }
  }
}
