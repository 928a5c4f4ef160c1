extension ViewGraph {
  /// A graph with the services of all floors.
  ///
  /// - Parameters:
  ///   - settings: what `@AppStorage` keeps.
  ///   - sceneSettings: what `@SceneStorage` keeps.
  /// - clock: the time of frames, from an arbitrary start; nil for real time.
  package convenience init<Content: View>(
    textEngine: any TextEngine, surface: Surface, environment: EnvironmentValues, trace: TraceRecorder? = nil,
    arrangement: RootArrangement = .placed(.center), settings: SettingsDomains = .current,
    sceneSettings: SettingsDomain = SettingsDomain(), clock: (() -> Duration)? = nil, content: Content
  ) {
    self.init(
      textEngine: textEngine, surface: surface, environment: environment, trace: trace, arrangement: arrangement,
      clock: clock,
      prepare: { graph in
        graph.settings = settings
        graph.sceneSettings = sceneSettings
        // The clipboard and the undo manager are those of the code that makes the graph.
        graph.clipboard = SharedClipboard.current
      }, content: content)
  }
}
