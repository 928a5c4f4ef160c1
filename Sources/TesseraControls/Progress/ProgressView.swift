import Foundation
import TesseraCore

/// Shows how far a task has progressed, or that it is in progress.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let interval: ProgressInterval?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  @Environment(\.progressViewStyle) private var style

  init(
    fraction: Double?, interval: ProgressInterval? = nil, label: Label?, currentValueLabel: CurrentValueLabel?
  ) {
    self.fraction = fraction
    self.interval = interval
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  @MainActor public var body: some View {
    if let interval {
      IntervalProgress(interval: interval) { view(of: $0) }
    } else {
      view(of: fraction)
    }
  }

  @MainActor private func view(of fraction: Double?) -> some View {
    Group {
      if let style {
        style.makeView(
          ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
            currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }))
      } else {
        AutomaticProgress(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
      }
    }
    .semantics(.control(.progress))
    .semantics(.value(Text(verbatim: fraction.map { "\(Int(saturating: ($0 * 100).rounded()))%" } ?? "")))
  }
}

/// The part of a whole that is done, from 0 to 1; nil if that is unknown.
nonisolated enum ProgressFraction {
  static func of<V: BinaryFloatingPoint>(_ value: V?, total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    guard fraction.isFinite else { return 0 }
    return min(max(fraction, 0), 1)
  }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  /// Progress of unknown extent.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Progress of unknown extent.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Progress of unknown extent, with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Progress of unknown extent, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }

  /// - Parameters:
  ///   - value: what is done so far, within 0 and `total`; nil for progress of unknown extent.
  ///   - total: what is to be done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: ProgressFraction.of(value, total: total), label: nil, currentValueLabel: nil)
  }

  /// Progress with any view as its label.
  ///
  /// - Parameters:
  ///   - value: what is done so far, from 0 to `total`, beyond which it counts as the nearer of them; nil for progress
  ///     of unknown extent.
  ///   - total: what is to be done; if it is 0, the bar is empty.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: ProgressFraction.of(value, total: total), label: label(), currentValueLabel: nil)
  }

  /// Progress with a title that is looked up in the program's strings.
  ///
  /// - Parameters:
  ///   - value: what is done so far, from 0 to `total`, beyond which it counts as the nearer of them; nil for progress
  ///     of unknown extent.
  ///   - total: what is to be done; if it is 0, the bar is empty.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Progress with a title that is shown as it is.
  ///
  /// - Parameters:
  ///   - value: what is done so far, from 0 to `total`, beyond which it counts as the nearer of them; nil for progress
  ///     of unknown extent.
  ///   - total: what is to be done; if it is 0, the bar is empty.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

nonisolated extension ProgressView {
  /// Progress with a label and one for what is done.
  ///
  /// - Parameters:
  ///   - value: what is done so far, from 0 to `total`, beyond which it counts as the nearer of them; nil for progress
  ///     of unknown extent.
  ///   - total: what is to be done; if it is 0, the bar is empty.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: ProgressFraction.of(value, total: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Progress that follows the clock through a range of dates.
  ///
  /// - Parameter countsDown: whether the bar is full at the start and empty at the end.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: nil, interval: ProgressInterval(range: timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// Progress that follows the clock through a range of dates, and says how much time is left or has passed.
  ///
  /// - Parameter countsDown: whether the bar is full at the start and empty at the end.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == Text {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: label,
      currentValueLabel: { Text(timerInterval: timerInterval, countsDown: countsDown) })
  }

  /// Progress that follows the clock through a range of dates, and says how much time is left or has passed.
  ///
  /// - Parameter countsDown: whether the bar is full at the start and empty at the end.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == Text {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() })
  }

  /// The state of a Foundation progress at the time of the update; it is not updated when the progress changes.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fraction: progress.isIndeterminate ? nil : ProgressFraction.of(progress.fractionCompleted, total: 1),
      label: nil, currentValueLabel: nil)
  }

  /// The progress that a style shows, with the appearance of the style outside of it.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
