import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

/// A widget at one moment, in the size of its family: what tests and previews show.
public struct WidgetView: View {
  /// What the host keeps free at each edge, in points (WK4).
  private static let margin = 16.0
  private static let cornerRadius = 22.0

  private let content: AnyView
  private let family: WidgetFamily
  private let margins: EdgeInsets

  @State private var background: Portal?
  @State private var url: URL?
  @Environment(\.openURL) private var openURL

  init(_ content: AnyView, of declared: _DeclaredWidget, in family: WidgetFamily) {
    self.init(content, family: family, hasMargins: declared.hasContentMargins)
  }

  init(_ content: AnyView, family: WidgetFamily, hasMargins: Bool) {
    self.content = content
    self.family = family
    let margin = hasMargins && !family.isAccessory ? Self.margin : 0
    margins = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  public var body: some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
    content
      .onPreferenceChange(WidgetBackgroundKey.self) { background = $0 }
      .onPreferenceChange(WidgetURLKey.self) { url = $0 }
      .padding(margins)
      .frame(width: family.size.width, height: family.size.height)
      .background { if !family.isAccessory { backgroundView } }
      .clipShape(shape)
      .containerShape(shape)
      .contentShape(shape)
      // WK5
      .onTapGesture { if let url { openURL(url) } }
      .environment(\.widgetFamily, family)
      .environment(\.widgetContentMargins, margins)
      .environment(\.widgetRenderingMode, family.isAccessory ? .vibrant : .fullColor)
      .environment(\.showsWidgetContainerBackground, !family.isAccessory)
  }

  private var cornerRadius: Double {
    switch family {
    case .accessoryCircular: family.size.width / 2
    case .accessoryRectangular, .accessoryInline: 8
    default: Self.cornerRadius
    }
  }

  @ViewBuilder
  private var backgroundView: some View {
    if let background {
      PortalReader([background]) { parts in
        ZStack { ForEach(parts) { $0 } }
      }
    } else {
      Rectangle().fill(.background)
    }
  }
}
