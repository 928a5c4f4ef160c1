import Foundation
import SwiftUI
import TesseraControls

/// Lets the user choose a color in the chart of a `ColorPicker` (J119).
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
  private var hasFinished = false

  /// A picker whose color is black.
  public override init() {
    super.init()
  }

  /// No controller is kept in an archive, so there is none to be read from one: a picker whose color is black.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func loadView() {
    view = ColorPickerFaceView(self)
  }

  /// Is told of the user's choice.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The chosen color.
  open var selectedColor = UIColor.black {
    didSet { face?.faceDidChange() }
  }

  /// Whether the user can choose the opacity of the color.
  open var supportsAlpha = true {
    didSet { if supportsAlpha != oldValue { face?.faceDidChange() } }
  }

  open override var title: String? {
    didSet { if title != oldValue { face?.faceDidChange() } }
  }

  private var face: ColorPickerFaceView? { viewIfLoaded as? ColorPickerFaceView }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasFinished = false
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    finish()
  }

  /// The user chose a color.
  func userChose(_ color: UIColor) {
    guard color != selectedColor else { return }
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  /// The user is done.
  func userClosed() {
    dismiss(animated: true)
    finish()
  }

  private func finish() {
    guard !hasFinished else { return }
    hasFinished = true
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}

/// Is told of the user's choice of a color. All methods may be left out.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// The user chose a color.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// The user chose a color.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// The user closed the picker, or the program did.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}

  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}

  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The chart of colors, with a title and a button that closes it.
private final class ColorPickerFaceView: UIView, ControlHost {
  private weak var picker: UIColorPickerViewController?

  init(_ picker: UIColorPickerViewController) {
    self.picker = picker
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemBackground
    keepsInSafeArea = true
    hostFace()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @ViewBuilder var face: some View {
    if let picker {
      VStack(spacing: 16) {
        HStack {
          Text(verbatim: picker.title ?? "Colors").font(.headline)
          Spacer()
          Button("Close") { picker.userClosed() }
        }
        ColorChart(
          selection: Binding {
            Color(picker.selectedColor)
          } set: {
            picker.userChose(UIColor($0))
          }, supportsOpacity: picker.supportsAlpha)
        Spacer(minLength: 0)
      }
      .padding(16)
    }
  }

  override var intrinsicContentSize: CGSize { idealSizeOfFace }
}
