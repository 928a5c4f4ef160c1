import MapKit
import SwiftUI

/// A walk through a city: its stops, the way between them, and where the break is.
public struct WalkView: View {
  @State private var position = MapCameraPosition.automatic
  @State private var selection: String?

  public init() {}

  public var body: some View {
    Map(position: $position, selection: $selection) {
      MapCircle(center: Place.walk[3].coordinate, radius: 120)
        .foregroundStyle(.orange.opacity(0.2))
        .stroke(.orange, lineWidth: 1)
      MapPolyline(coordinates: Place.walk.map(\.coordinate))
        .stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round, dash: [1, 8]))
      ForEach(Place.walk) { place in
        Marker(place.id, systemImage: place.symbol, coordinate: place.coordinate)
          .tint(place.id == "Bellevue" ? .orange : .indigo)
      }
    }
    .mapControls {
      MapScaleView()
      MapCompass()
      MapZoomStepper()
      MapPitchToggle()
    }
    .safeAreaInset(edge: .bottom) { footer }
  }

  private var footer: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(selected?.id ?? "A walk in Zürich").font(.headline)
        Text(selected?.note ?? "Choose a stop").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Button("Show all") {
        withAnimation {
          position = .automatic
          selection = nil
        }
      }
      .buttonStyle(.bordered)
    }
    .padding()
    .background(.bar)
  }

  private var selected: Place? { Place.walk.first { $0.id == selection } }
}

#Preview { WalkView() }
