import Foundation
import SwiftUI
import TesseraUIKit

/// Offers what can be done with things in a menu, under the name that it has in AppKit (J307).
@MainActor @preconcurrency
open class NSSharingServicePicker: NSObject {
  private let items: [Any]

  /// Is asked what is offered, and told what was chosen.
  open weak var delegate: (any NSSharingServicePickerDelegate)?

  /// A picker for things: texts, addresses and pictures.
  public init(items: [Any]) {
    self.items = items
    super.init()
  }

  private var services: [NSSharingService] {
    let proposed = NSSharingService.sharingServices(forItems: items)
    return delegate?.sharingServicePicker(self, sharingServicesForItems: items, proposedSharingServices: proposed)
      ?? proposed
  }

  /// An item of a menu whose submenu offers what can be done.
  open var standardShareMenuItem: NSMenuItem {
    let item = NSMenuItem(title: "Share", action: nil, keyEquivalent: "")
    item.submenu = menu
    return item
  }

  private var menu: NSMenu {
    let menu = NSMenu(title: "Share")
    for service in services {
      let item = NSMenuItem(title: service.menuItemTitle, keyEquivalent: "")
      item.image = service.image
      item.actionHandler = { [self] _ in choose(service) }
      menu.addItem(item)
    }
    return menu
  }

  /// Opens the menu beside a part of a view, which has to be in a window; else nothing happens.
  ///
  /// - Parameters:
  ///   - rect: in the coordinates of the view, in points; one without a size stands for all of the view.
  ///   - view: shows the menu.
  ///   - preferredEdge: means nothing here.
  open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {
    let rect = rect.isEmpty ? view.bounds : rect
    menu.popUp(
      positioning: nil, at: CGPoint(x: rect.minX, y: view.isFlipped ? rect.maxY : rect.minY), in: view)
  }

  /// The user chose a service.
  private func choose(_ service: NSSharingService) {
    delegate?.sharingServicePicker(self, didChoose: service)
    service.delegate = service.delegate ?? delegate?.sharingServicePicker(self, delegateFor: service)
    service.perform(withItems: items)
  }
}

/// Is asked what a picker offers, and told what was chosen. All methods may be left out.
@MainActor @preconcurrency
public protocol NSSharingServicePickerDelegate: AnyObject {
  /// What is offered, of what can be done, and more.
  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
    proposedSharingServices proposedServices: [NSSharingService]
  ) -> [NSSharingService]

  /// What is told of a service; nil for nothing.
  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
  ) -> (any NSSharingServiceDelegate)?

  /// The user chose a service.
  func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
}

extension NSSharingServicePickerDelegate {
  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
    proposedSharingServices proposedServices: [NSSharingService]
  ) -> [NSSharingService] { proposedServices }

  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
  ) -> (any NSSharingServiceDelegate)? { nil }

  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?
  ) {}
}
