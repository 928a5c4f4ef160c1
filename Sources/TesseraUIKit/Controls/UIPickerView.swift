import Foundation
import SwiftUI
import TesseraControls

/// Wheels, on each of which the user chooses a row (J72).
@MainActor @preconcurrency
open class UIPickerView: UIView, ControlHost {
  private var counts: [Int]?
  private var chosen: [Int: Int] = [:]

  /// Wheels without rows.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hostFace()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hostFace()
  }

  /// Says how many wheels and rows there are; no wheels without it.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// Says what the rows show, and is told of the user's choice.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }

  /// Whether the chosen row is marked. It always is.
  open var showsSelectionIndicator = true

  // MARK: Rows

  private var loadedCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let new = (0..<max(0, dataSource.numberOfComponents(in: self))).map {
      max(0, dataSource.pickerView(self, numberOfRowsInComponent: $0))
    }
    counts = new
    return new
  }

  /// How many wheels there are.
  open var numberOfComponents: Int { loadedCounts.count }

  /// How many rows a wheel has; 0 for one that there is not.
  open func numberOfRows(inComponent component: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(component) ? counts[component] : 0
  }

  /// The size of a row, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = width(of: component) ?? bounds.width / CGFloat(max(1, numberOfComponents))
    return CGSize(width: width, height: WheelMetrics.rowHeight)
  }

  /// Asks for all rows again.
  open func reloadAllComponents() {
    counts = nil
    faceSizeDidChange()
  }

  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) {
    reloadAllComponents()
  }

  // MARK: Choice

  /// The chosen row of a wheel; -1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count > 0 ? min(max(0, chosen[component] ?? 0), count - 1) : -1
  }

  /// Chooses a row; the delegate is not told. One that is out of range becomes the nearest.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard numberOfRows(inComponent: component) > 0 else { return }
    chosen[component] = min(max(0, row), numberOfRows(inComponent: component) - 1)
    withAnimation(animated ? .default : nil) { faceDidChange() }
  }

  private func take(_ row: Int, _ component: Int) {
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Face

  private func width(of component: Int) -> CGFloat? {
    guard let width = OptionalMethod.answer({ delegate?.pickerView(self, widthForComponent: component) }),
      width.isFinite, width > 0
    else { return nil }
    return width
  }

  @ViewBuilder var face: some View {
    HStack(spacing: 5) {
      // tessera:disable unstable-foreach-id - the wheels of a picker are known by their order
      ForEach(0..<numberOfComponents, id: \.self) { component in
        WheelColumn(
          count: self.numberOfRows(inComponent: component), index: max(0, self.selectedRow(inComponent: component))
        ) { row in
          self.take(row, component)
        } row: { row in
          self.content(row, component)
        }
        .frame(width: self.width(of: component))
      }
    }
    .padding(.horizontal, 9)
  }

  @ViewBuilder private func content(_ row: Int, _ component: Int) -> some View {
    if let view = OptionalMethod.answer({
      delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }) {
      HostedView(view: view)
    } else if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      Text(title)
    } else {
      Text(verbatim: delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?")
    }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: idealSizeOfFace.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 320, height: idealSizeOfFace.height)
  }
}

/// Says how many wheels and rows a picker has.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of a picker show, and is told of the user's choice. All methods may be left out.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
  /// The text of a row; nil for "?".
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

  /// The text of a row, with attributes; it counts before `titleForRow`.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// The view of a row; it counts before the texts.
  ///
  /// - Parameter view: one that is used no more; nil here at all times.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView

  /// How wide a wheel is, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// How high a row is. Rows have the height of the wheels of SwiftUI here.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// The user chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }

  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { OptionalMethod.leftOut(UIView()) }

  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    OptionalMethod.leftOut(0)
  }

  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    WheelMetrics.rowHeight
  }

  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

private enum WheelMetrics {
  /// The height of a row of a wheel of SwiftUI, in points.
  static let rowHeight: CGFloat = 32
}
