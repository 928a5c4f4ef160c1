import Foundation
import TesseraCore

/// Shows a column with details beside a view; where there is no room for that, a sheet.
private struct InspectorPresenter<Details: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let details: @MainActor () -> Details

  @State private var width = SplitColumnWidth()
  @Environment(\.surfaceSize) private var surface
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.usesMacControls) private var isMac
  private let draggedWidth = ColumnWidth("inspector", of: Details.self)

  private static var usualWidth: CGFloat { 270 }

  init(isPresented: Binding<Bool>, details: @escaping @MainActor () -> Details) {
    self.isPresented = isPresented
    self.details = details
  }

  private var isCompact: Bool { surface.width < SheetMetrics.compactWidth }

  func body(content: Content) -> some View {
    columns(content)
      .sheet(isPresented: sheet, content: details)
      .focusedSceneValue(\.inspectorToggle, ColumnToggle { isPresented.wrappedValue.toggle() })
  }

  @ViewBuilder
  private func columns(_ content: Content) -> some View {
    if isMac {
      ColumnLayout {
        content.frame(maxWidth: .infinity, maxHeight: .infinity).layoutValue(key: ColumnRoomKey.self, value: .rest)
        if isShown {
          PaneDivider(
            axis: .horizontal, onMove: { draggedWidth.receive($0, isAfter: true) }, onEnd: { draggedWidth.end() })
          column(.dragged(.inspector, chosen: draggedWidth.chosen, received: { draggedWidth.received($0) }))
        }
      }
    } else {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isShown {
          Color(system: .separator).frame(width: pixelLength).semantics(.hidden(true))
          column(.usually(Self.usualWidth))
        }
      }
    }
  }

  private var isShown: Bool { !isCompact && isPresented.wrappedValue }

  private func column(_ size: SplitColumnSize) -> some View {
    details()
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .onPreferenceChange(SplitColumnWidthKey.self) { width = $0 }
      .transformPreference(SplitColumnWidthKey.self) { $0 = SplitColumnWidth() }
      .background(Color(system: .groupedBackground))
      .modifier(SplitColumnSizeModifier(size: size, preferred: width))
  }

  private var sheet: Binding<Bool> {
    let isPresented = isPresented
    let isCompact = isCompact
    return Binding(
      get: { isCompact && isPresented.wrappedValue }, set: { if isCompact { isPresented.wrappedValue = $0 } })
  }
}

nonisolated private struct InspectorModifier<Details: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let details: @MainActor () -> Details

  @MainActor func body(content: Content) -> some View {
    content.modifier(InspectorPresenter(isPresented: isPresented, details: details))
  }
}

extension View {
  /// Shows details beside the view while `isPresented` is true; on a narrow surface in a sheet.
  @preconcurrency
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content))
  }

  /// The width of the inspector around this view, in points.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(width)
  }

  /// The bounds of the width of the inspector around this view, in points.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
  }
}
