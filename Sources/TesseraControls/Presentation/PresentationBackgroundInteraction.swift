import Foundation
import TesseraCore

/// Whether what lies below a sheet can be used while the sheet is there.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
  private enum Kind: Equatable {
    case automatic, enabled, disabled
    case enabledUpThrough(PresentationDetent)
  }

  private let kind: Kind

  /// The platform's default: it cannot be used.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// It can be used, and is not dimmed.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// It cannot be used.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// It can be used as long as the sheet is not higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabledUpThrough(detent))
  }

  /// Whether it can be used while the sheet has a height.
  func isEnabled(at height: CGFloat, largest: CGFloat) -> Bool {
    switch kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .enabledUpThrough(let detent): height <= detent.height(in: largest) + 0.5
    }
  }
}

extension PresentationBackgroundInteraction: Equatable {
  nonisolated public static func == (
    left: PresentationBackgroundInteraction, right: PresentationBackgroundInteraction
  ) -> Bool {
    left.kind == right.kind
  }
}

extension View {
  /// Whether what lies below the sheet around this view can be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationPreference { $0.backgroundInteraction = interaction }
  }

  /// What a finger that moves up in the scroll view of the sheet around this view does.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentationPreference { $0.contentInteraction = behavior }
  }
}
