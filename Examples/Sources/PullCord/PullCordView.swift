import SwiftUI
import TesseraSound

/// A room with a lamp that a cord turns on and off, and that is heard.
public struct PullCordView: View {
  @State private var isLit: Bool

  public init(isLit: Bool = false) {
    _isLit = State(initialValue: isLit)
  }

  /// The click of the switch. Without the file the lamp is silent.
  private static let click = Bundle.module.url(forResource: "cord", withExtension: "wav").map(Sound.init(contentsOf:))

  public var body: some View {
    VStack(spacing: 0) {
      Lamp(isLit: isLit)
      Cord { switchLight() }
      Spacer()
      Text(isLit ? "Good evening" : "Pull the cord")
        .font(.title2.weight(.semibold))
        .foregroundStyle(isLit ? Color.brown : Color.white.opacity(0.7))
        .padding(.bottom, 40)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Room(isLit: isLit) }
  }

  private func switchLight() {
    withAnimation(.easeInOut(duration: 0.4)) { isLit.toggle() }
    Self.click?.play()
  }
}

/// The wall behind the lamp, in its light or without.
private struct Room: View {
  let isLit: Bool

  private static let day = [Color(red: 1, green: 0.93, blue: 0.75), Color(red: 0.98, green: 0.78, blue: 0.55)]
  private static let night = [Color(red: 0.10, green: 0.10, blue: 0.20), Color(red: 0.04, green: 0.04, blue: 0.08)]

  var body: some View {
    ZStack {
      LinearGradient(colors: Self.night, startPoint: .top, endPoint: .bottom)
      LinearGradient(colors: Self.day, startPoint: .top, endPoint: .bottom).opacity(isLit ? 1 : 0)
    }
    .ignoresSafeArea()
  }
}

/// A shade with a bulb below it.
private struct Lamp: View {
  let isLit: Bool

  var body: some View {
    VStack(spacing: -14) {
      UnevenRoundedRectangle(topLeadingRadius: 50, topTrailingRadius: 50)
        .fill(LinearGradient(colors: [.teal, .blue], startPoint: .leading, endPoint: .trailing))
        .frame(width: 150, height: 80)
        .zIndex(1)
      Circle()
        .fill(isLit ? Color.yellow : Color(white: 0.35))
        .frame(width: 44, height: 44)
        .shadow(color: isLit ? .yellow : .clear, radius: 24)
    }
    .padding(.top, 90)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Lamp")
    .accessibilityValue(isLit ? "On" : "Off")
  }
}

#Preview("Dark") { PullCordView() }

#Preview("Lit") { PullCordView(isLit: true) }
