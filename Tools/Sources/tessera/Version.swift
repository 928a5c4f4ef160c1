/// The version of the repository: of the tool, and of the library that it shows previews with.
///
/// This is the only place that has it. `Tools/checks/pages` compares it with the newest heading of `CHANGELOG.md` and
/// with the manifest that `README.md` shows. Recordings and files of settings have versions of their own form.
enum Version {
  static let current = "0.1.0"
}
