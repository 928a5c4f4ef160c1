import TesseraCore

/// Puts the commands of scenes around the content of their windows.
nonisolated struct CommandDecoration: WindowDecoration {
  /// The commands of each scene modifier, the innermost first.
  private(set) var parts: [@MainActor (_CommandPlace) -> AnyView] = []
  /// Whether there is a bar although the program has no commands of its own.
  private var isShownAnyway = false
  /// Whether scenes within cannot add any, and groups lack the commands that every program has.
  private var isClosed = false

  private init(isShownAnyway: Bool) {
    self.isShownAnyway = isShownAnyway
  }

  /// The commands that windows of a desktop have without a line of code (DK22).
  static var standard: any WindowDecoration { CommandDecoration(isShownAnyway: true) }

  init(in environment: EnvironmentValues) {
    if let outer = environment.windowDecoration as? CommandDecoration { self = outer }
  }

  mutating func add<Content: Commands>(_ commands: Content) {
    guard !isClosed else { return }
    let commands = UncheckedSendable(commands)
    parts.insert({ Content._view(of: commands.value, in: $0) }, at: 0)
  }

  /// Removes what scenes inside add, and what every program has.
  mutating func close() {
    isClosed = true
    isShownAnyway = false
  }

  /// Whether the groups have the commands that every program has.
  var hasStandardCommands: Bool { !isClosed }

  /// Windows of documents have their commands in a bar without a line of code; unless they were removed.
  mutating func showWithoutCommands() {
    isShownAnyway = hasStandardCommands
  }

  var hasBar: Bool { !parts.isEmpty || isShownAnyway }

  @MainActor func decorated(_ window: AnyView) -> AnyView {
    hasBar ? AnyView(CommandBar(commands: self, window: window)) : window
  }

  /// The part of all commands that belongs to a place.
  @MainActor func view(in place: _CommandPlace) -> some View {
    ForEach(parts.indices, id: \.self) { parts[$0](place) }
  }
}
