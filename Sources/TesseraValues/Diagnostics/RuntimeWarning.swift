import Foundation
import Synchronization

/// A mistake of the user's code that the engine survives: reported once for each place, with a defined result.
nonisolated package enum RuntimeWarning: Hashable, Sendable {
  case modifyingStateDuringUpdate
  case publishingDuringUpdate
  case publishingFromBackground
  case stateObjectOutsideView
  case stateOutsideView
  case namespaceOutsideView
  case focusStateOutsideView
  case ambiguousFocus(String)
  case invalidSelection(String)
  case invalidTab(String)
  case invalidFrame
  case contradictoryFrame
  case invalidGridSpacing
  case invalidGridSpan(Int)
  case duplicateID(String)
  case tooDeep(limit: Int)
  case endlessUpdate(rounds: Int)
  case actionLoop(String)
  case preferenceLoop(String)
  case invalidSize(String)
  case invalidGeometry
  case missingImage(name: String, bundle: String)
  case missingSymbol(String)
  case missingSymbolSet
  case noPhases
  case severalMatchedSources(String)
  case matchedWithOwnContent(String)
  case onlyOnePresentation
  /// E15: one observer, several scroll views.
  case severalScrollViews
  case noDestination(String)
  case noURLOpener
  case singularMatrix
  case undrawable(String)
  case styledText(context: String)
  case unknownUserDefaults(String)
  case noWindowHost
  case noSuchWindow(String)
  case missingDelegate(String)
  case undrawnController(String)
  case notPresented(String)
  case noWindowOfDelegate(String)
  case notTerminated
  case contradictoryConstraints([String], broken: String)
  case invalidConstraint(String)
  /// A mistake in the use of views and controllers of UIKit, as a sentence.
  case misusedViews(String)
  case withoutEffect(String)
  /// What is wrong with a shader, as a sentence.
  case unusableShader(String)

  /// The text, as in rule H3 where that has one.
  package var message: String {
    switch self {
    case .modifyingStateDuringUpdate:
      "Modifying state during view update, this will cause undefined behavior."
    case .publishingDuringUpdate:
      "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
    case .publishingFromBackground:
      "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
        + "(via operators like receive(on:)) on model updates."
    case .stateObjectOutsideView:
      "Accessing StateObject's object without being installed on a View. This will create a new instance each time."
    case .stateOutsideView:
      "Accessing State's value outside of being installed on a View. "
        + "This will result in a constant Binding of the initial value and will not update."
    case .namespaceOutsideView:
      "Reading a Namespace property outside View.body. "
        + "This will result in identifiers that never match any other identifier."
    case .focusStateOutsideView:
      "Accessing FocusState's value outside of the body of a View. "
        + "This will result in a constant Binding of the initial value and will not update."
    case .ambiguousFocus(let value):
      "Several views are bound to the focus value \(value); the first one gets the focus."
    case .invalidSelection(let value):
      "Picker: the selection \"\(value)\" is invalid and does not have an associated tag, "
        + "this will give undefined results."
    case .invalidTab(let value):
      "TabView: the selection \"\(value)\" is not the value of a visible tab, so that no tab is shown."
    case .severalMatchedSources(let id):
      "Multiple inserted views in matched geometry group \(id) have `isSource: true`, results are undefined."
    case .matchedWithOwnContent(let id):
      "A view of matched geometry group \(id) contains the source of the group; it stays in its own place."
    case .unknownUserDefaults(let problem):
      "UserDefaults keeps Foundation's own store: \(problem). @AppStorage works, but does not see what is written there."
    case .noPhases:
      "A phase animator without phases shows nothing."
    case .invalidFrame:
      "Invalid frame dimension (negative or non-finite)."
    case .contradictoryFrame:
      "Contradictory frame constraints specified."
    case .invalidGridSpacing:
      "The spacing of a grid is not a finite number; 0 is used instead."
    case .invalidGridSpan(let count):
      "A cell of a grid cannot span \(count) columns; it spans at least one and at most 1,000."
    case .duplicateID(let id):
      "the ID \(id) occurs multiple times within the collection, this will give undefined results!"
    case .tooDeep(let limit):
      "Views are nested more than \(limit) levels deep; what lies deeper is not shown."
    case .endlessUpdate(let rounds):
      "The views did not come to rest after \(rounds) rounds of updates in one frame; the rest is left for the next."
    case .actionLoop(let action):
      "\(action) action tried to update multiple times per frame."
    case .noWindowHost:
      "No window was opened or closed: the program runs without a window host."
    case .noSuchWindow(let description):
      "No window was opened or closed: no scene declares a window \(description)."
    case .missingDelegate(let name):
      "Info.plist names the delegate \(name) for scenes, but the program has no such class."
    case .undrawnController(let name):
      "\(name) shows nothing: of views and view controllers of UIKit and AppKit, only those that host a SwiftUI view are drawn here."
    case .notPresented(let name):
      "\(name) was not presented: the controller presents another one, or it stands for the window of an App, whose "
        + "views present with sheet and fullScreenCover."
    case .noWindowOfDelegate(let name):
      "\(name) made no window visible, so there is nothing to show. Windows of storyboards are not made here: make a "
        + "UIWindow with a UIHostingController, and call makeKeyAndVisible()."
    case .misusedViews(let sentence):
      sentence
    case .notTerminated:
      "The program was not started by main(), so it is not ended."
    case .contradictoryConstraints(let constraints, let broken):
      "Required constraints contradict one another:\n"
        + constraints.map { "  \($0)\n" }.joined() + "One of them is broken, and the others hold: \(broken)"
    case .invalidConstraint(let problem):
      "A constraint has \(problem), which is no possible figure; it counts as it was before, or as 0."
    case .withoutEffect(let what):
      "\(what)."
    case .unusableShader(let sentence):
      sentence
    case .noURLOpener:
      "A URL was not opened: the program runs without a host that opens URLs."
    case .singularMatrix:
      "Cannot invert singular matrix."
    case .undrawable(let what):
      "\(what) with figures that are not finite or too large is not drawn."
    case .styledText(let context):
      "Only unstyled text can be used with \(context)."
    case .preferenceLoop(let key):
      "Bound preference \(key) tried to update multiple times per frame."
    case .invalidGeometry:
      "A view or layer was given a place, size or transform that is no finite number; it stays as it is."
    case .missingImage(let name, let bundle):
      "No image named '\(name)' found in asset catalog for \(bundle)"
    case .missingSymbol(let name):
      "No symbol named '\(name)' found in system symbol set"
    case .missingSymbolSet:
      "The symbols of the package bootstrap-icons are not installed; symbols are shown as empty squares."
    case .noDestination(let type):
      "A NavigationLink is presenting a value of type “\(type)” but there is no matching navigationDestination "
        + "declaration visible from the location of the link. The link cannot be activated."
    case .severalScrollViews:
      "There are several scroll views below one observer of scrolling; only the first is observed."
    case .onlyOnePresentation:
      "Currently, only presenting a single sheet is supported. "
        + "The next sheet will be presented when the currently presented sheet gets dismissed."
    case .invalidSize(let layout):
      "\(layout) answered with a size that is not a number; 0 is used instead."
    }
  }

  /// The line of the user's code, for mistakes that are found while that code runs.
  package func describe(_ callSite: @autoclosure () -> String?) -> String {
    switch self {
    case .modifyingStateDuringUpdate, .publishingDuringUpdate, .publishingFromBackground, .stateObjectOutsideView,
      .stateOutsideView, .namespaceOutsideView, .focusStateOutsideView:
      callSite().map { " at \($0)" } ?? ""
    default: ""
    }
  }

  // Reports a mistake at a place that has no graph: once for a process.
  private static let reported = Mutex<Set<RuntimeWarning>>([])

  /// Reports on behalf of the view whose code is running, if any, on standard error and in the trace of the graph that
  /// is running.
  package static func report(_ warning: RuntimeWarning) {
    if EngineThread.isCurrent, EngineThread.unsafelyIsolated({ reportToRunningGraph(warning) }) { return }
    let isNew = reported.withLock { $0.insert(warning).inserted }
    if isNew { say(warning.message + warning.describe(CallSite.ofWarning)) }
  }

  /// Takes a warning on behalf of the graph that is running; false where none is. The engine sets it.
  @MainActor package static var reportToRunningGraph: (RuntimeWarning) -> Bool = { _ in false }

  /// Whether a warning ends the program: the environment variable `TESSERA_WARNINGS` is `trap`.
  private static let trap = ProcessInfo.processInfo.environment["TESSERA_WARNINGS"] == "trap"

  /// Writes a warning to the standard error stream; where warnings are not tolerated, ends the program with it.
  package static func say(_ line: String) {
    if trap { fatalError(line) }
    writeToStandardError("warning: \(line)\n")
  }

  static func writeToStandardError(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
