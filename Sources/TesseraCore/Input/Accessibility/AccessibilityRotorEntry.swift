import Foundation

/// Entries of a rotor (J370).
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// The type of the entries that these are made of; `Never` for the built-in ones.
  associatedtype Body: AccessibilityRotorContent

  /// The entries that these are made of.
  @AccessibilityRotorContentBuilder var body: Body { get }

  static func _entries(of content: Self) -> [_RotorEntry]
}

extension AccessibilityRotorContent {
  public static func _entries(of content: Self) -> [_RotorEntry] { Body._entries(of: content.body) }

  fileprivate var entries: [_RotorEntry] { Self._entries(of: self) }
}

extension Never: AccessibilityRotorContent {
  public static func _entries(of content: Never) -> [_RotorEntry] {}
}

/// A type-erased entry.
nonisolated public struct _RotorEntry {
  /// nil for a place in the text of the view that has the rotor.
  let id: AnyHashable?
  /// nil for views that are known by their `id(_:)`.
  let namespace: AnyHashable?
  let prepare: @MainActor () -> Void
}

/// One entry of a rotor: a view, or a place in a text (J370).
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// What the entry is called.
  let label: Text?
  private let entry: _RotorEntry

  public var body: Never {
    fatalError("AccessibilityRotorEntry is primitive rotor content: its body must not be called.")
  }

  @MainActor public static func _entries(of content: Self) -> [_RotorEntry] { [content.entry] }

  /// A view with an `id(_:)` below the one that has the rotor.
  ///
  /// - Parameters:
  ///   - textRange: the part of the view's text that is meant; readers come to the whole view.
  ///   - prepare: called before the reader goes there, to bring the view about.
  @preconcurrency
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.label = label
    entry = _RotorEntry(id: AnyHashable(id), namespace: nil, prepare: prepare)
  }

  /// A view with an `accessibilityRotorEntry(id:in:)`, anywhere in the window.
  ///
  /// - Parameters:
  ///   - textRange: the part of the view's text that is meant; readers come to the whole view.
  ///   - prepare: called before the reader goes there, to bring the view about.
  @preconcurrency
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.label = label
    entry = _RotorEntry(id: AnyHashable(id), namespace: AnyHashable(namespace), prepare: prepare)
  }

  /// A view with an `id(_:)` below the one that has the rotor.
  @preconcurrency
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
  }

  /// A view with an `id(_:)` below the one that has the rotor.
  @_disfavoredOverload @preconcurrency
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }

  /// A view with an `accessibilityRotorEntry(id:in:)`, anywhere in the window.
  @preconcurrency
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// A view with an `accessibilityRotorEntry(id:in:)`, anywhere in the window.
  @_disfavoredOverload @preconcurrency
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }
}

nonisolated extension AccessibilityRotorEntry where ID == Never {
  /// A part of the text of the view that has the rotor. Readers come to the whole view.
  @preconcurrency
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.label = label
    entry = _RotorEntry(id: nil, namespace: nil, prepare: prepare)
  }
}

/// Entries one after the other, as the builder makes them.
nonisolated public struct _RotorEntries: AccessibilityRotorContent {
  let contents: [any AccessibilityRotorContent]

  public var body: Never {
    fatalError("_RotorEntries is primitive rotor content: its body must not be called.")
  }

  @MainActor public static func _entries(of content: Self) -> [_RotorEntry] { content.contents.flatMap { $0.entries } }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  @MainActor public static func _entries(of content: Self) -> [_RotorEntry] {
    var entries: [_RotorEntry] = []
    for element in content.data { entries += Content._entries(of: content.content(element)) }
    return entries
  }

  public var body: Never {
    fatalError("ForEach is primitive rotor content: its body must not be called.")
  }
}

nonisolated extension ForEach
where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  /// Entries for elements that know their ids.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(rowsFor: data, id: \.id, content: content)
  }
}

nonisolated extension ForEach where Content: AccessibilityRotorContent {
  /// Entries for elements whose id a key path finds.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(rowsFor: data, id: id, content: content)
  }
}

/// Collects entries of a rotor.
@resultBuilder
nonisolated public struct AccessibilityRotorContentBuilder {
  /// Takes entries.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// The entries of a closure with one content.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// The entries of a closure.
  public static func buildBlock(_ content: any AccessibilityRotorContent...) -> _RotorEntries {
    _RotorEntries(contents: content)
  }

  /// The entries of an `if` without `else`; none where its condition does not hold.
  public static func buildIf(_ content: (any AccessibilityRotorContent)?) -> _RotorEntries {
    _RotorEntries(contents: content.map { [$0] } ?? [])
  }
}
