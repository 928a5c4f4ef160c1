import Foundation

/// The moments in which a version of a program takes the place of another: what restores the state of each surface.
@MainActor
package final class ProgramReplacement {
  private let migration: ValueMigration
  private var restorations: [StateRestoration] = []

  package init(_ migration: ValueMigration) {
    self.migration = migration
  }

  /// Takes the state of a surface's views, which are about to be replaced.
  package func restoration(of graph: ViewGraph) -> StateRestoration {
    let restoration = StateRestoration(StateSnapshot(of: graph, for: migration), migration) {
      FileHandle.standardError.write(Data("tessera: \($0)\n".utf8))
    }
    restorations.append(restoration)
    return restoration
  }

  /// What appears from now on begins with its own state.
  package func end() {
    for restoration in restorations { restoration.end() }
    restorations = []
  }
}
