import SwiftUI

struct CardView: View {
  let card: Card
  let isTurned: Bool

  var body: some View {
    ZStack {
      side {
        FlagView(colors: card.flag).frame(width: 132, height: 88)
        Text(card.country).font(.title.bold())
      }
      .opacity(isTurned ? 0 : 1)
      side {
        Image(systemName: "mappin.and.ellipse").font(.largeTitle).foregroundStyle(.sunset)
        Text(card.capital).font(.title.bold())
        Text(card.country).foregroundStyle(.secondary)
      }
      .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
      .opacity(isTurned ? 1 : 0)
    }
    .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0))
  }

  private func side(@ViewBuilder _ content: () -> some View) -> some View {
    VStack(spacing: 20, content: content)
      .frame(maxWidth: .infinity, maxHeight: 320)
      .background(.cardFront, in: .rect(cornerRadius: 28))
      .compositingGroup()
      .shadow(color: .black.opacity(0.12), radius: 18, y: 8)
  }
}

/// A flag of upright stripes.
struct FlagView: View {
  let colors: [String]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(colors.enumerated()), id: \.offset) { _, name in
        Color("Flags/\(name)")
      }
    }
    .clipShape(.rect(cornerRadius: 10))
    .overlay {
      RoundedRectangle(cornerRadius: 10).strokeBorder(.black.opacity(0.12))
    }
  }
}

#Preview {
  CardView(card: Card(country: "Ireland", capital: "Dublin", flag: ["green", "white", "orange"]), isTurned: false)
    .padding()
}
