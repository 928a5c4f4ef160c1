import Foundation
import Synchronization

/// Finds colors in the resource folders of bundles, each only once.
nonisolated package final class AssetColorCatalog: Sendable {
  package static let shared = AssetColorCatalog()

  private struct Key: Hashable {
    let bundlePath: String
    let name: String
  }

  private let known = Mutex<[Key: AssetColorVariants?]>([:])
  private let reporter = Mutex<@Sendable (String) -> Void>({ message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  })

  /// Gets a message for each color that does not exist, once.
  package func setReporter(_ report: @escaping @Sendable (String) -> Void) {
    reporter.withLock { $0 = report }
  }

  /// The definitions of a color; none at all if the bundle has no such color.
  func variants(of name: String, in bundle: Bundle) -> AssetColorVariants {
    let key = Key(bundlePath: bundle.bundlePath, name: name)
    if let variants = known.withLock({ $0[key] }) { return variants ?? .none }
    let variants = find(name, in: bundle)
    known.withLock { $0[key] = .some(variants) }
    if variants == nil {
      let report = reporter.withLock { $0 }
      report("No color named '\(name)' found in asset catalog for \(bundle.bundlePath)")
    }
    return variants ?? .none
  }

  /// Whether the bundle has a color of that name. Does not warn if it has none.
  func has(_ name: String, in bundle: Bundle) -> Bool {
    let key = Key(bundlePath: bundle.bundlePath, name: name)
    if let variants = known.withLock({ $0[key] }) { return variants != nil }
    return find(name, in: bundle) != nil
  }

  private func find(_ name: String, in bundle: Bundle) -> AssetColorVariants? {
    guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
    let file = AssetFolders.folder(named: "\(name).colorset", in: folder)?.appendingPathComponent("Contents.json")
    return file.flatMap { try? Data(contentsOf: $0) }.flatMap(AssetColorVariants.init(contents:))
  }
}
