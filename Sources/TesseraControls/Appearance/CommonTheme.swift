import TesseraCore

/// What a program chose for all views of a kind: the appearances of UIKit, which a module above fills in (J34).
///
/// A source is nil until a program chooses something for views of its kind.
@MainActor
package enum CommonTheme {
  package static var navigationBar: (() -> NavigationBarTheme)?
  package static var toolbar: (() -> BarTheme)?
  package static var tabBar: (() -> TabBarTheme)?
  package static var list: (() -> ListTheme)?
  package static var editor: (() -> EditorTheme)?
  package static var field: (() -> FieldTheme)?
  package static var segments: (() -> SegmentTheme)?
  package static var pageDots: (() -> PageDotTheme)?
  package static var toggle: (() -> SwitchTheme)?
  package static var slider: (() -> SliderTheme)?
  package static var progress: (() -> ProgressTheme)?
  /// The color of the buttons of alerts and dialogs.
  package static var alertTint: (() -> Color?)?

  fileprivate static let followed = FollowedObject()
  fileprivate static var choices = 0

  /// A program is about to choose something: views that came with this frame take it, too.
  package static func willChange() {
    choices += 1
    followed.didChangeInFrame()
  }
}

/// The appearance that a view took when it came. What a program chooses later in the same frame counts as well: it does so when
/// views appear.
///
/// Views keep it as a `LazyState`, so that one is made for each view and not with each of its values.
@MainActor
final class TakenTheme<Theme> {
  /// More choices of one frame are not waited for: a view inside that chooses whenever it is made would never end it.
  private static var limit: Int { 2 }

  private var frame: Int?
  private var choices = 0
  private var lateChoices = 0
  private var theme: Theme?

  nonisolated init() {}

  /// The appearance for the view whose body is running; nil without any choice.
  func current(_ source: (() -> Theme)?) -> Theme? {
    let now = FollowedObject.currentFrame
    if frame == nil {
      frame = now
    } else if frame != now {
      return theme
    } else if choices != CommonTheme.choices {
      lateChoices += 1
    }
    choices = CommonTheme.choices
    theme = source?()
    if lateChoices < Self.limit { CommonTheme.followed.follow() }
    return theme
  }
}
