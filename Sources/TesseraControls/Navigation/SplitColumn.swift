import Foundation
import TesseraCore

/// A column with a bar of its own, unless its content brings a stack.
struct SplitColumn<Content: View>: View {
  let controller: NavigationController?
  let size: SplitColumnSize
  let content: Content

  @State private var preferredWidth = SplitColumnWidth()

  init(controller: NavigationController?, size: SplitColumnSize, content: Content) {
    self.controller = controller
    self.size = size
    self.content = content
  }

  var body: some View {
    ColumnPathStorage(controller: controller, content: NavigationPage(content: content, id: nil))
      .environment(\.navigation, controller)
      .onPreferenceChange(SplitColumnWidthKey.self) { preferredWidth = $0 }
      .transformPreference(SplitColumnWidthKey.self) { $0 = SplitColumnWidth() }
      .modifier(SplitColumnSizeModifier(size: size, preferred: preferredWidth))
  }
}

/// How wide a column is.
enum SplitColumnSize {
  /// What the program prefers, or else a usual width, in points.
  case usually(CGFloat)
  /// What other columns leave over.
  case rest
  /// What the user gave it, within the limits of a kind of columns (DK23).
  case dragged(ColumnRoom.UsualWidth, chosen: CGFloat?, received: @MainActor (CGFloat) -> Void)
  /// What other columns leave over whose dividers are dragged.
  case restOfDragged
}

/// Gives a column its size.
struct SplitColumnSizeModifier: ViewModifier {
  let size: SplitColumnSize
  let preferred: SplitColumnWidth

  func body(content: Content) -> some View {
    switch size {
    case .usually(let width): content.frame(width: preferred.width(usually: width))
    case .rest: content.frame(maxWidth: .infinity)
    case .dragged(let usual, let chosen, let received):
      content
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: received)
        .layoutValue(key: ColumnRoomKey.self, value: ColumnRoom(usual, preferred: preferred, chosen: chosen))
    case .restOfDragged: content.layoutValue(key: ColumnRoomKey.self, value: ColumnRoom(ofRest: preferred))
    }
  }
}

/// Keeps the path of the links in a column.
private struct ColumnPathStorage<Content: View>: View {
  let controller: NavigationController?
  let content: Content

  @State private var values: [AnyHashable] = []
  @Environment(\.surfaceAccess) private var surface

  init(controller: NavigationController?, content: Content) {
    self.controller = controller
    self.content = content
  }

  var body: some View {
    content.onUpdate(of: values) {
      // A link in a column leads to one page in the next, not to one on top of another. Captures nothing of the view
      // itself, which keeps the controller: the column and its content would never be released.
      controller?.setValues = { [values = $values] in values.wrappedValue = Array($0.suffix(1)) }
      controller?.receive($0, on: surface)
    }
  }
}
