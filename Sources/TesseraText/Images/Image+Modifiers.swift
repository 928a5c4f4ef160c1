import Foundation

nonisolated extension Image {
  /// Lets the picture take the size that it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: the edges, in points, that keep their thickness. Those that do not fit into the picture count less.
  ///   - resizingMode: how the rest fills its room.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  /// Whether the picture keeps its colors or takes the foreground style; nil leaves that to where it comes from.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// How pixels are worked out where the picture is not shown in its own size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Whether the edges of the picture are smoothed.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.isAntialiased = isAntialiased
    return image
  }

  /// How the layers of a symbol are colored; nil leaves that to the views around it.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolRenderingMode = mode
    return image
  }
}
