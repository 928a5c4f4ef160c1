import Foundation
import SwiftUI
import TesseraCore

/// A link as a view of UIKit: its picture, its title and its site (LP2).
@MainActor @preconcurrency
open class LPLinkView: UIView {
  /// What is shown.
  open var metadata: LPLinkMetadata {
    didSet { state.metadata = metadata }
  }

  private let state: LinkState

  /// Shows a link of which nothing is known but its address.
  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    metadata.originalURL = url
    metadata.url = url
    self.init(metadata: metadata)
  }

  /// Shows what is known of a link.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    state = LinkState(metadata)
    super.init(frame: .zero)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    state = LinkState(metadata)
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    makeHostedContent = { [unowned self] in AnyView(LinkCard(state: state)) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 280, height: 240) }
}
