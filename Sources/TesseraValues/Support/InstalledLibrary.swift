import Foundation

/// Tessera as `./install` puts it on a machine: shared libraries in a folder, with the fonts and symbols that they draw with.
///
/// A program that was built with Tessera as a package has it in itself, and none of this.
package enum InstalledLibrary {
  private static let fileName = "libTessera.so"

  /// The folder of the shared library that this code lies in; nil if it lies in a program or another library.
  package static let folder: URL? = {
    guard let path = fileOfThisCode else { return nil }
    let library = URL(fileURLWithPath: path)
    return library.lastPathComponent == fileName ? library.deletingLastPathComponent() : nil
  }()

  /// The program or library that this code was loaded from.
  private static var fileOfThisCode: String? {
    typealias Find = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
    guard let find = SystemFunction.find("dladdr", as: Find.self) else { return nil }
    // What `Dl_info` of the C library is: the file, its first address, and the name and address of a symbol.
    var place: (file: UnsafePointer<CChar>?, base: Int, symbol: Int, address: Int) = (nil, 0, 0, 0)
    guard find(#dsohandle, &place) != 0 else { return nil }
    return place.file.map { String(cString: $0) }
  }

  /// Loads a library that lies beside this one.
  ///
  /// - Returns: nil if that was done; otherwise what the system says of it, or an empty text where nothing is installed.
  package static func load(_ name: String) -> String? {
    guard let folder else { return "" }
    if dlopen(folder.appendingPathComponent(name).path, RTLD_NOW | RTLD_GLOBAL) != nil { return nil }
    return String(cString: dlerror())
  }
}
