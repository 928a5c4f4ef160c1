import Foundation

nonisolated extension Image {
  /// A picture of a bundle, from its asset catalogs or its loose files.
  ///
  /// If there is none of that name, nothing is shown, with one warning; in previews, a dashed frame with a cross.
  ///
  /// - Parameters:
  ///   - name: of the image set or the symbol set, or of a file, with or without its extension. It is also the accessibility label.
  ///   - bundle: nil for the main bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: bundle), label: .name(name))
  }

  /// A picture of a bundle, with its accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name: name, bundle: bundle), label: .text(label))
  }

  /// A picture of a bundle that assistive technology passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: bundle), label: .none)
  }

  /// A picture of a bundle. A value for variable pictures changes nothing in those that are not.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// A picture of a bundle, with its accessibility label.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// A picture of a bundle that assistive technology passes over.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// A picture of a bundle, named by a constant.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// A symbol, drawn in the size of the text around it.
  ///
  /// Names of SF Symbols are shown as icons with the same meaning (see `docs/symbols.md`). A name without an icon shows
  /// a question mark in a square, with one warning.
  public init(systemName: String) {
    self.init(.symbol(systemName), label: .name(systemName))
  }

  /// A symbol whose parts follow a value, if it has such parts (J465).
  ///
  /// - Parameter variableValue: from 0 to 1; what lies outside counts as the nearest, what is no number as 0. nil shows all parts.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    self.variableValue = variableValue
  }
}
