import Foundation
import SwiftUITesting

/// Shows a trial's tree, runs its steps, and checks the results.
@MainActor
struct TrialRun {
  let trial: Trial
  let watch: Watch

  /// - Returns: what was wrong; nil if nothing was.
  func failure() async -> Failure? {
    ContentTypes.forget()
    do throws(Failure) {
      let model = try await show()
      // The last frames of what was unmounted may still hold something.
      for _ in 0..<5 { await Task.yield() }
      if model.object != nil { throw Failure(kind: .leak, message: "the model is alive after the tree was unmounted") }
      if Token.living != 0 {
        throw Failure(kind: .leak, message: "\(Token.living) objects of views are alive after all")
      }
      if Token.shown != 0 { throw Failure(kind: .life, message: "\(Token.shown) views appeared and never disappeared") }
      return nil
    } catch {
      Token.living = 0
      Token.shown = 0
      return error
    }
  }

  /// A model that may be gone.
  private struct Remains {
    weak var object: Model?
  }

  private func show() async throws(Failure) -> Remains {
    let model = Model()
    for value in trial.values { ModelProperty.byName[value.property]?.set(model, value.value) }
    let traits = trial.traits
    let stage = Stage(trial: trial, model: model, size: CGSize(width: trial.width, height: trial.height), watch: watch)
    for (index, step) in trial.steps.enumerated() {
      watch.beat("step \(index)")
      await stage.perform(step)
    }
    watch.beat("settling")
    let isEndless = traits.contains(.endless)
    try await stage.settle(isEndless: isEndless)
    watch.beat("drawing")
    let view = stage.appearance()
    if !trial.isHostile { try checkFinite(view.description) }
    if !isEndless { try await checkRest(stage) }
    if !isEndless, trial.isComparable {
      try await compare(view, with: model, size: stage.size)
    }
    watch.beat("unmounting")
    stage.unmount()
    return Remains(object: model)
  }

  private func checkFinite(_ description: String) throws(Failure) {
    for line in description.split(separator: "\n") {
      guard let frame = line.range(of: "(", options: .backwards) else { continue }
      let words = line[frame.lowerBound...]
      if words.contains("nan") || words.contains("inf") {
        throw Failure(kind: .notFinite, message: String(line))
      }
    }
  }

  /// Nothing at rest evaluates or draws.
  private func checkRest(_ stage: Stage) async throws(Failure) {
    // The caret blinks for ten seconds.
    await stage.advance(by: stage.hasFields ? 12 : 0.1)
    stage.screen.trace.reset()
    await stage.advance(by: 1)
    let trace = stage.screen.trace
    guard trace.frames > 0 || trace.draws > 0 || trace.layouts > 0 else { return }
    throw Failure(
      kind: .unrest,
      message:
        "at rest: \(trace.frames) frames, \(trace.layouts) layouts, \(trace.draws) drawings; \(trace.causes.suffix(3))")
  }

  /// An update equals a fresh build.
  private func compare(_ updated: Appearance, with model: Model, size: CGSize) async throws(Failure) {
    watch.beat("fresh build")
    let copy = Model()
    for property in ModelProperty.all { property.set(copy, property.get(model)) }
    let counts = (Token.living, Token.shown)
    let stage = Stage(trial: trial, model: copy, size: size, watch: watch)
    try await stage.settle(isEndless: false)
    let fresh = stage.appearance()
    let freshCounts = (Token.living - counts.0, Token.shown - counts.1)
    watch.beat("unmounting")
    stage.unmount()
    if let difference = updated.difference(from: fresh) { throw difference }
    // The objects of what was shown first may only go with what showed them.
    for _ in 0..<5 { await Task.yield() }
    if counts != freshCounts {
      throw Failure(
        kind: .life,
        message:
          "\(counts.0) objects and \(counts.1) shown views after updates, \(freshCounts.0) and \(freshCounts.1) when built so"
      )
    }
  }
}
