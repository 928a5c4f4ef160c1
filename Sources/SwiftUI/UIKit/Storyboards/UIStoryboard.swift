import Foundation
import TesseraCore

/// A file of Interface Builder with controllers, under the name that it has in UIKit.
///
/// Such files are not read here. What asks one for a controller says which one that is, and what to do (J135).
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  private let name: String

  /// - Parameters:
  ///   - name: of the file, without its ending.
  ///   - storyboardBundleOrNil: has the file; nil for that of the program.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// The first controller of the file: nil here, with a warning.
  open func instantiateInitialViewController() -> UIViewController? {
    RuntimeWarning.report(.withoutEffect("\(problem(with: "its first controller")), so there is none"))
    return nil
  }

  /// The first controller of the file: nil here, with a warning.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    RuntimeWarning.report(.withoutEffect("\(problem(with: "\(ViewController.self)")), so there is none"))
    return nil
  }

  /// A controller of the file. There are none here: the program ends and says what is missing.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    fatalError(problem(with: "the controller \"\(identifier)\""))
  }

  /// A controller of the file. There are none here: the program ends and says what is missing.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    fatalError(problem(with: "the controller \"\(identifier)\", a \(ViewController.self)"))
  }

  private func problem(with content: String) -> String {
    "the storyboard \"\(name)\" is a file of Interface Builder, which is not read here: make \(content) in code, with its views in "
      + "loadView or viewDidLoad"
  }
}
