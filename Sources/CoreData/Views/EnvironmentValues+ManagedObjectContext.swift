import SwiftUI
import TesseraCore

private enum ContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext? { nil }
}

extension EnvironmentValues {
  /// The context in which views insert, change and find objects (CD19).
  ///
  /// Without one, it is a context without a store, where nothing can be found or saved.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] ?? EngineThread.unsafelyIsolated { Self.contextOfNothing } }
    set { self[ContextKey.self] = newValue }
  }

  @MainActor private static let contextOfNothing = NSManagedObjectContext(.mainQueue)
}
