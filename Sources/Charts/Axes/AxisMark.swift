import SwiftUI

/// What is shown at a value of an axis: a grid line, a tick or a label.
@MainActor @preconcurrency
public protocol AxisMark {
  func _items(at value: AxisValue) -> _AxisItems
}

nonisolated extension AxisMark {
  private func changing(
    line: @escaping (inout AxisLine) -> Void, label: @escaping (inout AxisLabel) -> Void
  ) -> ModifiedAxisMark<Self> {
    ModifiedAxisMark(content: self) { item in
      switch item {
      case .gridLine(var own):
        line(&own)
        item = .gridLine(own)
      case .tick(var own, let length):
        line(&own)
        item = .tick(own, length)
      case .label(var own):
        label(&own)
        item = .label(own)
      }
    }
  }

  /// Draws lines and labels in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return changing {
      if $0.style == nil { $0.style = style }
    } label: {
      $0.view = AnyView($0.view.foregroundStyle(style))
    }
  }

  /// Writes labels in a font.
  public func font(_ font: Font?) -> some AxisMark {
    changing { _ in
    } label: {
      $0.view = AnyView($0.view.font(font))
    }
  }

  /// Moves lines and labels, in points. Figures that are no numbers move nothing.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    let move = CGSize(width: x.isFinite ? x : 0, height: y.isFinite ? y : 0)
    return changing {
      $0.offset = CGSize(width: $0.offset.width + move.width, height: $0.offset.height + move.height)
    } label: {
      $0.offset = CGSize(width: $0.offset.width + move.width, height: $0.offset.height + move.height)
    }
  }

  /// Moves lines and labels, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
}
