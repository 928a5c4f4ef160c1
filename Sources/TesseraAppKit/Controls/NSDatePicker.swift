import Foundation
import SwiftUI

/// A day and a time that the user chooses, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSDatePicker: NSControl, NSControlHost {
  /// Which parts can be chosen.
  nonisolated public struct ElementFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Hour and minute.
    public static let hourMinute = ElementFlags(rawValue: 0xC)
    /// Hour, minute and second. The second cannot be chosen here.
    public static let hourMinuteSecond = ElementFlags(rawValue: 0xE)
    /// Year and month. The day can be chosen, too, here.
    public static let yearMonth = ElementFlags(rawValue: 0xC0)
    /// Year, month and day.
    public static let yearMonthDay = ElementFlags(rawValue: 0xE0)
  }

  /// The form.
  nonisolated public enum Style: UInt, Sendable {
    /// A text with buttons. Shown as `textField` here.
    case textFieldAndStepper = 0
    /// A month, or a clock.
    case clockAndCalendar
    /// A text.
    case textField
  }

  /// The present day and time.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    hostFace()
    hugContent()
  }

  /// The day and time; outside of the bounds, the nearer bound.
  open var dateValue: Date {
    get { date }
    set {
      date = min(max(newValue, minDate ?? newValue), maxDate ?? .distantFuture)
      faceDidChange()
    }
  }

  private var date = Date()

  /// The earliest day and time; nil for none.
  open var minDate: Date? {
    didSet { dateValue = date }
  }

  /// The latest day and time; nil for none.
  open var maxDate: Date? {
    didSet { dateValue = date }
  }

  /// Which parts can be chosen.
  open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinute] {
    didSet { if datePickerElements != oldValue { faceSizeDidChange() } }
  }

  /// The form.
  open var datePickerStyle = Style.textFieldAndStepper {
    didSet { if datePickerStyle != oldValue { faceSizeDidChange() } }
  }

  private var components: DatePickerComponents {
    var components: DatePickerComponents = []
    if !datePickerElements.isDisjoint(with: .yearMonthDay) { components.insert(.date) }
    if !datePickerElements.isDisjoint(with: .hourMinute) { components.insert(.hourAndMinute) }
    return components.isEmpty ? .date : components
  }

  @ViewBuilder var face: some View {
    let latest = maxDate ?? .distantFuture
    let picker = DatePicker(
      selection: Binding {
        self.date
      } set: {
        self.dateValue = $0
        self.sendAction()
      },
      in: min(minDate ?? .distantPast, latest)...latest, displayedComponents: components
    ) { EmptyView() }
    .labelsHidden()
    .disabled(!isEnabled)
    if datePickerStyle == .clockAndCalendar { picker.datePickerStyle(.graphical) } else { picker }
  }

  open override var intrinsicContentSize: CGSize { idealSizeOfFace }
}
