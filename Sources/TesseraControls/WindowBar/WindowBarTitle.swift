import Foundation
import TesseraCore

/// The title of a window and the line below it.
struct WindowBarTitle: View {
  let title: Text?
  let configuration: PageConfiguration
  /// What stands in the place of the title and of the line below it, if there is something.
  let items: BarItems
  /// Whether the second text stands beside the first one.
  let isCompact: Bool

  var body: some View {
    if isCompact {
      HStack(alignment: .firstTextBaseline, spacing: 6) { texts }
    } else {
      VStack(alignment: .leading, spacing: 0) { texts }
    }
  }

  @ViewBuilder
  private var texts: some View {
    if !items.title.isEmpty {
      HStack { ForEach(items.title) { $0 } }
    } else if let title {
      heading(title.font(.system(size: 13, weight: .bold)))
    }
    if !items.subtitle.isEmpty {
      HStack { ForEach(items.subtitle) { $0 } }
    } else {
      configuration.subtitle?.font(.system(size: 11)).foregroundStyle(.secondary).lineLimit(1).allowsHitTesting(false)
    }
  }

  @ViewBuilder
  private func heading(_ title: Text) -> some View {
    if let menu = configuration.titleMenu {
      TitleMenuButton(menu: menu, title: title)
    } else {
      title.lineLimit(1).semantics(.role(.heading)).allowsHitTesting(false)
    }
  }
}
