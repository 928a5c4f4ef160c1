import Foundation
import SwiftUITesting
import Testing

/// Timers of Foundation and Dispatch that views and their models make.
@MainActor @Suite("J15: timers of Foundation and Dispatch")
struct FoundationTimerTests {
  /// What a program's model would be.
  @MainActor @Observable final class Model {
    var count = 0
    var seconds: [Double] = []
    @ObservationIgnored var timer: Timer?
    @ObservationIgnored var source: (any DispatchSourceTimer)?
    /// By the clock of the screen.
    @ObservationIgnored var start = Date()

    func tick() {
      count += 1
      seconds.append((Date().timeIntervalSince(start) * 1000).rounded() / 1000)
    }

    func startScheduled(_ interval: TimeInterval = 1, repeats: Bool = true) {
      timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { [weak self] _ in
        MainActor.assumeIsolated { self?.tick() }
      }
    }
  }

  private struct Page: View {
    let model: Model
    let begin: @MainActor (Model) -> Void

    var body: some View {
      VStack {
        Text("Count: \(model.count)")
        Button("Stop") {
          model.timer?.invalidate()
          model.source?.cancel()
        }
        Button("Later") { model.timer?.fireDate = Date() + 3 }
        Button("Resume") { model.source?.resume() }
      }
      .onAppear {
        model.start = Date()
        begin(model)
      }
    }
  }

  private func screen(_ model: Model, _ begin: @escaping @MainActor (Model) -> Void) -> Screen {
    Screen { Page(model: model, begin: begin) }
  }

  @Test("J15: a scheduled timer fires by virtual time, in one frame each, until it is invalidated")
  func scheduled() async {
    let model = Model()
    let screen = screen(model) { $0.startScheduled() }
    screen.trace.reset()
    await screen.advance(by: .seconds(120))
    #expect(screen["Count: 120"].exists)
    #expect(screen.trace.frames == 120)
    #expect(Array(model.seconds.prefix(3)) == [1, 2, 3])
    screen["Stop"].tap()
    #expect(model.timer?.isValid == false)
    await screen.advance(by: .seconds(10))
    #expect(model.count == 120)
  }

  @Test("J15: tests do not wait for a timer that repeats, but for one that does not")
  func settling() async {
    let model = Model()
    let repeating = screen(model) { $0.startScheduled() }
    await repeating.settle()
    #expect(model.count == 0 && repeating.now == .zero)
    let other = Model()
    let once = screen(other) { $0.startScheduled(5, repeats: false) }
    await once.settle()
    #expect(other.seconds == [5] && once.now == .seconds(5))
    #expect(other.timer?.isValid == false)
  }

  @Test("J15: a timer that is cancelled before it fires does not block")
  func cancelled() async {
    let model = Model()
    let screen = screen(model) { model in
      model.startScheduled(5, repeats: false)
      model.timer?.invalidate()
    }
    await screen.settle()
    #expect(screen.now == .zero && model.count == 0)
  }

  @Test("J15: timers that are added to the main run loop, for one mode or several")
  func runLoop() async {
    let model = Model()
    let screen = screen(model) { model in
      let timer = Timer(timeInterval: 0.5, repeats: true) { _ in MainActor.assumeIsolated { model.tick() } }
      RunLoop.main.add(timer, forMode: .default)
      RunLoop.main.add(timer, forMode: .common)
      model.timer = timer
      let late = Timer(fire: Date() + 0.75, interval: 0, repeats: false) { _ in
        MainActor.assumeIsolated { model.tick() }
      }
      RunLoop.main.add(late, forMode: .common)
    }
    await screen.advance(by: .seconds(2))
    #expect(model.seconds == [0.5, 0.75, 1, 1.5, 2])
  }

  @Test("J15: a timer can be put off, and fired by hand; what it does belongs to the clock")
  func handling() async {
    let model = Model()
    let screen = screen(model) { $0.startScheduled(1) }
    await screen.advance(by: .milliseconds(1_500))
    model.timer?.fire()
    #expect(model.count == 2)
    screen["Later"].tap()
    await screen.advance(by: .seconds(4))
    #expect(Array(model.seconds.dropFirst(2)) == [4.5, 5.5])
    model.timer?.invalidate()

    let chained = Model()
    let other = self.screen(chained) { model in
      model.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated {
          model.tick()
          Task {
            try await Task.sleep(for: .seconds(1))
            model.tick()
            model.startScheduled(1, repeats: false)
          }
        }
      }
    }
    await other.settle()
    #expect(chained.seconds == [1, 2, 3])
  }

  @Test("J15: a timer that a view's task or model makes in its own time")
  func fromTask() async {
    let model = Model()
    let screen = Screen {
      Text("Count: \(model.count)").task {
        try? await Task.sleep(for: .seconds(2))
        model.startScheduled(1)
      }
    }
    await screen.advance(by: .seconds(5))
    #expect(model.seconds.map { $0.rounded() } == [3, 4, 5])
    model.timer?.invalidate()
  }

  @Test("J15: timers of the main queue fire by virtual time, rest while suspended, and end when cancelled")
  func dispatch() async {
    let model = Model()
    let screen = screen(model) { model in
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 1, repeating: .seconds(2))
      source.setEventHandler { MainActor.assumeIsolated { model.tick() } }
      source.resume()
      model.source = source
    }
    await screen.advance(by: .seconds(6))
    #expect(model.seconds == [1, 3, 5])
    #expect(screen["Count: 3"].exists)
    model.source?.suspend()
    await screen.advance(by: .seconds(4))
    #expect(model.count == 3)
    screen["Resume"].tap()
    await screen.advance(by: .milliseconds(500))
    #expect(model.count == 4)
    screen["Stop"].tap()
    await screen.advance(by: .seconds(10))
    #expect(model.count == 4)
    await screen.settle()
  }

  @Test("J15: a timer of the main queue that fires once, and one that is not retained")
  func dispatchOnce() async {
    let model = Model()
    let screen = screen(model) { model in
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + .milliseconds(250))
      source.setEventHandler { MainActor.assumeIsolated { model.tick() } }
      source.activate()
      model.source = source
      let forgotten = DispatchSource.makeTimerSource(queue: .main)
      forgotten.schedule(wallDeadline: .now() + 1, repeating: 1)
      forgotten.setEventHandler { MainActor.assumeIsolated { model.tick() } }
      forgotten.resume()
    }
    await screen.advance(by: .seconds(10))
    #expect(model.seconds == [0.25])
  }

  @Test("J15: timers of other code keep real time")
  func others() async {
    let screen = Screen { Color.clear }
    var hasFired = false
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 1_000)
    source.setEventHandler { hasFired = true }
    source.resume()
    await screen.advance(by: .seconds(2_000))
    #expect(!hasFired)
    source.cancel()
  }
}
