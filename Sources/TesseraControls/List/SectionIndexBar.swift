import Foundation
import TesseraCore

/// The labels of the sections of a list, at its trailing edge; each leads to its section (J413).
struct SectionIndexBar: View {
  let index: SectionIndex

  @Environment(\.listSectionIndexVisibility) private var visibility

  init(index: SectionIndex) {
    self.index = index
  }

  var body: some View {
    if visibility != .hidden, !index.labels.isEmpty {
      VStack(spacing: 0) {
        ForEach(index.labels.indices, id: \.self) { position in
          index.labels[position]
            .font(.system(size: 11, weight: .semibold))
            .lineLimit(1)
            .foregroundStyle(.tint)
            .frame(minWidth: Self.width, minHeight: 14, maxHeight: 20)
            .contentShape(Rectangle())
            .onPress {
              index.show(position)
            } onPressingChanged: { _ in
            }
            .semantics(.control(.button))
        }
      }
      .padding(.vertical, 4)
      .frame(maxHeight: .infinity)
    }
  }

  private static let width: CGFloat = 20
}

nonisolated private struct ListSectionIndexVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

nonisolated extension EnvironmentValues {
  var listSectionIndexVisibility: Visibility {
    get { self[ListSectionIndexVisibilityKey.self] }
    set { self[ListSectionIndexVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Whether lists in this view show the labels of their sections at their trailing edge; automatically they do where a
  /// section has a label (J413).
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.listSectionIndexVisibility, visibility)
  }
}
