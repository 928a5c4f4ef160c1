import Foundation

extension NSView {
  /// Puts a view into this one, below or above another one; nil, and one that is not here, stand for all.
  public func addSubview(_ view: NSView, positioned place: OrderingMode, relativeTo otherView: NSView?) {
    let others = ownSubviews.filter { $0 !== view }
    let index = otherView.flatMap { other in others.firstIndex { $0 === other } }
    insert(view, at: place == .below ? index ?? 0 : index.map { $0 + 1 })
  }

  /// Puts another view into the place of one that is here.
  public func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard let index = ownSubviews.firstIndex(where: { $0 === oldView }) else { return }
    oldView.removeFromSuperview()
    insert(newView, at: index)
  }

  func insert(_ view: NSView, at index: Int?) {
    guard view !== self, !isDescendant(of: view) else { return }
    let frame = view.frame
    if view.superview !== self {
      view.viewWillMove(toSuperview: self)
      view.superview?.drop(view)
    }
    let isNew = view.superview !== self
    ownSubviews.removeAll { $0 === view }
    let place = min(max(0, index ?? ownSubviews.count), ownSubviews.count)
    ownSubviews.insert(view, at: place)
    view.superview = self
    view.backing.autoresizingMask = view.ownMask.mask(isFlipped: isFlipped)
    backing.insertSubview(view.backing, at: place)
    guard isNew else { return }
    if view.translatesAutoresizingMaskIntoConstraints { view.frame = frame }
    view.viewDidMoveToSuperview()
    didAddSubview(view)
  }

  func drop(_ view: NSView) {
    willRemoveSubview(view)
    ownSubviews.removeAll { $0 === view }
    view.superview = nil
  }

  /// Whether the view is another one, or lies in it.
  public func isDescendant(of view: NSView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }

  /// The innermost view around this one and another one; nil if there is none.
  public func ancestorShared(with view: NSView) -> NSView? {
    sequence(first: self) { $0.superview }.first { view.isDescendant(of: $0) }
  }

  /// The view with a tag: this one, or one in it.
  public func viewWithTag(_ tag: Int) -> NSView? {
    if self.tag == tag { return self }
    return ownSubviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
}
