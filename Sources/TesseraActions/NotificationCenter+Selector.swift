import Foundation

extension NotificationCenter {
  /// Calls a method of an object for each notification of a name, until the object is removed or gone.
  ///
  /// - Parameters:
  ///   - observer: the object, which is not kept.
  ///   - aSelector: the method, which gets the notification if it takes it. It is called on the thread that posts.
  ///   - aName: nil for notifications of all names.
  ///   - anObject: those of one sender only; nil for those of all.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let entry = ObserverEntry(
      observer as AnyObject, center: self, name: aName, sender: anObject.map { $0 as AnyObject })
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer = entry.observer else { return ObserverTable.remove { $0 === entry } }
      aSelector.send(to: observer, notification)
    }
    ObserverTable.add(entry, token)
  }

  /// Removes an object: it gets no notifications any more.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    ObserverTable.remove { $0.center === self && $0.observer === observer }
  }

  /// Removes an object for notifications of a name or a sender; nil stands for all.
  public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
    removeObserver(observer as Any, name: aName, object: anObject)
    ObserverTable.remove { entry in
      entry.center === self && entry.observer === observer && (aName == nil || entry.name == aName)
        && (anObject == nil || entry.sender === anObject.map { $0 as AnyObject })
    }
  }
}
