import Foundation
import TesseraCore

/// A file that an asset catalog holds as it is, under the name that it has in UIKit and AppKit.
nonisolated public final class NSDataAsset: NSObject, Sendable {
  /// The name in the catalog.
  public let name: String
  /// The content of the file.
  public let data: Data
  /// The uniform type identifier; empty if the catalog does not say.
  public let typeIdentifier: String

  /// The file of the main bundle; nil if it has none of that name that can be read.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// The file of a bundle; nil if it has none of that name that can be read.
  public init?(name: String, bundle: Bundle) {
    guard let asset = DataAsset(named: name, in: bundle) else { return nil }
    self.name = name
    data = asset.data
    typeIdentifier = asset.typeIdentifier
    super.init()
  }
}
