import SwiftUI

/// The background of round widgets on a lock screen.
public struct AccessoryWidgetBackground: View {
  /// The background.
  public init() {}

  public var body: some View {
    Rectangle().fill(.gray.opacity(0.25))
  }
}
