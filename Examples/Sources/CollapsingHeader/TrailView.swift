import SwiftUI

/// A header that closes while what is below it scrolls. The offset comes up in one of two ways, through views that know
/// nothing of it.
public struct TrailView: View {
  /// How the header learns of the offset.
  public enum Way: String, CaseIterable, Sendable {
    case preference = "Preference"
    case geometry = "Geometry"
  }

  @State private var way: Way

  public init(way: Way = .preference) {
    _way = State(initialValue: way)
  }

  public var body: some View {
    Group {
      switch way {
      case .preference: PreferencePage()
      case .geometry: GeometryPage()
      }
    }
    .safeAreaInset(edge: .bottom) {
      Picker("Way", selection: $way) {
        ForEach(Way.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      .padding(.horizontal, 40)
      .padding(.vertical, 10)
      .background(.bar)
    }
  }
}

// MARK: By preference

/// How far the content is scrolled, as the content itself says.
struct ScrollOffsetKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value += nextValue()
  }
}

struct PreferencePage: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    Page(offset: offset) {
      HutList()
        .background {
          GeometryReader { geometry in
            let top = geometry.frame(in: .named("page")).minY
            Color.clear.preference(key: ScrollOffsetKey.self, value: HeaderAppearance.fullHeight - top)
          }
        }
    }
    .coordinateSpace(name: "page")
    .onPreferenceChange(ScrollOffsetKey.self) { offset = $0 }
  }
}

// MARK: By geometry

struct GeometryPage: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    Page(offset: offset) {
      HutList()
        .onGeometryChange(for: CGFloat.self) { geometry in
          HeaderAppearance.fullHeight - geometry.frame(in: .named("page")).minY
        } action: {
          offset = $0
        }
    }
    .coordinateSpace(.named("page"))
  }
}

/// What both have in common: content that scrolls below a header.
struct Page<Content: View>: View {
  let offset: CGFloat
  @ViewBuilder let content: Content

  var body: some View {
    ZStack(alignment: .top) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: HeaderAppearance.fullHeight)
          content
        }
      }
      HeaderAppearance(offset: offset)
    }
  }
}

#Preview("Open") {
  TrailView()
}

#Preview("Closed") {
  Page(offset: 300) { HutList() }
}

#Preview("Dark") {
  TrailView(way: .geometry).background(.background).environment(\.colorScheme, .dark)
}
