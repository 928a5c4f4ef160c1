import Foundation
import SwiftUI

/// Shows what lies behind the view softened, under the name that it has in AppKit.
///
/// What lies behind is always what the window shows: desktops do not tell windows what lies behind them.
@MainActor @preconcurrency
open class NSVisualEffectView: NSView, NSControlHost {
  /// What the view looks as if it was made of.
  nonisolated public enum Material: Int, Sendable {
    /// Title bars.
    case titlebar = 3
    /// Rows that are chosen.
    case selection = 4
    /// Menus.
    case menu = 5
    /// Popovers.
    case popover = 6
    /// Sidebars.
    case sidebar = 7
    /// Headers of lists.
    case headerView = 10
    /// Sheets.
    case sheet = 11
    /// Backgrounds of windows. It lets nothing shine through.
    case windowBackground = 12
    /// Windows above others, for tools.
    case hudWindow = 13
    /// All of the screen.
    case fullScreenUI = 15
    /// Help texts.
    case toolTip = 17
    /// Content. It lets nothing shine through.
    case contentBackground = 18
    /// What lies below the background of windows.
    case underWindowBackground = 21
    /// What lies below pages.
    case underPageBackground = 22
  }

  /// What shines through.
  nonisolated public enum BlendingMode: Int, Sendable {
    /// What lies behind the window. Shown as `withinWindow` here.
    case behindWindow = 0
    /// What the window shows behind the view.
    case withinWindow
  }

  /// Whether the view looks as in a window that is used.
  nonisolated public enum State: Int, Sendable {
    /// As the window is used.
    case followsWindowActiveState = 0
    /// Always.
    case active
    /// Never: nothing shines through.
    case inactive
  }

  /// A view without size.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    hostFace()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hostFace()
  }

  /// What the view looks as if it was made of.
  open var material = Material.sidebar {
    didSet { if material != oldValue { faceDidChange() } }
  }

  /// What shines through. It makes no difference here.
  open var blendingMode = BlendingMode.behindWindow

  /// Whether the view looks as in a window that is used.
  open var state = State.followsWindowActiveState {
    didSet { if state != oldValue { faceDidChange() } }
  }

  /// Whether it looks stronger, as rows that are chosen do.
  open var isEmphasized = false {
    didSet { if isEmphasized != oldValue { faceDidChange() } }
  }

  /// The form of the view: it is seen where the picture is not clear.
  open var maskImage: NSImage? {
    didSet { if maskImage != oldValue { faceDidChange() } }
  }

  var face: some View {
    Rectangle().fill(style)
      .mask { if let maskImage { Image(nsImage: maskImage).resizable() } else { Rectangle() } }
      .allowsHitTesting(false)
  }

  private var style: AnyShapeStyle {
    if material == .selection, isEmphasized { return AnyShapeStyle(Color(.selectedContentBackgroundColor)) }
    if state == .inactive { return AnyShapeStyle(Color(.windowBackgroundColor)) }
    return material.style
  }
}

extension NSVisualEffectView.Material {
  fileprivate var style: AnyShapeStyle {
    switch self {
    case .windowBackground: AnyShapeStyle(Color(.windowBackgroundColor))
    case .contentBackground: AnyShapeStyle(Color(.controlBackgroundColor))
    case .underPageBackground: AnyShapeStyle(Color(.underPageBackgroundColor))
    case .titlebar, .headerView: AnyShapeStyle(.bar)
    case .menu, .popover, .toolTip, .sheet: AnyShapeStyle(.thickMaterial)
    case .hudWindow, .fullScreenUI: AnyShapeStyle(.ultraThinMaterial)
    case .selection: AnyShapeStyle(.thinMaterial)
    case .sidebar, .underWindowBackground: AnyShapeStyle(.regularMaterial)
    }
  }
}
