/// Keeps the position of a map, or hands on that of the program.
struct MapPositionView: View {
  let source: MapPositionSource
  let bounds: MapCameraBounds?
  let modes: MapInteractionModes
  let selection: MapSelectionBinding?
  let scope: Namespace.ID?
  let elements: [MapElement]
  /// Hears where the machine is, while the map shows that.
  var userDidMove: (CLLocation?) -> Void = { _ in }

  @State private var kept: MapCameraPosition?
  /// What an older map wrote to its region last: the map moved there already.
  @State private var written: [Double] = []
  @State private var ownModel = MapModel()
  @Environment(\.mapScopes) private var scopes
  @Environment(\.mapReaderModel) private var readerModel

  var body: some View {
    let model = scope.flatMap { scopes[$0] } ?? readerModel ?? ownModel
    MapRoom(model: model, position: position, bounds: bounds, modes: modes, selection: selection, elements: elements)
      .environment(\.mapModel, model)
      // Maps inside of annotations are maps of their own.
      .environment(\.mapReaderModel, nil)
      .modifier(RegionWriter(isOn: writesRegion, model: model, write: write))
      .modifier(MapLocating(isWanted: showsUser, didMove: userDidMove))
  }

  private var showsUser: Bool {
    position.wrappedValue.showsUser
      || elements.contains { if case .user = $0.kind { true } else { false } }
  }

  private var position: Binding<MapCameraPosition> {
    switch source {
    case .initial(let initial):
      Binding {
        kept ?? initial
      } set: {
        kept = $0
      }
    case .binding(let binding): binding
    case .region(let binding): older(binding.wrappedValue.numbers, .region(binding.wrappedValue))
    case .rect(let binding): older(binding.wrappedValue.numbers, .rect(binding.wrappedValue))
    }
  }

  private func older(_ numbers: [Double], _ position: MapCameraPosition) -> Binding<MapCameraPosition> {
    Binding {
      numbers == written ? .byUser : position
    } set: { _ in
    }
  }

  private var writesRegion: Bool {
    switch source {
    case .region, .rect: true
    case .initial, .binding: false
    }
  }

  private func write(_ update: MapCameraUpdateContext) {
    switch source {
    case .region(let binding):
      written = update.region.numbers
      binding.wrappedValue = update.region
    case .rect(let binding):
      written = update.rect.numbers
      binding.wrappedValue = update.rect
    case .initial, .binding: break
    }
  }
}

/// Tells an older map's region where the user moved the map.
private struct RegionWriter: ViewModifier {
  let isOn: Bool
  let model: MapModel
  let write: (MapCameraUpdateContext) -> Void

  func body(content: Content) -> some View {
    content.onChange(of: isOn ? model.moved : nil) {
      guard let moved = model.moved, var projection = model.shown else { return }
      projection.viewpoint = moved
      write(projection.update)
    }
  }
}
