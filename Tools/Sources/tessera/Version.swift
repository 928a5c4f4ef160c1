/// The version of the tool and of the library that it shows previews with.
enum Version {
  static let current = "0.1.0"
}
