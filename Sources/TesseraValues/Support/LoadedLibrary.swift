import Glibc

/// A dynamic library that was loaded into the running program. It stays loaded.
package struct LoadedLibrary: Sendable {
  /// The address that the library begins at.
  private let start: UInt

  /// Why a library cannot be loaded.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Loads a library.
  ///
  /// - Throws: `Problem` with the reason if it cannot be loaded.
  package init(_ path: String) throws(Problem) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown reason"
      throw Problem(description: "the compiled file cannot be loaded: \(reason)")
    }
    var map: UnsafeRawPointer?
    guard let inform = Self.inform, inform(handle, Self.linkMapRequest, &map) == 0,
      let start = map?.load(as: UInt.self)
    else { throw Problem(description: "the compiled file \(path) was loaded to no known place") }
    self.start = start
    FoundationLocale.extend()
  }

  // Glibc has these functions, and its headers show them to C code that asks for more than the standard.
  private typealias Inform = @convention(c) (UnsafeMutableRawPointer, CInt, UnsafeMutableRawPointer) -> CInt
  private typealias FindImage = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt

  private static var inform: Inform? { SystemFunction.find("dlinfo") }
  private static var findImage: FindImage? { SystemFunction.find("dladdr") }
  /// Asks for a description of the library, which begins with its address.
  private static let linkMapRequest: CInt = 2

  /// What `dladdr` says of an address.
  private struct ImageInformation {
    var file: UnsafePointer<CChar>?
    var start: UInt = 0
    var symbol: UnsafePointer<CChar>?
    var symbolAddress: UnsafeRawPointer?
  }

  /// Whether an address lies in the library.
  func contains(_ address: UnsafeRawPointer) -> Bool {
    var information = ImageInformation()
    return Self.findImage?(address, &information) != 0 && information.start == start
  }
}
