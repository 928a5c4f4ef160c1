import Foundation
import TesseraCore

/// What is shown of something that is shared.
nonisolated public struct SharePreview<Image, Icon> {
  let title: Text
}

nonisolated extension SharePreview where Image == Never, Icon == Never {
  /// A preview with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey))
  }

  /// A preview with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(title: Text(title))
  }
}
