import Foundation
import SwiftUI

/// A control that does something when it is tapped.
@MainActor @preconcurrency
open class UIButton: UIControl, ControlHost {
  /// The kind of a button.
  nonisolated public enum ButtonType: Int, Sendable {
    /// Without an appearance of its own.
    case custom = 0
    /// As the system's.
    case system
    /// A symbol for details.
    case detailDisclosure
    /// A light symbol for information.
    case infoLight
    /// A dark symbol for information.
    case infoDark
    /// A symbol for adding.
    case contactAdd
    /// Without a background.
    case plain
    /// A symbol for closing.
    case close

    fileprivate var symbol: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      case .custom, .system, .plain: nil
      }
    }
  }

  /// The kind of the button.
  public let buttonType: ButtonType
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]

  /// A button without a title.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    prepare()
  }

  /// A button of a kind.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    prepare()
  }

  /// A button of a kind that does something.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button with appearance that does something.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  private func prepare() {
    hostFace()
    titleLabel?.font = .systemFont(ofSize: buttonType == .custom ? 18 : 17)
    titleLabel?.hostedSizeDidChange = { [unowned self] in faceSizeDidChange() }
  }

  // MARK: Content

  /// The appearance of the button; nil for those that its titles and pictures say.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { faceSizeDidChange() } }
  }

  /// Brings the configuration up to date when the state changes; nil for nothing.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { configurationUpdateHandler?(self) }
  }

  /// Calls the handler for updates.
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self)
  }

  override package func stateDidChange() {
    super.stateDidChange()
    configurationUpdateHandler?(self)
  }

  /// The font and the number of lines of the title. Its text is that of `setTitle`.
  public private(set) lazy var titleLabel: UILabel? = UILabel()

  /// The menu that the button opens: when it is tapped if `showsMenuAsPrimaryAction` says so, else after a long press.
  open var menu: UIMenu? {
    didSet { faceDidChange() }
  }

  /// Whether the button opens its menu when it is tapped.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { faceDidChange() } }
  }

  /// The distances of the content from the edges, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { faceSizeDidChange() } }
  }

  /// How far the picture is moved: half the difference of opposite figures, in points, or all of that at the edge where the
  /// content lies. It makes no difference with a configuration (J144).
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { faceDidChange() } }
  }

  /// How far the title is moved, as the picture is by `imageEdgeInsets` (J144).
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { faceDidChange() } }
  }

  /// Sets the title for a state; others have that of the normal one.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    faceSizeDidChange()
  }

  /// The title for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// Sets the title for a state, with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    faceSizeDidChange()
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    faceDidChange()
  }

  /// The color of the title for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    faceSizeDidChange()
  }

  /// The picture for a state.
  open func image(for state: State) -> UIImage? { images[state] }

  /// Sets the picture behind the content for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    faceSizeDidChange()
  }

  /// The title as it is shown now.
  public var currentTitle: String? { current(titles) ?? configuration?.title }

  /// The picture as it is shown now.
  public var currentImage: UIImage? { current(images) ?? configuration?.image }

  private func current<Value>(_ values: [State: Value]) -> Value? {
    values[state] ?? (isEnabled ? nil : values[.disabled]) ?? (isSelected ? values[.selected] : nil)
      ?? values[.normal]
  }

  // MARK: Face

  @ViewBuilder var face: some View {
    Group {
      if let menu, showsMenuAsPrimaryAction {
        Menu {
          MenuElements(elements: menu.children, sender: self)
        } label: {
          label
        }
      } else if let menu {
        Menu {
          MenuElements(elements: menu.children, sender: self)
        } label: {
          label
        } primaryAction: {
          self.wasTapped()
        }
      } else {
        Button {
          self.wasTapped()
        } label: {
          label
        }
      }
    }
    .buttonStyle(UIKitButtonStyle(button: self))
    .disabled(!isEnabled)
  }

  private func wasTapped() {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  @ViewBuilder private var label: some View {
    if let configuration {
      ConfigurationLabel(configuration: configuration, title: current(titles))
    } else {
      HStack(spacing: 4) {
        Group {
          if let image = current(images) {
            Image(uiImage: image)
          } else if let symbol = buttonType.symbol {
            Image(systemName: symbol)
          }
        }
        .offset(contentHorizontalAlignment.shift(by: imageEdgeInsets))
        Group {
          if let title = current(attributedTitles) {
            Text(title)
          } else if let title = current(titles) {
            Text(verbatim: title)
          }
        }
        .offset(contentHorizontalAlignment.shift(by: titleEdgeInsets))
      }
      .font(Font(titleLabel?.font ?? .systemFont(ofSize: 17)))
      .lineLimit((titleLabel?.numberOfLines).flatMap { $0 > 0 ? $0 : nil })
    }
  }

  fileprivate var foreground: Color {
    if !isEnabled, titleColors[.disabled] == nil { return Color(.tertiaryLabel) }
    if let color = current(titleColors) { return Color(color) }
    return buttonType == .custom ? .white : Color(tintColor)
  }

  fileprivate var backgroundPicture: UIImage? { current(backgroundImages) }

  open override var intrinsicContentSize: CGSize { idealSizeOfFace }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { idealSizeOfFace }
}

/// Shows a button of UIKit.
private struct UIKitButtonStyle: ButtonStyle {
  let button: UIButton

  func makeBody(configuration: Configuration) -> some View {
    Group {
      if let appearance = button.configuration {
        ConfiguredButton(
          appearance: appearance, tint: Color(button.tintColor), isEnabled: button.isEnabled, label: configuration.label
        )
      } else {
        configuration.label
          .foregroundStyle(button.foreground)
          .padding(EdgeInsets(button.contentEdgeInsets))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: button.contentHorizontalAlignment.alignment)
          .background { if let image = button.backgroundPicture { Image(uiImage: image).resizable() } }
          .contentShape(Rectangle())
      }
    }
    .opacity(configuration.isPressed ? 0.3 : 1)
    .onChange(of: configuration.isPressed) { _, isPressed in button.pressDidChange(isPressed) }
  }
}

extension UIButton {
  /// The button of SwiftUI is pressed, or not any more.
  fileprivate func pressDidChange(_ isPressed: Bool) {
    isHighlighted = isPressed
    if isPressed { sendActions(for: .touchDown) }
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// How far insets move what lies in the room that they narrow.
  fileprivate func shift(by insets: UIEdgeInsets) -> CGSize {
    guard insets.isFinite else { return .zero }
    let width =
      switch self {
      case .left, .leading: insets.left
      case .right, .trailing: -insets.right
      case .center, .fill: (insets.left - insets.right) / 2
      }
    return CGSize(width: width, height: (insets.top - insets.bottom) / 2)
  }

  fileprivate var alignment: Alignment {
    switch self {
    case .left, .leading: .leading
    case .right, .trailing: .trailing
    case .center, .fill: .center
    }
  }
}
