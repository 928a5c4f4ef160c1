#if !APPKIT
  import Foundation
  import SwiftUI
  import TesseraUIKit

  /// Stands for the scroll view of a page, which the page's engine has in another process.
  @MainActor @preconcurrency
  public final class PageScrollView: UIScrollView {
    var onScrollingAllowed: (() -> Void)?

    public override var isScrollEnabled: Bool {
      didSet { if isScrollEnabled != oldValue { onScrollingAllowed?() } }
    }
  }
#endif
