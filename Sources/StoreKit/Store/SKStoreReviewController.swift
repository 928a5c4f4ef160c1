import Foundation
import SwiftUI

/// Asks the user for a review, in programs from before `requestReview` of the environment.
open class SKStoreReviewController: NSObject {
  /// Says once that there is no store (SK1).
  @MainActor open class func requestReview() {
    AppStoreService.isMissing()
  }

  /// Says once that there is no store (SK1).
  @MainActor open class func requestReview(in windowScene: UIWindowScene) {
    AppStoreService.isMissing()
  }
}
