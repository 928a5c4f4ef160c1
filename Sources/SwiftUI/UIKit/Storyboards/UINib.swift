import Foundation
import TesseraCore

/// A file of Interface Builder with views, under the name that it has in UIKit.
///
/// Such files are not read here. What asks one for its views says which one that is, and what to do (J135).
@MainActor @preconcurrency
open class UINib: NSObject {
  private let name: String

  /// - Parameters:
  ///   - name: of the file, without its ending.
  ///   - bundleOrNil: has the file; nil for that of the program.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// - Parameter data: the content of a file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "of \(data.count) bytes"
    super.init()
  }

  /// The views of the file. There are none here: the program ends and says what is missing.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    fatalError(Self.problem(name))
  }

  /// More about how views of a file are made.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that stand for those that the file does not have.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  fileprivate static func problem(_ name: String) -> String {
    "the nib \"\(name)\" is a file of Interface Builder, which is not read here: make its views in code, and register the class of "
      + "a cell instead of its nib"
  }
}

extension Bundle {
  /// The views of a file of Interface Builder: nil here, with a warning.
  @MainActor @preconcurrency
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    RuntimeWarning.report(.withoutEffect("\(UINib.problem(name)), so there are none"))
    return nil
  }
}
