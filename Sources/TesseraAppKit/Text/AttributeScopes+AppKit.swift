import Foundation
import SwiftUI
import TesseraUIKit

nonisolated extension AttributeScopes {
  /// The attributes of attributed strings that views of AppKit show, which are those of UIKit (J142).
  public typealias AppKitAttributes = UIKitAttributes

  /// The attributes that views of AppKit show, with those of SwiftUI and Foundation.
  public var appKit: AppKitAttributes.Type { AppKitAttributes.self }
}
