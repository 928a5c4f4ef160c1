import Foundation
import TesseraCore

/// The buttons of the window itself, on the side where the desktop has them (DK27). Tests have no window, and none of them.
struct WindowControls: View {
  enum Side {
    case leading, trailing
  }

  let side: Side

  @Environment(\.windowChrome) private var chrome

  init(side: Side) {
    self.side = side
  }

  var body: some View {
    if let chrome, chrome.isDecorated, !chrome.isFullScreen {
      let controls = side == .leading ? chrome.leading : chrome.trailing
      if !controls.isEmpty {
        HStack(spacing: WindowBarMetrics.spacing) {
          // tessera:disable unstable-foreach-id - each control is there once
          ForEach(controls, id: \.self) { WindowControl(control: $0, chrome: chrome) }
        }
        .fixedSize()
      }
    }
  }
}

/// One button of the window: a glyph on a light circle.
private struct WindowControl: View {
  let control: WindowChrome.Control
  let chrome: WindowChrome

  @State private var isHovered = false
  @State private var isPressed = false

  init(control: WindowChrome.Control, chrome: WindowChrome) {
    self.control = control
    self.chrome = chrome
  }

  var body: some View {
    WindowControlGlyph(control: control, isMaximized: chrome.isMaximized)
      .stroke(Color.primary.opacity(0.8), style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
      .frame(width: 8, height: 8)
      .frame(width: WindowBarMetrics.controlSize, height: WindowBarMetrics.controlSize)
      .background(Circle().fill(Color.primary.opacity(isPressed ? 0.22 : isHovered ? 0.14 : 0.07)))
      .contentShape(Circle())
      .onHover { isHovered = $0 }
      .onPress({ [chrome, control] in chrome.perform?(.press(control)) }) { isPressed = $0 }
      .semantics(.control(.button))
      .accessibilityLabel(Text(name))
      .environment(\.layoutDirection, .leftToRight)
  }

  private var name: LocalizedStringKey {
    switch control {
    case .minimize: "Minimize Window"
    case .maximize: chrome.isMaximized ? "Restore Window" : "Maximize Window"
    case .close: "Close Window"
    }
  }
}

/// What a button of the window shows.
nonisolated private struct WindowControlGlyph: Shape {
  let control: WindowChrome.Control
  let isMaximized: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    switch control {
    case .minimize:
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    case .maximize:
      path.addRect(isMaximized ? rect.insetBy(dx: 1.5, dy: 1.5) : rect)
    case .close:
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
    return path
  }
}
