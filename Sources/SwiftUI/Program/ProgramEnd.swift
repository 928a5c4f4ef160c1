/// What other modules do before the program ends.
@MainActor
package enum ProgramEnd {
  private static var actions: [@MainActor () -> Void] = []

  /// Runs an action when the program ends.
  package static func add(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
  }

  static func run() {
    for action in actions { action() }
  }
}
