import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

/// Shows a view of UIKit with its own size.
struct HostedView: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    let size = uiView.bounds.size
    if !size.width.isZero, !size.height.isZero { return size }
    return uiView.sizeThatFits(CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity))
  }
}

/// Items of a bar.
struct BarButtons: View {
  let items: [UIBarButtonItem]

  var body: some View {
    ForEach(items.map(BarButtonIdentity.init)) { BarButtonFace(item: $0.item) }
  }
}

private struct BarButtonIdentity: Identifiable {
  let item: UIBarButtonItem

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(item) }
}

/// An item of a bar.
private struct BarButtonFace: View {
  let item: UIBarButtonItem

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the item
    let _: Void = item.followed.follow()
    if !item.isHidden {
      switch item.kind {
      case .custom(let view): HostedView(view: view)
      case .flexibleSpace: Spacer()
      case .fixedSpace: Color.clear.frame(width: width ?? 8, height: 1)
      case .button: button
      }
    }
  }

  private var width: CGFloat? { item.width > 0 && item.width.isFinite ? item.width : nil }

  @ViewBuilder private var button: some View {
    if let menu = item.menu {
      let elements = MenuElements(elements: menu.children, sender: item)
      if item.doesSomething {
        face(Menu(content: { elements }, label: { label }, primaryAction: { item.perform() }))
      } else {
        face(Menu(content: { elements }, label: { label }))
      }
    } else {
      face(
        Button {
          item.perform()
        } label: {
          label
        })
    }
  }

  private func face(_ control: some View) -> some View {
    control
      .frame(width: width)
      .background(item.isSelected ? Color(.tertiarySystemFill) : .clear, in: RoundedRectangle(cornerRadius: 6))
      .tint(item.tintColor.map { Color($0) })
      .disabled(!item.isEnabled)
      .accessibilityLabel(Text(verbatim: item.accessibilityLabel ?? item.title ?? ""))
      .accessibilityIdentifier(item.accessibilityIdentifier ?? "")
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        item.frameOnSurface = $0
      }
      .onDisappear { item.frameOnSurface = nil }
  }

  @ViewBuilder private var label: some View {
    if let image = item.image {
      Image(uiImage: image)
    } else {
      let theme = TextTheme(item.titleTextAttributes(for: .normal))
      Text(verbatim: item.title ?? "")
        .font(theme.font)
        .foregroundColor(theme.color)
        .fontWeight(item.style == .done ? .semibold : nil)
    }
  }
}
