import Foundation
import SwiftUI

/// A part of a menu whose elements are asked for when the menu opens (J69).
@MainActor @preconcurrency
public final class UIDeferredMenuElement: UIMenuElement {
  /// Hands over the elements, at once or later.
  public typealias ElementProvider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: ElementProvider
  private let isCached: Bool
  /// What was handed over, if it is kept.
  fileprivate private(set) var known: [UIMenuElement]?

  private init(isCached: Bool, _ provider: @escaping ElementProvider) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", image: nil)
  }

  /// A part of a menu whose elements are asked for once.
  public convenience init(_ elementProvider: @escaping ElementProvider) {
    self.init(isCached: true, elementProvider)
  }

  /// A part of a menu whose elements are asked for each time that the menu opens.
  public static func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  fileprivate func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let known { return completion(known) }
    provider { [self] elements in
      if isCached { known = elements }
      completion(elements)
    }
  }
}

/// Shows the elements of a part of a menu as soon as they are there.
struct DeferredMenuElements: View {
  let element: UIDeferredMenuElement
  let sender: AnyObject?
  @State private var elements: [UIMenuElement]?

  var body: some View {
    if let elements = elements ?? element.known {
      // tessera:disable anyview-in-row - a menu in a menu would be a type that contains itself
      AnyView(MenuElements(elements: elements, sender: sender))
    } else {
      Button("Loading…") {}
        .disabled(true)
        .onAppear { element.load { elements = $0 } }
    }
  }
}
