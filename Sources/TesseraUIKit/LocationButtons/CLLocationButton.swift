import SwiftUI
import TesseraCore

/// What arrow a location button shows.
public enum CLLocationButtonIcon: Int, Sendable {
  /// None.
  case none = 0
  /// A filled arrow.
  case arrowFilled
  /// The outline of an arrow.
  case arrowOutline

  fileprivate var symbol: String? {
    switch self {
    case .none: nil
    case .arrowFilled: "location.fill"
    case .arrowOutline: "location"
    }
  }
}

/// What a location button says.
public enum CLLocationButtonLabel: Int, Sendable {
  /// Nothing.
  case none = 0
  /// "Current Location"
  case currentLocation
  /// "Send Current Location"
  case sendCurrentLocation
  /// "Send My Current Location"
  case sendMyCurrentLocation
  /// "Share Current Location"
  case shareCurrentLocation
  /// "Share My Current Location"
  case shareMyCurrentLocation

  fileprivate var text: String? {
    switch self {
    case .none: nil
    case .currentLocation: LocationButton.Title.currentLocation.text
    case .sendCurrentLocation: LocationButton.Title.sendCurrentLocation.text
    case .sendMyCurrentLocation: LocationButton.Title.sendMyCurrentLocation.text
    case .shareCurrentLocation: LocationButton.Title.shareCurrentLocation.text
    case .shareMyCurrentLocation: LocationButton.Title.shareMyCurrentLocation.text
    }
  }
}

/// A control that allows the program to know where the machine is, while it runs (CL11). Its targets hear of the tap
/// after that.
@MainActor @preconcurrency
open class CLLocationButton: UIButton {
  /// The arrow.
  open var icon = CLLocationButtonIcon.arrowFilled { didSet { refresh() } }
  /// What the button says.
  open var label = CLLocationButtonLabel.currentLocation { didSet { refresh() } }
  /// The size of the text, in points; 0 for the usual one.
  open var fontSize: CGFloat = 0 { didSet { refresh() } }
  /// How round the corners are, in points.
  open var cornerRadius: CGFloat = 9 { didSet { refresh() } }

  /// A button with a filled arrow and a text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareForLocation()
  }

  /// A button with a filled arrow and a text; its kind has no effect.
  public override init(type buttonType: ButtonType) {
    super.init(type: buttonType)
    prepareForLocation()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareForLocation()
  }

  private func prepareForLocation() {
    addAction(UIAction { _ in ProgramServices.current.locations.consent() }, for: .touchUpInside)
    refresh()
  }

  private func refresh() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = icon.symbol.flatMap { UIImage(systemName: $0) }
    configuration.imagePadding = 6
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = cornerRadius.isFinite ? max(0, cornerRadius) : 0
    if let text = label.text {
      var title = AttributedString(text)
      if fontSize.isFinite, fontSize > 0 { title.font = UIFont.systemFont(ofSize: fontSize) }
      configuration.attributedTitle = title
    }
    self.configuration = configuration
  }
}
