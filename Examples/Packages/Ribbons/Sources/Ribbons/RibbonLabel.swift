import SwiftUI

/// A short text on a ribbon.
public struct RibbonLabel: View {
  private let text: LocalizedStringKey
  private let tint: Color

  public init(_ text: LocalizedStringKey, tint: Color = .accentColor) {
    self.text = text
    self.tint = tint
  }

  public var body: some View {
    Text(text)
      .font(.caption.weight(.semibold))
      .foregroundStyle(.white)
      .padding(.vertical, 4)
      .padding(.leading, 10)
      .padding(.trailing, 18)
      .background(tint, in: Ribbon())
  }
}

#Preview("Labels") {
  VStack(alignment: .leading) {
    RibbonLabel("Fresh breeze", tint: .teal)
    RibbonLabel("Gale", tint: .red)
  }
  .padding()
}
