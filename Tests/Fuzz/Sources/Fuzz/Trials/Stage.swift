import SwiftUITesting

/// A trial's tree on a screen.
@MainActor
final class Stage {
  private(set) var screen: Screen
  private(set) var size: CGSize
  private let trial: Trial
  private let model: Model
  private let watch: Watch
  private let refresh: @MainActor (Screen) -> Void

  init(trial: Trial, model: Model, size: CGSize, watch: Watch) {
    self.trial = trial
    self.model = model
    self.size = size
    self.watch = watch
    let root = trial.root
    // Found outside of any view: no view becomes a reader.
    let type = type(of: TreeBuilder.view(root, Scope(model: model, namespace: NamespaceReader.any)))
    func mount<Content: View>(_ type: Content.Type) -> (Screen, @MainActor (Screen) -> Void) {
      let content = { RootView<Content>(node: root, model: model).modifier(Surroundings(model: model)) }
      let screen = Screen(width: size.width, height: size.height, scale: 1) { content() }
      return (screen, { screen in screen.update { content() } })
    }
    (screen, refresh) = mount(type)
  }

  func unmount() {
    screen.unmount()
  }

  var hasFields: Bool {
    var found = false
    trial.root.forEach { node in
      if ["TextField", "SecureField", "TextEditor", "FocusedField", ".searchable", "Picker", ".alert", "DatePicker"]
        .contains(where: node.entry.hasPrefix)
      {
        found = true
      }
    }
    return found
  }

  func appearance() -> Appearance {
    Appearance(
      description: screen.describe(), snapshot: screen.snapshot(), estimatedLengthCount: screen.estimatedLengthCount)
  }

  /// Moves time on, frame by frame, each of which may take its time.
  func advance(by seconds: Double) async {
    let count = max(1, Int((seconds * 60).rounded()))
    for _ in 0..<count {
      watch.beat()
      await screen.advance(by: .nanoseconds(16_666_667))
    }
  }

  func settle(isEndless: Bool) async throws(Failure) {
    await advance(by: 1)
    watch.beat("settling", patience: 10)
    let start = screen.now
    await screen.settle()
    watch.beat("settled")
    guard screen.now - start > .seconds(59), !isEndless else { return }
    throw Failure(kind: .unsettled, message: "the screen does not settle")
  }

  func perform(_ step: Step) async {
    switch step {
    case .set(let assignments, let animation):
      let change = {
        for assignment in assignments { ModelProperty.byName[assignment.property]?.set(self.model, assignment.value) }
      }
      if let animation { withAnimation(StepAnimation.all[animation].value, change) } else { change() }
      _ = screen.visibleText
    case .wait(let seconds): await advance(by: seconds)
    case .resize(let width, let height):
      size = CGSize(width: width, height: height)
      screen.resize(width: width, height: height)
    case .refresh: refresh(screen)
    case .draw: _ = screen.snapshot()
    default: await act(step)
    }
  }

  private func act(_ step: Step) async {
    switch step {
    case .tap(let place, let count): for _ in 0..<count { screen.tap(at: point(place)) }
    case .tapElement(let index):
      let elements = screen.elements()
      guard !elements.isEmpty else { return }
      let frame = elements[index % elements.count].frame
      screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    case .longPress(let place, let seconds):
      screen.pressDown(at: point(place))
      await advance(by: seconds)
      screen.release()
    case .drag(let start, let end): await screen.drag(from: point(start), to: point(end), steps: 5)
    case .scroll(let place, let dx, let dy): screen.scroll(at: point(place), by: CGSize(width: dx, height: dy))
    case .hover(let place): screen.hover(at: place.map(point))
    case .secondaryTap(let place): screen.secondaryTap(at: point(place))
    case .pinch(let place, let magnification, let degrees):
      await screen.pinch(at: point(place), magnification: magnification, rotation: .degrees(degrees), steps: 4)
    case .key(let index): screen.key(StepKey.all[index].key, modifiers: StepKey.all[index].modifiers)
    case .type(let text): for character in text { screen.key(KeyEquivalent(character == "\n" ? "\r" : character)) }
    case .compose(let text): screen.compose(text)
    case .set, .wait, .resize, .refresh, .draw: break
    }
    _ = screen.visibleText
  }

  private func point(_ place: Step.Place) -> CGPoint {
    CGPoint(x: place.x * size.width, y: place.y * size.height)
  }
}
