import Foundation
import SwiftUI

/// A date and a time that the user chooses.
@MainActor @preconcurrency
open class UIDatePicker: UIControl, ControlHost {
  /// What is chosen.
  nonisolated public enum Mode: Int, Sendable {
    /// A time of the day.
    case time = 0
    /// A day.
    case date
    /// Both.
    case dateAndTime
  }

  private var current = Date()

  /// A picker for the date and time of this moment.
  public override init(frame: CGRect) {
    super.init(frame: frame)
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

  /// The date; one outside of the bounds becomes the nearer bound.
  open var date: Date {
    get { current }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date; tells nothing to the actions.
  open func setDate(_ date: Date, animated: Bool) {
    let date = clamped(date)
    guard date != current else { return }
    change(animated: animated) { current = date }
  }

  /// The earliest date; nil for any.
  open var minimumDate: Date? {
    didSet { boundsDidChange() }
  }

  /// The latest date; nil for any. One before the earliest counts for nothing.
  open var maximumDate: Date? {
    didSet { boundsDidChange() }
  }

  private func boundsDidChange() {
    current = clamped(current)
    faceDidChange()
  }

  private var range: ClosedRange<Date> {
    let first = minimumDate ?? .distantPast
    let last = maximumDate ?? .distantFuture
    return first <= last ? first...last : first...Date.distantFuture
  }

  private func clamped(_ date: Date) -> Date {
    min(max(stepped(date), range.lowerBound), range.upperBound)
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { faceSizeDidChange() } }
  }

  /// Fields that open a calendar, a calendar, or fields.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { faceSizeDidChange() } }
  }

  /// How many minutes lie between times that can be chosen: a part of 60, up to 30. Others count as 1. A time between is the
  /// one before (J157).
  open var minuteInterval: Int {
    get { interval }
    set {
      interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      boundsDidChange()
    }
  }

  private var interval = 1

  /// The last moment until a date that can be chosen.
  private func stepped(_ date: Date) -> Date {
    guard interval > 1, datePickerMode != .date else { return date }
    let minute = Calendar.current.component(.minute, from: date)
    let second = Calendar.current.component(.second, from: date)
    return date.addingTimeInterval(-Double(minute % interval * 60 + second))
  }

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time: .hourAndMinute
    case .date: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }

  @ViewBuilder var face: some View {
    let picker = DatePicker(
      selection: Binding {
        self.current
      } set: {
        self.take($0)
      }, in: range, displayedComponents: components
    ) {
      EmptyView()
    }
    .labelsHidden()
    .disabled(!isEnabled)
    switch preferredDatePickerStyle {
    case .inline: picker.datePickerStyle(.graphical)
    case .wheels: picker.datePickerStyle(.wheel)
    case .automatic, .compact: picker.datePickerStyle(.compact)
    }
  }

  private func take(_ new: Date) {
    current = clamped(new)
    faceDidChange()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize { idealSizeOfFace }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { idealSizeOfFace }
}

/// The look of a picker of dates.
nonisolated public enum UIDatePickerStyle: Int, Sendable {
  /// As the system's.
  case automatic = 0
  /// Wheels.
  case wheels
  /// Fields that open a calendar.
  case compact
  /// A calendar.
  case inline
}
