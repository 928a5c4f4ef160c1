/// Runs the keyframes of a camera when their value changes.
struct MapCameraAnimatorView: View {
  let animator: MapCameraAnimator
  let model: MapModel

  @State private var run: Run?

  private struct Run {
    let number: Int
    let timeline: KeyframeTimeline<MapCamera>
  }

  var body: some View {
    KeyframeAnimator(initialValue: 0.0, trigger: run?.number ?? 0) { time in
      Color.clear
        .onChange(of: time) { show(time) }
    } keyframes: { _ in
      MoveKeyframe(0)
      LinearKeyframe(run?.timeline.duration ?? 0, duration: run?.timeline.duration ?? 0)
    }
    .onChange(of: animator.trigger) {
      guard let shown = model.shown else { return }
      run = Run(number: (run?.number ?? 0) + 1, timeline: animator.timeline(shown.camera))
    }
  }

  private func show(_ time: TimeInterval) {
    guard let run, let shown = model.shown else { return }
    let framing = MapFraming(size: shown.openSize, insets: shown.insets, content: .null, userLocation: nil)
    model.move(to: framing.viewpoint(of: run.timeline.value(time: time)))
  }
}
