/// What is around the content of each window of a program, and around its decoration.
@MainActor
package enum WindowFrame {
  /// Puts it around the content of a window; nil for nothing.
  package static var make: ((AnyView) -> AnyView)?

  /// The decoration of windows whose scenes say nothing else; nil for none.
  package static var decoration: (any WindowDecoration)?

  static func framed(_ content: AnyView) -> AnyView {
    make?(content) ?? content
  }
}
