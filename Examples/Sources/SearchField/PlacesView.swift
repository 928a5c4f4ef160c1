import SwiftUI

/// A list below a search field that stays in its place. The field's background ends with it, or goes on into what the
/// device covers above: one parameter makes the difference.
public struct PlacesView: View {
  @State private var text = ""
  @State private var reachesUp: Bool

  public init(reachesUp: Bool = true) {
    _reachesUp = State(initialValue: reachesUp)
  }

  private var places: [Place] { Place.all.filter { $0.matches(text) } }

  public var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(places) { place in
          PlaceRow(place: place)
          Divider().padding(.leading, 64)
        }
      }
    }
    .overlay {
      if places.isEmpty { ContentUnavailableView.search(text: text) }
    }
    .safeAreaInset(edge: .top, spacing: 0) { header }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Places").font(.largeTitle.bold())
        Spacer()
        Toggle("Reaches up", isOn: $reachesUp).toggleStyle(.button).font(.footnote)
      }
      SearchBar(text: $text)
    }
    .padding(.horizontal)
    .padding(.bottom, 12)
    .padding(.top, 4)
    .background(.bar, ignoresSafeAreaEdges: reachesUp ? .top : [])
    .overlay(alignment: .bottom) { Divider() }
  }
}

private struct PlaceRow: View {
  let place: Place

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: place.symbol)
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(
          Color(hue: Double(place.name.utf8.first ?? 0) * 7 / 180, saturation: 0.55, brightness: 0.8).gradient,
          in: RoundedRectangle(cornerRadius: 9))
      VStack(alignment: .leading, spacing: 2) {
        Text(place.name).font(.headline)
        Text(place.region).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
    }
    .padding(.horizontal)
    .padding(.vertical, 10)
  }
}

#Preview("Reaches up") {
  PlacesView().safeAreaPadding(.top, 50)
}

#Preview("Ends with the field") {
  PlacesView(reachesUp: false).safeAreaPadding(.top, 50)
}

#Preview("Dark") {
  PlacesView().safeAreaPadding(.top, 50).background(.background).environment(\.colorScheme, .dark)
}
