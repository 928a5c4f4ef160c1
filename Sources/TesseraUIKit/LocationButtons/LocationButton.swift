import SwiftUI
import TesseraCore

/// A button that allows the program to know where the machine is, while it runs, and then does something (CL11).
@MainActor @preconcurrency
public struct LocationButton: View {
  /// What a location button says.
  nonisolated public struct Title: Hashable, Sendable {
    let text: String

    /// "Current Location"
    public static let currentLocation = Title(text: "Current Location")
    /// "Send Current Location"
    public static let sendCurrentLocation = Title(text: "Send Current Location")
    /// "Send My Current Location"
    public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
    /// "Share Current Location"
    public static let shareCurrentLocation = Title(text: "Share Current Location")
    /// "Share My Current Location"
    public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
  }

  private let title: Title?
  private let action: @MainActor () -> Void

  /// A button with an arrow and a text.
  ///
  /// - Parameters:
  ///   - title: what it says; nil for the arrow alone.
  ///   - action: what is done after the permission is given.
  nonisolated public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  /// The button.
  public var body: some View {
    Button {
      ProgramServices.current.locations.consent()
      action()
    } label: {
      if let title {
        Label(LocalizedStringKey(title.text), systemImage: "location")
      } else {
        Label("Current Location", systemImage: "location").labelStyle(.iconOnly)
      }
    }
    .buttonStyle(.borderedProminent)
  }
}
