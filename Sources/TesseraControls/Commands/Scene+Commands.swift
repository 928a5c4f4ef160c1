import TesseraCore

nonisolated extension Scene {
  /// Adds commands to the menus of the scene's windows.
  ///
  /// Windows show them in a bar at the upper edge, together with those that every program has. Their keyboard shortcuts
  /// act without the bar, too.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()
    return transformEnvironment(\.self) { environment in
      var decoration = CommandDecoration(in: environment)
      decoration.add(commands)
      environment.windowDecoration = decoration
    }
  }

  /// Removes the commands that the scene has, and those that every program has.
  public func commandsRemoved() -> some Scene {
    transformEnvironment(\.self) { environment in
      var decoration = CommandDecoration(in: environment)
      decoration.close()
      environment.windowDecoration = decoration
    }
  }

  /// Replaces the commands that the scene has and those that every program has.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()
    return transformEnvironment(\.self) { environment in
      var decoration = CommandDecoration(in: environment)
      decoration.add(commands)
      decoration.close()
      environment.windowDecoration = decoration
    }
  }
}
