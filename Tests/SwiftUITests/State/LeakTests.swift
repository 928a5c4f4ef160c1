import Combine
import Observation
import SwiftUITesting
import Synchronization
import Testing

/// Knows how many of its kind are alive.
private final class Population: Sendable {
  private let counts = Mutex((born: 0, dead: 0))

  var born: Int { counts.withLock { $0.born } }
  var alive: Int { counts.withLock { $0.born - $0.dead } }

  func birth() {
    counts.withLock { $0.born += 1 }
  }

  func death() {
    counts.withLock { $0.dead += 1 }
  }
}

private final class Owned: ObservableObject {
  private let population: Population
  @Published var number = 0

  init(_ population: Population) {
    self.population = population
    population.birth()
  }

  deinit {
    population.death()
  }
}

@MainActor @Observable
private final class Tracked {
  var number = 0
}

private final class Shared: ObservableObject {
  @Published var number = 0
  @AppStorage("leak shared") var stored = 0
}

private struct Nested: DynamicProperty {
  @State var object: Owned
  @Environment(\.locale) var locale

  init(_ object: Owned) {
    _object = State(initialValue: object)
  }
}

/// All wrappers and all that listens, once.
private struct Everything: View {
  let population: Population
  let token: Owned
  let subject: PassthroughSubject<Int, Never>
  @State private var state: Owned
  @StateObject private var stateObject: Owned
  @ObservedObject var observed: Shared
  @EnvironmentObject private var environmentObject: Shared
  @Environment(Tracked.self) private var tracked
  @Environment(\.colorScheme) private var colorScheme
  @Bindable var bindable: Tracked
  @Binding var binding: Int
  @Namespace private var namespace
  @ScaledMetric private var metric = 10.0
  @AppStorage("leak app") private var appStorage = 0
  @SceneStorage("leak scene") private var sceneStorage = 0
  @FocusState private var isFocused: Bool
  @GestureState private var distance = 0.0
  private var nested: Nested

  init(
    _ population: Population, _ subject: PassthroughSubject<Int, Never>, _ shared: Shared, _ tracked: Tracked,
    _ binding: Binding<Int>
  ) {
    self.population = population
    self.subject = subject
    token = Owned(population)
    _state = State(initialValue: Owned(population))
    _stateObject = StateObject(wrappedValue: Owned(population))
    nested = Nested(Owned(population))
    observed = shared
    bindable = tracked
    _binding = binding
  }

  var body: some View {
    let _ = namespace
    let numbers = [
      state.number, stateObject.number, observed.number, environmentObject.number, tracked.number, bindable.number,
      binding, appStorage, sceneStorage, nested.object.number, Int(metric),
    ]
    Text(verbatim: "\(numbers.reduce(0, +)) \(colorScheme) \(isFocused) \(distance)")
      .focused($isFocused)
      .gesture(DragGesture().updating($distance) { value, distance, _ in distance = value.translation.width })
      .onAppear { _ = token }
      .onDisappear { _ = token }
      .onChange(of: binding) { _ = token }
      .onReceive(subject) { _ in _ = token }
      .onReceive(stateObject.$number) { _ in _ = token }
      .task { await follow() }
      .task(id: binding) { _ = token }
  }

  private func follow() async {
    _ = token
    for await _ in Observations({ bindable.number }) { _ = token }
  }
}

@MainActor
struct LeakTests {
  @Test("1,000 cycles of inserting and removing every wrapper leave nothing behind")
  func cycles() async throws {
    struct Stage: View {
      let isThere: Bool
      let make: @MainActor (Binding<Int>) -> Everything
      @State private var number = 0

      var body: some View {
        VStack {
          if isThere { make($number) }
        }
      }
    }
    let population = Population()
    let subject = PassthroughSubject<Int, Never>()
    let shared = Shared()
    let tracked = Tracked()
    func stage(_ isThere: Bool) -> some View {
      Stage(isThere: isThere) { Everything(population, subject, shared, tracked, $0) }
        .environmentObject(shared)
        .environment(tracked)
    }
    let screen = Screen { stage(false) }
    // The object observes its own setting once the object itself is observed.
    _ = shared.objectWillChange
    let domain = UserDefaults.standard.settings
    let observers = domain.observerCount
    for cycle in 1...1_000 {
      screen.update { stage(true) }
      if cycle.isMultiple(of: 100) {
        subject.send(cycle)
        tracked.number += 1
        shared.number += 1
        UserDefaults.standard.set(cycle, forKey: "leak app")
        #expect(screen.visibleText.count == 1)
        await screen.settle()
        // Those of the one view that is there, and no others.
        #expect(population.alive <= 4)
      }
      screen.update { stage(false) }
      if cycle.isMultiple(of: 100) { await screen.settle() }
    }
    await screen.settle()
    #expect(population.born >= 4_000)
    #expect(population.alive == 0)
    #expect(domain.observerCount == observers)
    #expect(screen.trace.warnings == [])
  }

  @Test("A screen that is gone leaves nothing behind")
  func screens() async {
    let population = Population()
    weak var subject: PassthroughSubject<Int, Never>?
    weak var shared: Shared?
    for _ in 0..<20 {
      let owners = (PassthroughSubject<Int, Never>(), Shared(), Tracked())
      subject = owners.0
      shared = owners.1
      let screen = Screen {
        Everything(population, owners.0, owners.1, owners.2, .constant(1))
          .environmentObject(owners.1)
          .environment(owners.2)
      }
      await screen.settle()
      #expect(population.alive >= 3)
      screen.unmount()
      await screen.settle()
    }
    await Task.yield()
    #expect(population.alive == 0)
    #expect(subject == nil)
    #expect(shared == nil)
  }

  @Test(
    "A list keeps nothing of a row that was swiped", arguments: [CGFloat(-90), 90, -300, 300])
  func swipedRow(distance: CGFloat) async {
    let population = Population()
    do {
      let screen = Screen {
        let owned = Owned(population)
        List {
          ForEach(0..<3, id: \.self) { number in
            Text("Row \(number)")
              .swipeActions(edge: .leading, allowsFullSwipe: number == 0) { Button("Pin") { owned.number += 1 } }
          }
          .onDelete { _ in owned.number += 1 }
        }
      }
      await screen.element(.row, "Row 1").drag(by: CGSize(width: distance, height: 0))
      await screen.element(.row, "Row 0").drag(by: CGSize(width: distance, height: 0))
      await screen.settle()
      screen.unmount()
      await screen.settle()
    }
    await Task.yield()
    #expect(population.born > 0)
    #expect(population.alive == 0)
  }
}
