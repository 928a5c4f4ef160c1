import Foundation
import SwiftUI
import TesseraControls

/// The picture and the texts of a cell's style, placed by frames.
@MainActor
final class UITableViewCellLabels {
  let text = UILabel()
  /// nil if the style has none.
  let detail: UILabel?
  let picture = UIImageView()
  private let style: UITableViewCell.CellStyle
  private let spacing: CGFloat = 16
  private let margins = ListMetrics.rowInsets

  init(_ style: UITableViewCell.CellStyle, in view: UIView) {
    self.style = style
    detail = style == .default ? nil : UILabel()
    text.font = .preferredFont(forTextStyle: .body)
    switch style {
    case .subtitle: detail?.font = .preferredFont(forTextStyle: .caption1)
    case .value1, .value2:
      detail?.font = .preferredFont(forTextStyle: .body)
      detail?.textColor = .secondaryLabel
    case .default: break
    }
    if style == .value2 { text.textColor = .tintColor }
    view.addSubview(picture)
    view.addSubview(text)
    if let detail { view.addSubview(detail) }
  }

  private var pictureSize: CGSize { picture.image?.size ?? .zero }

  /// Where the texts begin.
  private var start: CGFloat { margins.leading + (picture.image == nil ? 0 : pictureSize.width + spacing) }

  private func textWidth(in width: CGFloat) -> CGFloat { max(0, width - start - margins.trailing / 2) }

  /// The height that picture and texts need, in points.
  func height(inWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: textWidth(in: width), height: 0)
    let (first, second) = (text.sizeThatFits(room).height, detail?.sizeThatFits(room).height ?? 0)
    let texts = style == .subtitle ? first + second : max(first, second)
    return max(texts, pictureSize.height) + margins.top + margins.bottom
  }

  func layOut(in size: CGSize) {
    picture.frame = CGRect(
      x: margins.leading, y: (size.height - pictureSize.height) / 2, width: pictureSize.width,
      height: pictureSize.height)
    let width = textWidth(in: size.width)
    let room = CGSize(width: width, height: 0)
    guard let detail else {
      text.frame = CGRect(x: start, y: 0, width: width, height: size.height)
      return
    }
    let second = detail.sizeThatFits(room)
    switch style {
    case .default, .subtitle:
      let first = text.sizeThatFits(room)
      let top = (size.height - first.height - second.height) / 2
      text.frame = CGRect(x: start, y: top, width: width, height: first.height)
      detail.frame = CGRect(x: start, y: top + first.height, width: width, height: second.height)
    case .value1:
      let detailWidth = min(second.width, width / 2)
      text.frame = CGRect(x: start, y: 0, width: max(0, width - detailWidth - 8), height: size.height)
      detail.frame = CGRect(x: start + width - detailWidth, y: 0, width: detailWidth, height: size.height)
    case .value2:
      let textWidth = min(text.sizeThatFits(room).width, width / 3)
      text.frame = CGRect(x: start, y: 0, width: textWidth, height: size.height)
      detail.frame = CGRect(
        x: start + textWidth + 8, y: 0, width: max(0, width - textWidth - 8), height: size.height)
    }
  }
}
