/// What `tessera bundle` makes of a program.
public enum BundleFormat: String, CaseIterable, Sendable {
  /// A folder `usr` as it is copied to a system.
  case dir
  /// A compressed archive that can be unpacked anywhere.
  case tar
  /// A package of Debian and Ubuntu.
  case deb
  /// What flatpak-builder makes a Flatpak of.
  case flatpak
  /// A single file that runs where it lies.
  case appimage
}
