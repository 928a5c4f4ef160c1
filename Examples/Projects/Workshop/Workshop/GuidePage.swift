import SwiftUI

/// Hosting controllers in a navigation controller.
struct GuidePage: View {
  var body: some View {
    Guide().ignoresSafeArea(edges: .top)
  }
}

/// What kinds of wood there are; a tap asks for the page of one.
struct WoodList: View {
  let woods: [Wood]
  let open: (Wood) -> Void

  var body: some View {
    List(woods) { wood in
      Button {
        open(wood)
      } label: {
        HStack {
          Circle().fill(wood.color).frame(width: 24, height: 24)
          Text(wood.name).foregroundStyle(Color.primary)
          Spacer()
          Image(systemName: "chevron.right").font(.footnote).foregroundStyle(.tertiary).accessibilityHidden(true)
        }
      }
    }
  }
}

/// A kind of wood.
struct WoodPage: View {
  let wood: Wood

  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 20).fill(wood.color.gradient).frame(height: 160)
      Text(wood.text).font(.body)
      Spacer()
    }
    .padding(20)
  }
}

#Preview("Guide") { GuidePage() }
