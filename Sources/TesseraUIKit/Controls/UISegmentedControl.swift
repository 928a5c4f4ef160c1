import Foundation
import SwiftUI
import TesseraControls

/// A choice among a few segments.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl, ControlHost {
  /// No segment is selected.
  nonisolated public static let noSegment = -1

  private enum Content {
    case title(String)
    case image(UIImage)
    case action(UIAction)
  }

  private struct Segment {
    var content: Content
    var isEnabled = true
  }

  private var segments: [Segment] = []

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A control with segments: titles (`String`), pictures (`UIImage`) or actions (`UIAction`). Others are left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for item in items ?? [] {
      if let content = Self.content(item) { segments.append(Segment(content: content)) }
    }
    bounds.size = intrinsicContentSize
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    hostFace()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  private static func content(_ item: Any) -> Content? {
    switch item {
    case let title as String: .title(title)
    case let image as UIImage: .image(image)
    case let action as UIAction: .action(action)
    default: nil
    }
  }

  /// How many segments there are.
  public var numberOfSegments: Int { segments.count }

  /// The selected segment; `noSegment` for none. Others than there are select none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
      if selectedSegmentIndex != oldValue { faceDidChange() }
    }
  }

  /// The title of a segment; nil if it has none.
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment) else { return nil }
    return switch segments[segment].content {
    case .title(let title): title
    case .action(let action): action.title
    case .image: nil
    }
  }

  /// Gives a segment a title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].content = .title(title ?? "")
    faceSizeDidChange()
  }

  /// Adds a segment with a title before another one, or at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(.title(title ?? ""), at: segment, animated)
  }

  /// Adds a segment with a picture before another one, or at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    guard let image else { return }
    insert(.image(image), at: segment, animated)
  }

  /// Adds a segment with an action before another one, or at the end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(.action(action), at: segment, animated)
  }

  private func insert(_ content: Content, at index: Int, _ animated: Bool) {
    let index = min(max(0, index), segments.count)
    change(animated: animated) {
      segments.insert(Segment(content: content), at: index)
      if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    }
    invalidateIntrinsicContentSize()
  }

  /// Takes a segment out.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    change(animated: animated) {
      segments.remove(at: segment)
      if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
      if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
    }
    invalidateIntrinsicContentSize()
  }

  /// Takes all segments out.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    faceSizeDidChange()
  }

  /// Whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    faceDidChange()
  }

  /// Whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  // MARK: Appearance

  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// The color behind the selected segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor? {
    didSet { if selectedSegmentTintColor != oldValue { faceDidChange() } }
  }

  /// Sets the attributes of titles: color and font count, and the states `normal` and `selected`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
    faceSizeDidChange()
  }

  /// The attributes of titles; nil for the system's.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

  /// How the control looks, for all of its parts that were chosen.
  var theme: SegmentTheme {
    var theme = SegmentTheme()
    // The background of the view lies behind the control, which is not clear.
    theme.background = backgroundColor.map { Color($0) }
    theme.selection = selectedSegmentTintColor.map { Color($0) }
    theme.normal = TextTheme(attributes[.normal])
    theme.selected = TextTheme(attributes[.selected])
    return theme
  }

  private var ownTheme: OwnTheme {
    var own = OwnTheme()
    own.segments = theme
    return own
  }

  var face: some View {
    Picker(
      selection: Binding<Int?> {
        self.selectedSegmentIndex == Self.noSegment ? nil : self.selectedSegmentIndex
      } set: {
        self.take($0 ?? Self.noSegment)
      }
    ) {
      ForEach(Array(segments.enumerated()), id: \.offset) { index, segment in
        Group {
          switch segment.content {
          case .title(let title): Text(verbatim: title)
          case .image(let image): Image(uiImage: image)
          case .action(let action): Text(verbatim: action.title)
          }
        }
        .tag(Optional(index))
      }
    } label: {
      EmptyView()
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .environment(\.ownTheme, ownTheme)
    .disabled(!isEnabled)
  }

  private func take(_ index: Int) {
    guard segments.indices.contains(index), segments[index].isEnabled else { return faceDidChange() }
    selectedSegmentIndex = index
    if case .action(let action) = segments[index].content { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize { idealSizeOfFace }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { idealSizeOfFace }
}
