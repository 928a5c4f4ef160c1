import CCairo
import CPango

/// The libraries that measure and draw.
@_spi(TesseraTools)
public enum DrawingLibraries {
  /// Their names with the versions that are loaded.
  public static var versions: [String] {
    ["Cairo \(String(cString: cairo_version_string()))", "Pango \(String(cString: pango_version_string()))"]
  }
}
