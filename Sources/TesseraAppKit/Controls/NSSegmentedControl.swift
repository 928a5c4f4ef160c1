import Foundation
import SwiftUI

/// Choices beside one another, under the name that they have in AppKit.
@MainActor @preconcurrency
open class NSSegmentedControl: NSControl, NSControlHost {
  /// What a press does.
  nonisolated public enum SwitchTracking: UInt, Sendable {
    /// It chooses one.
    case selectOne = 0
    /// It chooses one more, or one less.
    case selectAny
    /// It chooses none.
    case momentary
  }

  private struct Segment {
    var label = ""
    var image: NSImage?
    var isEnabled = true
  }

  private var segments: [Segment] = []
  private var index = -1

  /// A control without segments.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// A control with titles.
  public convenience init(
    labels: [String], trackingMode: SwitchTracking, actionHandler: ((NSControl) -> Void)? = nil
  ) {
    self.init(frame: .zero)
    segments = labels.map { Segment(label: $0) }
    self.trackingMode = trackingMode
    self.actionHandler = actionHandler
  }

  private func prepare() {
    hostFace()
    hugContent()
  }

  /// How many segments there are; a negative number counts as 0.
  open var segmentCount: Int {
    get { segments.count }
    set {
      let count = max(0, newValue)
      segments = Array((segments + Array(repeating: Segment(), count: count)).prefix(count))
      if index >= count { index = -1 }
      faceSizeDidChange()
    }
  }

  /// The segment that is chosen; -1 for none, as an index out of range is.
  open var selectedSegment: Int {
    get { index }
    set {
      index = segments.indices.contains(newValue) ? newValue : -1
      faceDidChange()
    }
  }

  /// The segment that is chosen; -1 for none.
  open var indexOfSelectedItem: Int { index }

  /// What a press does. Of several choices, the last one counts here.
  open var trackingMode = SwitchTracking.selectOne

  private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change(&segments[segment])
    faceSizeDidChange()
  }

  /// Sets a title; nothing happens for an index out of range, here and below.
  open func setLabel(_ label: String, forSegment segment: Int) {
    change(segment) { $0.label = label }
  }

  /// The title of a segment; nil for an index out of range.
  open func label(forSegment segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label : nil
  }

  /// Sets a picture.
  open func setImage(_ image: NSImage?, forSegment segment: Int) {
    change(segment) { $0.image = image }
  }

  /// Whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Chooses a segment, or not any more.
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    if selected { selectedSegment = segment } else if index == segment { selectedSegment = -1 }
  }

  /// Whether a segment is chosen.
  open func isSelected(forSegment segment: Int) -> Bool { index == segment && index >= 0 }

  override var value: Any? {
    get { index }
    set { selectedSegment = newValue as? Int ?? Int(saturating: newValue as? Double ?? -1) }
  }

  var face: some View {
    Picker(
      selection: Binding {
        self.index >= 0 ? self.index : nil
      } set: {
        self.choose($0 ?? -1)
      }
    ) {
      ForEach(Array(segments.enumerated()), id: \.offset) { index, segment in
        Group {
          if let image = segment.image { Image(nsImage: image) } else { Text(verbatim: segment.label) }
        }
        .tag(Int?.some(index))
      }
    } label: {
      EmptyView()
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .controlSize(controlSize.size)
    .disabled(!isEnabled)
  }

  private func choose(_ segment: Int) {
    guard segments.indices.contains(segment), segments[segment].isEnabled else { return faceDidChange() }
    selectedSegment = segment
    sendAction()
    if trackingMode == .momentary { selectedSegment = -1 }
  }

  open override var intrinsicContentSize: CGSize { idealSizeOfFace }
}
