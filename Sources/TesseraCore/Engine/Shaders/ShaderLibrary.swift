import Foundation

/// Functions of Metal source files, which views are drawn with.
///
/// The functions are read from source text: from the `.metal` files among a bundle's resources, from one file, or from
/// data. There is no library that was compiled by Metal here (J435).
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Equatable, Sendable {
  let source: ShaderCall.Source

  /// The functions of the `.metal` files among the program's own resources.
  public static let `default` = ShaderLibrary(source: .bundle(Bundle.main.bundlePath))

  private init(source: ShaderCall.Source) {
    self.source = source
  }

  /// The functions of a file with source text.
  ///
  /// - Parameter url: of a `.metal` file, or of a folder with such files. A shader of one that cannot be read changes
  ///   nothing, with a warning.
  public init(url: URL) {
    self.init(source: .file(url.path))
  }

  /// The functions of source text in UTF-8.
  ///
  /// A shader of data that is no source text changes nothing, with a warning.
  public init(data: Data) {
    self.init(source: .text(String(decoding: data, as: UTF8.self)))
  }

  /// The functions of the `.metal` files among a bundle's resources.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(source: .bundle(bundle.bundlePath))
  }

  /// A function of the program's own library, by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// A function of the library, by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
