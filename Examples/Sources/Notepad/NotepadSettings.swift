import SwiftUI

/// The settings of the program: how large the text is.
public struct NotepadSettings: View {
  static let sizeKey = "textSize"
  static let usualSize = 15.0
  static let sizes = 9.0...32.0

  @AppStorage(Self.sizeKey) private var size = Self.usualSize

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Text size: \(Int(size))")
      Slider(value: $size, in: Self.sizes, step: 1) { Text("Text size") }
      Button("Usual size") { size = Self.usualSize }
    }
    .padding(20)
    .frame(width: 320)
  }
}
