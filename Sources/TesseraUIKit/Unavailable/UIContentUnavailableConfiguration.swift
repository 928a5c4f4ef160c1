import Foundation
import SwiftUI

/// Why there is no content, as a value (J107).
@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// A picture above the texts; nil for none.
  public var image: UIImage?
  /// What is missing; nil for nothing.
  public var text: String?
  /// Why; nil for nothing.
  public var secondaryText: String?
  /// The button below the texts. Without a title and a picture there is none.
  public var button: UIButton.Configuration
  /// What the button does; nothing without a primary action.
  public var buttonProperties = ButtonProperties()
  private var isLoading = false

  /// What a button does.
  @MainActor @preconcurrency
  public struct ButtonProperties {
    /// What it does; nil for nothing.
    public var primaryAction: UIAction?
    /// Whether it can be chosen.
    public var isEnabled = true
  }

  private init() {
    button = .plain()
  }

  /// Nothing is there.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Something is being fetched.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.secondaryText = "Loading…"
    return configuration
  }

  /// A search found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }

  /// Whether there is a button.
  fileprivate var hasButton: Bool { button.title != nil || button.image != nil }

  fileprivate var isEmpty: Bool {
    !isLoading && image == nil && text == nil && secondaryText == nil && !hasButton
  }

  fileprivate func face(_ shownButton: UIButton) -> some View {
    ContentUnavailableView {
      VStack(spacing: 14) {
        if isLoading { ProgressView() }
        if let image {
          Image(uiImage: image)
            .font(.system(size: 48))
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
        if let text { Text(verbatim: text) }
      }
    } description: {
      if let secondaryText { Text(verbatim: secondaryText) }
    } actions: {
      if hasButton { HostedView(view: shownButton) }
    }
  }
}

/// Says why there is no content (J107).
@MainActor @preconcurrency
public final class UIContentUnavailableView: UIView, UIContentView {
  private let button = UIButton(configuration: .plain())
  private var action: UIAction?

  /// What it says.
  public var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  /// A view that says something.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    makeHostedContent = { [unowned self] in
      guard let own, !own.isEmpty else { return AnyView(EmptyView()) }
      return AnyView(own.face(button))
    }
    show()
  }

  /// No view is kept in an archive, so there is none to be read from one: a view that says nothing.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }

  private var own: UIContentUnavailableConfiguration? { configuration as? UIContentUnavailableConfiguration }

  private func show() {
    if let action { button.removeAction(action, for: .primaryActionTriggered) }
    action = own?.buttonProperties.primaryAction
    if let action { button.addAction(action, for: .primaryActionTriggered) }
    if let own {
      button.configuration = own.button
      button.isEnabled = own.buttonProperties.isEnabled
    }
    layerModel.didChange()
  }
}

/// The view that covers that of a controller because there is no content.
@MainActor
private final class UnavailableCover {
  var configuration: (any UIContentConfiguration)?
  var view: UIView?
}

extension UIViewController {
  /// Covers the view of the controller with why there is no content; nil for nothing (J107).
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { attachment { UnavailableCover() }.configuration }
    set {
      let cover = attachment { UnavailableCover() }
      cover.configuration = newValue
      cover.view?.removeFromSuperview()
      cover.view = newValue?.makeContentView()
      guard let shown = cover.view, let view else { return }
      shown.frame = view.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(shown)
    }
  }
}
