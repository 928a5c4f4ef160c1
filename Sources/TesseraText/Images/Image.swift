import Foundation

/// A picture: a symbol, or one from a bundle's files.
nonisolated public struct Image: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(name: String, bundle: Bundle?)
    case bitmap(Bitmap, scale: CGFloat)
    case drawing(ImageDrawing)

    package static func == (left: Source, right: Source) -> Bool {
      switch (left, right) {
      case (.symbol(let left), .symbol(let right)): left == right
      case (.asset(let left, let leftBundle), .asset(let right, let rightBundle)):
        left == right && leftBundle?.bundlePath == rightBundle?.bundlePath
      case (.bitmap(let left, let leftScale), .bitmap(let right, let rightScale)):
        left === right && leftScale == rightScale
      case (.drawing(let left), .drawing(let right)): left === right
      default: false
      }
    }
  }

  /// The accessibility label of the picture.
  package enum Label: Equatable, Sendable {
    /// The name.
    case name(String)
    case text(Text)
    /// Nothing: the picture is decorative.
    case none
  }

  package struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  package var source: Source
  package var label: Label
  package var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolation: Interpolation?
  var isAntialiased = true
  var symbolRenderingMode: SymbolRenderingMode?
  var symbolColorRenderingMode: SymbolColorRenderingMode?
  var allowedDynamicRange: DynamicRange?
  /// From 0 to 1, for symbols with parts that follow it; nil shows all parts.
  var variableValue: Double?
  var symbolVariableValueMode: SymbolVariableValueMode?

  package init(_ source: Source, label: Label) {
    self.source = source
    self.label = label
  }

  /// A picture with nothing left to decode.
  package init(bitmap: Bitmap, scale: CGFloat, label: Text?) {
    self.init(.bitmap(bitmap, scale: scale), label: label.map(Label.text) ?? .none)
  }
}
