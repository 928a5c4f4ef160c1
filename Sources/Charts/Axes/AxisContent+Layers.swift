import SwiftUI
import TesseraCore

nonisolated private struct AxisLayerMarksKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

nonisolated extension EnvironmentValues {
  /// What a layer of an axis shows.
  var axisLayerMarks: AnyView? {
    get { self[AxisLayerMarksKey.self] }
    set { self[AxisLayerMarksKey.self] = newValue }
  }
}

/// The marks of a layer of an axis.
private struct AxisLayerMarks: View {
  @Environment(\.axisLayerMarks) private var marks

  nonisolated init() {}

  var body: some View { marks }
}

extension AxisContent {
  /// Draws the marks apart, and then as one piece (CH26).
  public func compositingLayer() -> some AxisContent {
    layered(AnyView(AxisLayerMarks().compositingGroup()))
  }

  /// Draws the marks as views of their own, which get modifiers of views: one of the grid lines, which has the size of the plot,
  /// and one of the ticks and labels (CH26).
  ///
  /// - Parameter style: adds modifiers to the views of the marks.
  public func compositingLayer<V: View>(@ViewBuilder style: (PlaceholderContentView<Self>) -> V) -> some AxisContent {
    layered(AnyView(style(PlaceholderContentView(showing: AxisLayerMarks()))))
  }

  private func layered(_ style: AnyView) -> CollectedAxisContent {
    let layer = AxisLayer(style: style, in: nil)
    return CollectedAxisContent(
      models: _marks.models.map { model in
        var model = model
        model.layer = model.layer?.inside(layer) ?? layer
        return model
      })
  }
}
