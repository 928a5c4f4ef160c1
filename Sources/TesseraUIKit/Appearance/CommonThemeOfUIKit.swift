import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

/// What was chosen for classes of UIKit, as views of SwiftUI take it (J34).
@MainActor
enum CommonThemeOfUIKit {
  /// Has views of SwiftUI ask.
  static let use: Void = {
    CommonTheme.navigationBar = { navigationBar() }
    CommonTheme.toolbar = { toolbar() }
    CommonTheme.tabBar = { tabBar() }
    CommonTheme.list = { list() }
    CommonTheme.editor = { editor() }
    CommonTheme.field = { field() }
    CommonTheme.segments = { Appearances.chosen(UISegmentedControl.self)?.chosen.theme ?? SegmentTheme() }
    CommonTheme.pageDots = { pageDots() }
    CommonTheme.toggle = { toggle() }
    CommonTheme.slider = { slider() }
    CommonTheme.progress = { progress() }
    CommonTheme.alertTint = { alertTint() }
    CommonScrolling.current = { scrolling() }
  }()

  /// The tint color of all views.
  private static var tint: UIColor? {
    Appearances.chosen(UIView.self)?.chosen.ownTintColor ?? Appearances.chosen(UIWindow.self)?.chosen.ownTintColor
  }

  private static func navigationBar() -> NavigationBarTheme {
    let bar = Appearances.chosen(UINavigationBar.self)?.chosen
    return NavigationBarTheme(bar: bar, item: nil, buttons: buttons(in: UINavigationBar.self), tint: tint)
  }

  /// What was chosen for buttons in bars.
  private static func buttons(in bar: AnyClass) -> [UIBarButtonItem] {
    [Appearances.chosen(UIBarButtonItem.self, in: bar), Appearances.chosen(UIBarButtonItem.self)?.chosen]
      .compactMap(\.self)
  }

  private static func toolbar() -> BarTheme {
    let bar = Appearances.chosen(UIToolbar.self)?.chosen
    var theme = bar?.theme ?? BarTheme()
    for button in buttons(in: UIToolbar.self) { theme.take(button) }
    theme.tint = theme.tint ?? tint.map { Color($0) }
    return theme
  }

  private static func tabBar() -> TabBarTheme {
    TabBarTheme(
      bar: Appearances.chosen(UITabBar.self)?.chosen, item: Appearances.chosen(UITabBarItem.self)?.chosen, tint: tint)
  }

  private static func list() -> ListTheme {
    var theme = ListTheme()
    if let (table, untouched) = Appearances.chosen(UITableView.self) {
      if table.backgroundColor != untouched.backgroundColor {
        theme.background = Color(table.backgroundColor ?? .clear)
      }
      theme.hidesLines = table.separatorStyle == .none
      theme.lineColor = table.separatorColor.map { Color($0) }
      if table.separatorInset != untouched.separatorInset { theme.lineInset = table.separatorInset.left }
      theme.isScrollEnabled = table.isScrollEnabled
      if !table.showsVerticalScrollIndicator { theme.axesWithoutIndicator = .vertical }
      theme.insets = EdgeInsets(table.contentInset)
      if table.rowHeight > 0, table.rowHeight.isFinite { theme.minimumRowHeight = table.rowHeight }
    }
    if let cell = Appearances.chosen(UITableViewCell.self)?.chosen {
      theme.rowBackground = cell.backgroundColor.map { Color($0) }
      if cell.selectionStyle == .none { theme.selection = .clear }
      if let color = cell.selectedBackgroundView?.backgroundColor { theme.selection = Color(color) }
    }
    return theme
  }

  private static func editor() -> EditorTheme {
    var theme = EditorTheme()
    guard let (view, untouched) = Appearances.chosen(UITextView.self) else { return theme }
    theme.background = view.backgroundColor.map { Color($0) }
    if view.textColor != untouched.textColor { theme.textColor = view.textColor.map { Color($0) } }
    theme.tint = view.ownTintColor.map { Color($0) }
    if view.textContainerInset != untouched.textContainerInset {
      var insets = EdgeInsets(view.textContainerInset)
      // The container of the text has a margin of its own.
      insets.leading += 5
      insets.trailing += 5
      theme.insets = insets
    }
    return theme
  }

  private static func field() -> FieldTheme {
    var theme = FieldTheme()
    guard let (field, untouched) = Appearances.chosen(UITextField.self) else { return theme }
    theme.background = field.backgroundColor.map { Color($0) }
    if field.textColor != untouched.textColor { theme.textColor = field.textColor.map { Color($0) } }
    theme.tint = field.ownTintColor.map { Color($0) }
    theme.clearButton =
      switch field.clearButtonMode {
      case .never: nil
      case .whileEditing: .whileEditing
      case .unlessEditing: .unlessEditing
      case .always: .always
      }
    return theme
  }

  private static func pageDots() -> PageDotTheme {
    var theme = PageDotTheme()
    guard let dots = Appearances.chosen(UIPageControl.self)?.chosen else { return theme }
    theme.current = dots.currentPageIndicatorTintColor.map { Color($0) }
    theme.other = dots.pageIndicatorTintColor.map { Color($0) }
    if dots.backgroundStyle != .automatic { theme.hasBackground = dots.backgroundStyle == .prominent }
    return theme
  }

  private static func toggle() -> SwitchTheme {
    var theme = SwitchTheme()
    guard let control = Appearances.chosen(UISwitch.self)?.chosen else { return theme }
    theme.on = control.onTintColor.map { Color($0) }
    theme.knob = control.thumbTintColor.map { Color($0) }
    return theme
  }

  private static func slider() -> SliderTheme {
    var theme = SliderTheme()
    guard let control = Appearances.chosen(UISlider.self)?.chosen else { return theme }
    theme.minimumTrack = (control.minimumTrackTintColor ?? control.ownTintColor).map { Color($0) }
    theme.maximumTrack = control.maximumTrackTintColor.map { Color($0) }
    theme.knob = control.thumbTintColor.map { Color($0) }
    return theme
  }

  private static func progress() -> ProgressTheme {
    var theme = ProgressTheme()
    guard let view = Appearances.chosen(UIProgressView.self)?.chosen else { return theme }
    theme.progress = (view.progressTintColor ?? view.ownTintColor).map { Color($0) }
    theme.track = view.trackTintColor.map { Color($0) }
    return theme
  }

  private static func alertTint() -> Color? {
    let chosen = [
      Appearances.chosen(UIView.self, in: UIAlertController.self),
      Appearances.chosen(UIButton.self, in: UIAlertController.self),
    ]
    return (chosen.lazy.compactMap { $0?.ownTintColor }.first ?? tint).map { Color($0) }
  }

  private static func scrolling() -> CommonScrolling {
    let view = Appearances.chosen(UIScrollView.self)?.chosen
    var axes: Axis.Set = []
    if view?.showsVerticalScrollIndicator == false { axes.insert(.vertical) }
    if view?.showsHorizontalScrollIndicator == false { axes.insert(.horizontal) }
    return CommonScrolling(bounces: view?.bounces ?? true, axesWithoutIndicator: axes)
  }
}
