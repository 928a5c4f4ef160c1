import Foundation
import SwiftUI
import TesseraControls

extension TextTheme {
  /// The appearance that attributes give to letters.
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    self.init(
      color: (attributes?[.foregroundColor] as? UIColor).map { Color($0) },
      font: (attributes?[.font] as? UIFont).map { Font($0) },
      kerning: (attributes?[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? attributes?[.kern] as? CGFloat)
  }
}

extension BarTheme {
  /// Takes what was chosen for a button in the bar.
  @MainActor
  mutating func take(_ button: UIBarButtonItem) {
    let attributes = TextTheme(button.titleTextAttributes(for: .normal))
    buttons.color = buttons.color ?? attributes.color
    buttons.font = buttons.font ?? attributes.font
    tint = tint ?? buttons.color ?? button.tintColor.map { Color($0) }
    back.font = back.font ?? attributes.font
    hidesBackTitle = hidesBackTitle || button.hidesBackTitle
  }

  /// Takes the appearance of the way back.
  @MainActor
  mutating func take(back appearance: UIBarButtonItemAppearance) {
    back = TextTheme(appearance.normal.titleTextAttributes)
    let color = appearance.normal.titleTextAttributes[.foregroundColor] as? UIColor
    hidesBackTitle =
      color == .clear || UIBarButtonItem.isOutOfSight(appearance.normal.titlePositionAdjustment)
  }
}

extension NavigationBarTheme {
  /// How a bar looks.
  ///
  /// - Parameters:
  ///   - bar: what was chosen for it; nil for nothing.
  ///   - item: that of a page, whose appearance counts first.
  ///   - buttons: what was chosen for buttons in the bar.
  ///   - tint: the color of controls in a bar without one of its own.
  @MainActor
  init(bar: UINavigationBar?, item: UINavigationItem?, buttons: [UIBarButtonItem], tint: UIColor?) {
    let plain = bar?.plainTheme ?? BarTheme()
    let chosen = item?.standardAppearance ?? bar?.standardAppearance
    var standard = plain
    if let chosen, chosen.isTouched { standard.take(chosen, isAlways: true) }
    var edge = plain
    if let chosen = item?.scrollEdgeAppearance ?? bar?.scrollEdgeAppearance {
      edge.take(chosen, isAlways: true)
    } else if let chosen, chosen.isTouched {
      edge.take(chosen, isAlways: false)
      // Without an appearance of its own, the bar is clear there.
      edge.fill = .none
      edge.line = .none
    }
    for button in buttons {
      standard.take(button)
      edge.take(button)
    }
    standard.tint = standard.tint ?? tint.map { Color($0) }
    edge.tint = edge.tint ?? tint.map { Color($0) }
    self.init(standard: standard, edge: edge)
  }
}

extension BarTheme {
  @MainActor
  fileprivate mutating func take(_ appearance: UINavigationBarAppearance, isAlways: Bool) {
    fill = appearance.fill(isAlways: isAlways)
    line = appearance.line
    title = TextTheme(appearance.titleTextAttributes)
    largeTitle = TextTheme(appearance.largeTitleTextAttributes)
    buttons = TextTheme(appearance.buttonAppearance.normal.titleTextAttributes)
    take(back: appearance.backButtonAppearance)
    if back.color == nil { back.color = buttons.color }
    tint = buttons.color ?? tint
    if let image = appearance.backIndicatorImage { backPicture = Image(uiImage: image) }
  }
}

extension UINavigationBar {
  /// The appearance by the properties of the bar itself.
  var plainTheme: BarTheme {
    var theme = BarTheme()
    theme.take(barTintColor ?? backgroundColor, image: backgroundImage(for: .default), shadow: shadowImage, barStyle)
    theme.title = TextTheme(titleTextAttributes)
    theme.largeTitle = TextTheme(largeTitleTextAttributes)
    if barStyle == .black {
      theme.title.color = theme.title.color ?? .white
      theme.largeTitle.color = theme.largeTitle.color ?? .white
    }
    theme.tint = explicitTint.map { Color($0) }
    if let image = backIndicatorImage, !image.isEmpty { theme.backPicture = Image(uiImage: image) }
    return theme
  }
}

extension BarTheme {
  /// Takes what a bar has behind it.
  @MainActor
  mutating func take(_ color: UIColor?, image: UIImage?, shadow: UIImage?, _ style: UIBarStyle) {
    if let color {
      fill = color == .clear ? .none : .color(Color(color))
    } else if style == .black {
      fill = .color(.black)
    }
    if let image { fill = image.isEmpty ? .none : .image(Image(uiImage: image)) }
    if let shadow, shadow.isEmpty { line = .none }
  }
}

extension UIToolbar {
  /// How the bar looks.
  var theme: BarTheme {
    var theme = BarTheme()
    theme.take(barTintColor ?? backgroundColor, image: nil, shadow: nil, barStyle)
    if standardAppearance.isTouched {
      theme.fill = standardAppearance.fill(isAlways: true)
      theme.line = standardAppearance.line
      theme.buttons = TextTheme(standardAppearance.buttonAppearance.normal.titleTextAttributes)
    }
    theme.tint = theme.buttons.color ?? explicitTint.map { Color($0) }
    return theme
  }
}

extension TabBarTheme {
  /// How a bar of tabs looks.
  ///
  /// - Parameters:
  ///   - tabBar: what was chosen for it; nil for nothing.
  ///   - item: what was chosen for its tabs; nil for nothing.
  ///   - tint: the color of the chosen tab of a bar without one of its own.
  @MainActor
  init(bar tabBar: UITabBar?, item: UITabBarItem?, tint: UIColor?) {
    var theme = BarTheme()
    var normal = Item(title: TextTheme(item?.titleTextAttributes(for: .normal)))
    var selected = Item(title: TextTheme(item?.titleTextAttributes(for: .selected)))
    selected.title.font = selected.title.font ?? normal.title.font
    var badge = item?.badgeColor
    if let tabBar {
      theme.take(
        tabBar.barTintColor ?? tabBar.backgroundColor, image: tabBar.backgroundImage, shadow: tabBar.shadowImage,
        tabBar.barStyle)
      normal.iconColor = tabBar.unselectedItemTintColor.map { Color($0) }
      theme.tint = tabBar.explicitTint.map { Color($0) }
      let standard = tabBar.standardAppearance
      if let appearance = standard.isTouched ? standard : tabBar.scrollEdgeAppearance {
        theme.fill = appearance.fill(isAlways: true)
        theme.line = appearance.line
        normal.take(appearance.stackedLayoutAppearance.normal)
        selected.take(appearance.stackedLayoutAppearance.selected)
        badge = appearance.stackedLayoutAppearance.normal.badgeBackgroundColor ?? badge
      }
    }
    theme.tint = theme.tint ?? tint.map { Color($0) }
    self.init(bar: theme, normal: normal, selected: selected, badge: badge.map { Color($0) })
  }
}

extension TabBarTheme.Item {
  @MainActor
  fileprivate mutating func take(_ appearance: UITabBarItemStateAppearance) {
    let attributes = TextTheme(appearance.titleTextAttributes)
    title.color = attributes.color ?? title.color
    title.font = attributes.font ?? title.font
    iconColor = appearance.iconColor.map { Color($0) } ?? iconColor
  }
}
