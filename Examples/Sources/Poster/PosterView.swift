import SwiftUI

/// A poster of text, gradients, materials and a canvas, which can be written to a PDF document and to a picture.
public struct PosterView: View {
  @State private var message: String?
  private let folder: URL

  /// - Parameter folder: where the files go; nil for the user's folder of documents.
  public init(folder: URL? = nil) {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    self.folder = folder ?? documents ?? FileManager.default.homeDirectoryForCurrentUser
  }

  public var body: some View {
    VStack(spacing: 16) {
      PosterSheet()
        .clipShape(RoundedRectangle(cornerRadius: 24))
        .shadow(color: .black.opacity(0.25), radius: 12, y: 6)
      HStack {
        Text(message ?? "Text stays text in the document.").font(.footnote).foregroundStyle(.secondary)
        Spacer()
        Button("Save", action: save).buttonStyle(.borderedProminent)
      }
    }
    .padding()
  }

  private func save() {
    let renderer = ImageRenderer(content: PosterSheet().frame(width: 420, height: 620))
    renderer.scale = 2
    do {
      try renderer.pngData()?.write(to: folder.appendingPathComponent("poster.png"))
      try renderer.pdfData()?.write(to: folder.appendingPathComponent("poster.pdf"))
      message = "Saved as poster.pdf and poster.png"
    } catch {
      message = "Not saved: \(error.localizedDescription)"
    }
  }
}

/// The poster itself.
public struct PosterSheet: View {
  public init() {}

  public var body: some View {
    ZStack {
      LinearGradient(
        stops: [
          .init(color: Color(red: 0.03, green: 0.03, blue: 0.12), location: 0),
          .init(color: Color(red: 0.13, green: 0.08, blue: 0.35), location: 0.55),
          .init(color: Color(red: 0.62, green: 0.22, blue: 0.45), location: 1),
        ], startPoint: .top, endPoint: .bottom)
      Sky()
      VStack(spacing: 6) {
        Text("SATURDAY · 21 MARCH").font(.caption.weight(.semibold)).kerning(3).foregroundStyle(.white.opacity(0.75))
        Text("Long Night\nof the Planets")
          .font(.system(size: 40, weight: .heavy))
          .multilineTextAlignment(.center)
          .foregroundStyle(
            LinearGradient(colors: [.yellow, .orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
        Spacer()
        facts
      }
      .padding(.horizontal, 22)
      .padding(.top, 34)
      .padding(.bottom, 22)
    }
    .environment(\.colorScheme, .dark)
  }

  private var facts: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Observatory Hill").font(.title3.bold())
      HStack(alignment: .top, spacing: 18) {
        fact("clock", "Doors", "19:30")
        fact("binoculars", "Domes", "Six")
        fact("ticket", "Entry", "Free")
      }
      Divider()
      Text("Bring a jacket. In case of clouds, **the dome is open** and the planetarium shows *Five Moons*.")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .fixedSize(horizontal: false, vertical: true)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(18)
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
    .overlay { RoundedRectangle(cornerRadius: 20).strokeBorder(.white.opacity(0.15)) }
  }

  private func fact(_ symbol: String, _ title: String, _ value: String) -> some View {
    HStack(spacing: 8) {
      Image(systemName: symbol).foregroundStyle(.orange)
      VStack(alignment: .leading, spacing: 1) {
        Text(title).font(.caption2).foregroundStyle(.secondary)
        Text(value).font(.subheadline.weight(.semibold)).monospacedDigit()
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview("Poster") {
  PosterView()
}

#Preview("Sheet", traits: .fixedLayout(width: 420, height: 620)) {
  PosterSheet()
}

#Preview("Dark") {
  PosterView().background(.background).environment(\.colorScheme, .dark)
}
