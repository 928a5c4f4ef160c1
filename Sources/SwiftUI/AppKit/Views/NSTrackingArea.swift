import Foundation

/// A rectangle of a view whose owner is told when the pointer comes, moves and goes.
@MainActor @preconcurrency
public final class NSTrackingArea: NSObject {
  /// The rectangle, in the view's coordinates, in points.
  public let rect: CGRect
  /// What the owner is told, and when.
  public let options: Options
  /// Is told.
  public private(set) weak var owner: AnyObject?
  /// What the program wants to remember of the area.
  public let userInfo: [AnyHashable: Any]?
  /// Whether the pointer is in it.
  var isEntered = false

  /// A rectangle to be added to a view.
  ///
  /// - Parameters:
  ///   - rect: in the coordinates of the view, in points; means nothing with `inVisibleRect`.
  ///   - options: what the owner is told. When windows are active makes no difference: the desktop tells windows of the
  ///     pointer that are not, too.
  ///   - owner: an `NSResponder`; objects of other classes are told nothing.
  ///   - userInfo: what the program wants to remember.
  public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    self.rect = rect
    self.options = options
    self.owner = owner.map { $0 as AnyObject }
    self.userInfo = userInfo
    super.init()
  }

  /// What the owner of an area is told, and when.
  nonisolated public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// That the pointer comes and goes.
    public static let mouseEnteredAndExited = Options(rawValue: 1 << 0)
    /// That it moves.
    public static let mouseMoved = Options(rawValue: 1 << 1)
    /// That it may want another form.
    public static let cursorUpdate = Options(rawValue: 1 << 2)
    /// While the owner has the keyboard.
    public static let activeWhenFirstResponder = Options(rawValue: 1 << 4)
    /// While its window has the keyboard.
    public static let activeInKeyWindow = Options(rawValue: 1 << 5)
    /// While the program is active.
    public static let activeInActiveApp = Options(rawValue: 1 << 6)
    /// Always.
    public static let activeAlways = Options(rawValue: 1 << 7)
    /// As if the pointer were in it at first.
    public static let assumeInside = Options(rawValue: 1 << 8)
    /// The area is all of the view that can be seen.
    public static let inVisibleRect = Options(rawValue: 1 << 9)
    /// While a button is down, too.
    public static let enabledDuringMouseDrag = Options(rawValue: 1 << 10)
  }
}

extension NSView {
  /// The pointer is at a point, or outside; tells the areas of this view and of those in it.
  ///
  /// - Parameter place: in the coordinates of the root's backing; nil outside.
  func trackPointer(at place: CGPoint?) {
    let isHere = !isHiddenOrHasHiddenAncestor
    for area in trackingAreas {
      let point = place.map { self.point(fromBacking: backing.convert($0, from: backing.root)) }
      let isInside = isHere && (point.map { isPoint($0, in: area) } ?? false)
      area.tell(place, isInside: isInside, in: self)
    }
    for subview in subviews { subview.trackPointer(at: place) }
  }

  /// Leads from the coordinates of the root's backing to those of the surface.
  fileprivate func pointInSurface(_ point: CGPoint) -> CGPoint { backing.root.convert(point, to: nil) }

  private func isPoint(_ point: CGPoint, in area: NSTrackingArea) -> Bool {
    area.options.contains(.inVisibleRect) ? bounds.contains(point) : area.rect.contains(point)
  }
}

extension NSTrackingArea {
  fileprivate func tell(_ place: CGPoint?, isInside: Bool, in view: NSView) {
    guard let owner = owner as? NSResponder else { return }
    func event(_ type: NSEvent.EventType) -> NSEvent {
      let old = NSEvent.mouseLocation
      let event = NSEvent(type, at: view.pointInSurface(place ?? .zero), in: view.window)
      if place == nil {
        event.locationInWindow = old
        NSEvent.mouseLocation = old
      }
      event.trackingArea = self
      return event
    }
    if isInside != isEntered {
      isEntered = isInside
      if options.contains(.mouseEnteredAndExited) {
        if isInside {
          owner.mouseEntered(with: event(.mouseEntered))
        } else {
          owner.mouseExited(with: event(.mouseExited))
        }
      }
      if isInside, options.contains(.cursorUpdate) { owner.cursorUpdate(with: event(.cursorUpdate)) }
    }
    if isInside, options.contains(.mouseMoved) { owner.mouseMoved(with: event(.mouseMoved)) }
  }
}
