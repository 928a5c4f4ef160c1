import Foundation

/// A program in AppleScript, under the name that it has on macOS. Nothing here runs one, so each ends with an error (J481).
public final class NSAppleScript: NSObject {
  /// The text of the program; nil where it was to be read from a file.
  public let source: String?

  /// A program of a text.
  ///
  /// - Parameter source: it is only kept.
  public init?(source: String) {
    self.source = source
  }

  /// A program of a file. Nothing reads one here, so there is none.
  public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
    errorInfo?.pointee = Self.refusal
    return nil
  }

  /// Whether it is ready to run: it never is.
  public var isCompiled: Bool { false }

  /// Would make the program ready to run.
  ///
  /// - Returns: false.
  public func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool {
    errorInfo?.pointee = Self.refusal
    return false
  }

  /// Would run the program.
  ///
  /// - Parameter errorInfo: where what went wrong is put.
  /// - Returns: nothing, as a value without a text.
  @discardableResult
  public func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
    errorInfo?.pointee = Self.refusal
    return NSAppleEventDescriptor()
  }

  /// The key of the message in what went wrong.
  public static let errorMessage = "NSAppleScriptErrorMessage"
  /// The key of the number in what went wrong.
  public static let errorNumber = "NSAppleScriptErrorNumber"
  /// The key of the short message in what went wrong.
  public static let errorBriefMessage = "NSAppleScriptErrorBriefMessage"

  private static var refusal: NSDictionary {
    let message = "There is no AppleScript here."
    return NSDictionary(
      dictionary: [errorMessage: message, errorBriefMessage: message, errorNumber: NSNumber(value: -1750)])
  }
}

/// A value that a program in AppleScript ends with. There are none here, so it has no parts.
public final class NSAppleEventDescriptor: NSObject {
  /// The value as a text; nil.
  public var stringValue: String? { nil }
  /// The value as a number; 0.
  public var int32Value: Int32 { 0 }
  /// The value as a truth; false.
  public var booleanValue: Bool { false }
  /// How many parts it has; 0.
  public var numberOfItems: Int { 0 }

  /// One of its parts; nil.
  public func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
}
