import Foundation
import SwiftUI
@_spi(TesseraTools) import TesseraCore

/// The program that a library of compiled files has.
@MainActor
struct LibraryProgram {
  let type: any App.Type
  /// What messages and pictures call it.
  let name: String
  /// Whether it starts with a delegate, which makes its windows once.
  let startsWithDelegate: Bool

  init(type: any App.Type, name: String) {
    self.type = type
    self.name = name
    startsWithDelegate = false
  }

  /// - Returns: nil if the library has neither an `App` nor the delegate of one.
  init?(in library: LoadedLibrary?, module: String) {
    func types(_ existential: Any.Type) -> [Any.Type] {
      TypeRecords.types(conformingTo: existential, inModule: module, of: library)
    }
    let apps = types((any App).self).lazy.compactMap { $0 as? any App.Type }
    // J133: without an App, `@main` stands at a delegate.
    let delegates = [(any UIApplicationDelegate).self, (any NSApplicationDelegate).self] as [Any.Type]
    if let app = apps.first {
      type = app
      name = String(describing: app)
      startsWithDelegate = false
    } else if let found = delegates.lazy.flatMap(types).compactMap({ delegate in
      DelegateProgram.of(delegate).map { ($0, String(describing: delegate)) }
    }).first {
      (type, name) = found
      startsWithDelegate = true
    } else {
      return nil
    }
  }
}
