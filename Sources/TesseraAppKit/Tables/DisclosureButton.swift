import Foundation
import SwiftUI
import TesseraUIKit

/// The arrow beside a row that shows and hides the rows in it.
final class DisclosureButton: NSView, NSControlHost {
  var toggle: () -> Void = {}

  var isExpanded = false {
    didSet { if isExpanded != oldValue { faceDidChange() } }
  }

  init() {
    super.init(frame: .zero)
    hostFace()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    hostFace()
  }

  override var isFlipped: Bool { true }

  var face: some View {
    Button {
      self.toggle()
    } label: {
      Image(systemName: "chevron.right")
        .font(.caption2.weight(.semibold))
        .rotationEffect(.degrees(isExpanded ? 90 : 0))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .foregroundStyle(.secondary)
    .accessibilityLabel(Text(isExpanded ? "Collapse" : "Expand"))
  }
}
