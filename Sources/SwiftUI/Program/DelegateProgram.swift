import Foundation
import TesseraCore

/// The program of a class with `@main` that is a delegate of UIKit or AppKit.
@MainActor
package enum DelegateProgram {
  /// - Parameter type: the class.
  /// - Returns: nil if it is none.
  package static func of(_ type: Any.Type) -> (any App.Type)? {
    if let type = type as? any (NSObject & UIApplicationDelegate).Type {
      DelegatedProgram.makeDelegate = { make(type) }
      return DelegatedProgram.self
    }
    if let type = type as? any (NSObject & NSApplicationDelegate).Type {
      AppKitProgram.makeDelegate = { make(type) }
      return AppKitProgram.self
    }
    return nil
  }

  private static func make<Delegate: NSObject & UIApplicationDelegate>(
    _ type: Delegate.Type
  ) -> any NSObject & UIApplicationDelegate { DelegateMaker.make(type) }

  private static func make<Delegate: NSObject & NSApplicationDelegate>(
    _ type: Delegate.Type
  ) -> any NSObject & NSApplicationDelegate { DelegateMaker.make(type) }
}
