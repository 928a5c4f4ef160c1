import PhotosUI
import SwiftUI
import TipKit

/// A photo with styles to choose from, and a code for its back.
public struct DarkroomView: View {
  @State private var model = DarkroomModel()
  @State private var item: PhotosPickerItem?
  @State private var text = "https://www.swift.org"

  public init() {}

  public var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          TipView(LookTip())
          photo
          styles
          Slider(value: $model.strength, in: 0...1) { Text("Strength") }
          Divider()
          back
        }
        .padding()
      }
      .navigationTitle("Darkroom")
      .toolbar {
        PhotosPicker(selection: $item, matching: .images) { Label("Choose a photo", systemImage: "photo") }
      }
    }
    .task(id: item) {
      if let item { await model.load(item) }
    }
    .onAppear {
      // A second view of this program finds the tips configured.
      try? Tips.configure()
      model.start()
    }
  }

  @ViewBuilder
  private var photo: some View {
    if let shown = model.shown {
      Image(uiImage: shown).resizable().scaledToFit()
        .clipShape(.rect(cornerRadius: 12))
        .accessibilityLabel("Photo, \(model.look.title)")
    }
    if let problem = model.problem { Text(problem).foregroundStyle(.red) }
  }

  private var styles: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(Look.allCases) { look in
          Button(look.title) {
            model.look = look
            LookTip.tried.sendDonation()
          }
          .buttonStyle(.bordered)
          .tint(model.look == look ? .accentColor : .secondary)
        }
      }
    }
  }

  private var back: some View {
    HStack(alignment: .top) {
      TextField("Text of the code", text: $text).textFieldStyle(.roundedBorder)
      if let code = DarkroomModel.code(for: text) {
        Image(uiImage: code).interpolation(.none).resizable().scaledToFit()
          .frame(width: 120, height: 120)
          .accessibilityLabel("QR code")
      }
    }
  }
}

#Preview { DarkroomView() }
