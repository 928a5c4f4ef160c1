import Foundation
import TesseraCore

/// How lists and their rows look; nil leaves it to the platform.
nonisolated package struct ListTheme {
  package var background: Color?
  package var rowBackground: Color?
  /// The background of chosen rows.
  package var selection: Color?
  package var hidesLines = false
  package var lineColor: Color?
  /// Where lines begin, from the edge, in points.
  package var lineInset: CGFloat?
  package var isScrollEnabled = true
  package var bounces = true
  package var axesWithoutIndicator: Axis.Set = []
  /// Around the rows, in points.
  package var insets = EdgeInsets()
  package var minimumRowHeight: CGFloat?

  package init() {}
}

/// How text editors look; nil leaves it to the platform.
nonisolated package struct EditorTheme {
  package var background: Color?
  package var textColor: Color?
  package var tint: Color?
  package var insets: EdgeInsets?

  package init() {}
}

/// How text fields look; nil leaves it to the platform.
nonisolated package struct FieldTheme {
  /// When there is a button that empties a field.
  package enum ClearButton {
    case whileEditing
    case unlessEditing
    case always

    func isShown(isEditing: Bool) -> Bool {
      switch self {
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  package var background: Color?
  package var textColor: Color?
  package var tint: Color?
  package var clearButton: ClearButton?

  package init() {}
}

/// How choices side by side look; nil leaves it to the platform.
nonisolated package struct SegmentTheme {
  package var background: Color?
  package var selection: Color?
  package var normal = TextTheme()
  package var selected = TextTheme()

  package init() {}
}

/// How the dots of pages look; nil leaves it to the platform.
nonisolated package struct PageDotTheme {
  package var current: Color?
  package var other: Color?
  /// Whether there is a background behind them.
  package var hasBackground: Bool?

  package init() {}
}

/// How switches look; nil leaves it to the platform.
nonisolated package struct SwitchTheme {
  package var on: Color?
  package var knob: Color?

  package init() {}
}

/// How sliders look; nil leaves it to the platform.
nonisolated package struct SliderTheme {
  package var minimumTrack: Color?
  package var maximumTrack: Color?
  package var knob: Color?
  /// Pictures in place of the shapes.
  package var minimumTrackPicture: ThemePicture?
  package var maximumTrackPicture: ThemePicture?
  package var knobPicture: ThemePicture?

  package init() {}
}

/// A picture in place of a part of a control.
nonisolated package struct ThemePicture {
  let image: Image
  let size: CGSize

  /// - Parameter size: the size of the picture, in points.
  package init(_ image: Image, size: CGSize) {
    self.image = image
    self.size = size
  }
}

/// How bars of progress look; nil leaves it to the platform.
nonisolated package struct ProgressTheme {
  package var progress: Color?
  package var track: Color?

  package init() {}
}
