import SwiftUITesting
import TesseraCore
import TesseraPaint
import Testing

/// Hosts.
@MainActor
struct GraphHostTests {
  @Observable @MainActor
  final class Model {
    var count = 0
    var other = 0
  }

  private struct Counter: View {
    let model: Model

    var body: some View { Text("\(model.count)") }
  }

  private struct Leaving: View {
    let log: Log

    var body: some View {
      Color.red.onDisappear { log.note("gone") }
    }
  }

  private func host(
    clock: HostClock = HostClock(now: { .zero }), trace: TraceRecorder? = nil, _ content: some View
  ) -> GraphHost {
    GraphHost(
      textEngine: PangoTextEngine.shared, surface: Surface(size: CGSize(width: 100, height: 40)), clock: clock,
      trace: trace, content: content)
  }

  private let model = Model()
  private let recorder = TraceRecorder()

  /// Shows the model's count, and is recorded.
  private func counter() -> GraphHost {
    host(trace: recorder, Counter(model: model))
  }

  /// How many frames `action` makes.
  private func frames(_ action: () -> Void) -> Int {
    let before = recorder.frames
    action()
    return recorder.frames - before
  }

  // MARK: Actions

  @Test("an action is followed by one frame, however much it changes")
  func oneFrame() {
    let host = counter()
    let count = frames {
      host.perform("count") {
        model.count += 1
        model.count += 1
      }
    }
    #expect(count == 1)
    #expect(host.graph.semantics().map(\.label) == ["2"])
    #expect(!host.needsFrame)
  }

  @Test("an action that changes nothing that is shown makes no frame")
  func noFrame() {
    let host = counter()
    #expect(frames { host.perform("look") {} } == 0)
    #expect(frames { host.perform("change what nobody shows") { model.other += 1 } } == 0)
  }

  @Test("events are recorded by their names, and what follows from them names them")
  func names() {
    let host = counter()
    host.perform("look") {}
    host.perform("count") { model.count += 1 }
    #expect(recorder.records.filter { $0.kind == .event }.map(\.text) == ["look", "count"])
    #expect(recorder.causes.count == 1)
    #expect(recorder.causes.first?.hasPrefix("count > @Observable") == true)
  }

  @Test("without a recorder no event is named")
  func unrecorded() {
    let host = host(Counter(model: model))
    var isNamed = false
    func name() -> String {
      isNamed = true
      return "count"
    }
    host.perform(name()) {}
    #expect(!isNamed)
    host.trace = recorder
    host.perform(name()) {}
    #expect(isNamed)
  }

  @Test("an action runs in the name of the graph")
  func running() {
    let host = counter()
    var graph: ViewGraph?
    host.perform("look") { graph = ViewGraph.running }
    #expect(graph === host.graph)
    #expect(ViewGraph.running == nil)
  }

  @Test("what a host runs is code of its clock")
  func clock() {
    var depth = 0
    var depths: [Int] = []
    let clock = HostClock(
      now: { .zero },
      enclosing: { body in
        depth += 1
        body()
        depth -= 1
      })
    let host = host(clock: clock, Live { let _ = depths.append(depth) })
    host.perform("look") { depths.append(depth) }
    host.update(Live { let _ = depths.append(depth) })
    #expect(depths.count == 3)
    #expect(depths.allSatisfy { $0 > 0 })
    #expect(depth == 0)
  }

  // MARK: Frames

  @Test("with a deferred schedule, changes ask for a frame, which runs when the owner wants it")
  func deferred() {
    let host = counter()
    var requests = 0
    host.schedule = .deferred { requests += 1 }
    #expect(!host.runFrameIfNeeded())
    #expect(frames { host.perform("count") { model.count += 1 } } == 0)
    #expect(requests > 0)
    var didRun = false
    #expect(frames { didRun = host.runFrameIfNeeded() } == 1)
    #expect(didRun)
    #expect(frames { didRun = host.runFrameIfNeeded() } == 0)
    #expect(!didRun)
    requests = 0
    model.count += 1
    #expect(requests == 1)
  }

  @Test("motion goes by the clock, and a frame is due when it has moved on")
  func motion() {
    var now = Duration.zero
    let host = host(clock: HostClock(now: { now }), Live { Color.red.opacity(model.count == 0 ? 1 : 0) })
    host.perform("fade") {
      withAnimation(.linear(duration: 1)) { model.count = 1 }
    }
    #expect(!host.needsFrame)
    now = .milliseconds(500)
    #expect(host.runFrameIfNeeded())
    #expect(host.now == .milliseconds(500))
    now = .seconds(2)
    #expect(host.runFrameIfNeeded())
    #expect(host.graph.nextFrameTime == nil)
  }

  @Test("gestures go by the clock of the frames")
  func gestures() {
    var now = Duration.seconds(5)
    var speed: CGFloat?
    let view = Color.red.gesture(DragGesture(minimumDistance: 0).onEnded { speed = $0.velocity.width })
    let host = host(clock: HostClock(now: { now }), view)
    host.perform("press") { host.graph.pointer.pressDown(at: CGPoint(x: 10, y: 20)) }
    for step in 1...4 {
      now += .milliseconds(20)
      host.perform("move") { host.graph.pointer.move(to: CGPoint(x: 10 + 10 * CGFloat(step), y: 20)) }
    }
    host.perform("release") { host.graph.pointer.release() }
    #expect(abs((speed ?? 0) - 500) < 1)
  }

  // MARK: Surface and picture

  @Test("another surface is laid out in the next frame, and the picture has its size")
  func surface() {
    let host = host(Color.red)
    host.surface = Surface(size: CGSize(width: 30, height: 20), scale: 2)
    #expect(host.runFrameIfNeeded())
    let raster = Rasterizer.render(host.picture)
    #expect(raster.width == 60)
    #expect(raster.height == 40)
    host.surface = host.surface
    #expect(!host.needsFrame)
  }

  @Test("what the content measures depends on what it is offered")
  func measuring() {
    let host = host(Color.red.frame(minWidth: 10, maxWidth: 50, minHeight: 5, maxHeight: 5))
    #expect(host.measure(LayoutProposal(CGSize(width: 200, height: 200))) == CGSize(width: 50, height: 5))
    #expect(host.measure(LayoutProposal(CGSize(width: 20, height: 20))) == CGSize(width: 20, height: 5))
  }

  // MARK: The end

  @Test("a host that is released takes its views down and releases its graph")
  func release() {
    let log = Log()
    weak var graph: ViewGraph?
    do {
      let host = host(Leaving(log: log))
      graph = host.graph
      #expect(graph != nil)
      #expect(log.lines == [])
    }
    #expect(log.lines == ["gone"])
    #expect(graph == nil)
  }

  @Test("views are taken down once")
  func unmounting() {
    let log = Log()
    let host = host(Leaving(log: log))
    host.unmount()
    host.unmount()
    #expect(log.lines == ["gone"])
    host.perform("look") {}
    #expect(!host.needsFrame)
  }
}
