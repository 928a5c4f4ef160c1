import SwiftUITesting
import Testing

/// Every container with every kind of departure, and with what can happen before the departure is over.
///
/// The checks of the tree after each frame, which debug builds make, find what still counts the departing in or out.
@MainActor
struct DepartureTests {
  private struct Root: View {
    let container: DepartureContainer
    let model: DepartureModel

    var body: some View {
      ZStack {
        if model.showsContainer { container.view(model) }
      }
      .dynamicTypeSize(model.typeSize)
      .environment(\.colorScheme, model.scheme)
      .environment(\.layoutDirection, model.direction)
      .environment(\.locale, model.locale)
    }
  }

  /// A screen in the middle of a departure.
  private func screen(
    _ container: DepartureContainer, _ departure: Departure, _ model: DepartureModel
  ) async -> Screen {
    let screen = Screen { Root(container: container, model: model) }
    await screen.advance(by: .milliseconds(20))
    withAnimation(.linear(duration: 0.3)) { departure.happen(to: model) }
    await screen.advance(by: .milliseconds(50))
    return screen
  }

  /// The rest is drawn like a view that never had another child.
  private func expectFreshAppearance(
    _ screen: Screen, _ container: DepartureContainer, _ model: DepartureModel,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await screen.settle()
    let fresh = Screen { Root(container: container, model: model) }
    await fresh.settle()
    #expect(screen.describe() == fresh.describe(), sourceLocation: sourceLocation)
  }

  @Test(
    "D39: what departs bears any change, and leaves no trace", arguments: DepartureContainer.allCases,
    Departure.allCases)
  func changes(container: DepartureContainer, departure: Departure) async {
    let model = DepartureModel()
    let screen = await screen(container, departure, model)
    model.word = "changed"
    await screen.advance(by: .milliseconds(20))
    model.typeSize = .accessibility2
    await screen.advance(by: .milliseconds(20))
    model.scheme = .dark
    model.direction = .rightToLeft
    await screen.advance(by: .milliseconds(20))
    model.locale = Locale(identifier: "de_DE")
    withAnimation(.linear(duration: 0.3)) { model.guests.append(DepartureModel.Guest(id: 9, name: "Zoe")) }
    await screen.advance(by: .milliseconds(20))
    withAnimation(.linear(duration: 0.3)) { model.guests.removeAll() }
    await screen.advance(by: .milliseconds(20))
    model.typeSize = .large
    await expectFreshAppearance(screen, container, model)
  }

  @Test(
    "B37: what departs can come back midway", arguments: DepartureContainer.allCases, Departure.allCases)
  func comesBack(container: DepartureContainer, departure: Departure) async {
    let model = DepartureModel()
    let guests = model.guests
    let screen = await screen(container, departure, model)
    withAnimation(.linear(duration: 0.3)) { departure.undo(in: model, guests) }
    await screen.advance(by: .milliseconds(50))
    model.word = "changed"
    await expectFreshAppearance(screen, container, model)
  }

  @Test(
    "D39: a container that goes takes along what departs, and nothing outlives it",
    arguments: DepartureContainer.allCases, Departure.allCases)
  func containerGoes(container: DepartureContainer, departure: Departure) async {
    let model = DepartureModel()
    let screen = await screen(container, departure, model)
    model.word = "changed"
    model.showsContainer = false
    await expectFreshAppearance(screen, container, model)
    #expect(model.living == 0)
  }
}
