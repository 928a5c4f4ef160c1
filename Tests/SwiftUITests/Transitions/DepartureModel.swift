import Observation
import SwiftUITesting

/// What a container of the table of departures shows, and what happens to it while something departs.
@Observable
@MainActor
final class DepartureModel {
  struct Guest: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  var showsContainer = true
  var showsBranch = true
  var isFirstAlternative = true
  var identity = 0
  var guests = [Guest(id: 1, name: "Ada"), Guest(id: 2, name: "Ben"), Guest(id: 3, name: "Cleo")]
  var word = "word"
  var typeSize = DynamicTypeSize.large
  var scheme = ColorScheme.light
  var direction = LayoutDirection.leftToRight
  var locale = Locale(identifier: "en_US")
  /// Objects that the rows keep, while they live.
  @ObservationIgnored private(set) var living = 0

  /// Counts itself among the living.
  @MainActor
  final class Token {
    private let model: DepartureModel

    init(_ model: DepartureModel) {
      self.model = model
      model.living += 1
    }

    isolated deinit {
      model.living -= 1
    }
  }
}

/// What departs, one after another kind: each changes the model, which `withAnimation` shows.
enum Departure: String, CaseIterable, Sendable {
  case branch, alternative, identity, lastElement, firstElement, allElements, replacedElement, reorderedElements
  case everything, container

  @MainActor
  func happen(to model: DepartureModel) {
    switch self {
    case .branch: model.showsBranch = false
    case .alternative: model.isFirstAlternative = false
    case .identity: model.identity += 1
    case .lastElement: model.guests.removeLast()
    case .firstElement: model.guests.removeFirst()
    case .allElements: model.guests.removeAll()
    case .replacedElement: model.guests[1] = DepartureModel.Guest(id: 7, name: "Gil")
    case .reorderedElements:
      model.guests.reverse()
      model.guests.removeFirst()
    case .everything:
      model.showsBranch = false
      model.guests.removeAll()
      model.isFirstAlternative = false
    case .container: model.showsContainer = false
    }
  }

  @MainActor
  func undo(in model: DepartureModel, _ guests: [DepartureModel.Guest]) {
    model.showsContainer = true
    model.showsBranch = true
    model.isFirstAlternative = true
    model.guests = guests
  }
}

/// The views that come and go, in each of the containers.
struct DepartingViews: View {
  @Bindable var model: DepartureModel

  var body: some View {
    Text("first \(model.word)")
    if model.showsBranch { DepartingRow(name: "branch", model: model).transition(.slide) }
    if model.isFirstAlternative {
      DepartingRow(name: "one", model: model)
    } else {
      Toggle("other", isOn: $model.showsBranch).transition(.scale)
    }
    DepartingRow(name: "identity", model: model).id(model.identity)
    ForEach($model.guests) { $guest in
      TextField("Name", text: $guest.name).badge(guest.name.count)
        .transition(.asymmetric(insertion: .opacity, removal: .move(edge: .trailing)))
    }
    Text("last")
  }
}

struct DepartingRow: View {
  let name: String
  let model: DepartureModel

  @State private var token: DepartureModel.Token?
  @Environment(\.dynamicTypeSize) private var typeSize

  init(name: String, model: DepartureModel) {
    self.name = name
    self.model = model
  }

  var body: some View {
    HStack {
      Text("\(name) \(model.word)")
      if typeSize.isAccessibilitySize { Image(systemName: "star") }
    }
    .onAppear { token = DepartureModel.Token(model) }
  }
}
