import Foundation
import Observation

/// The values that travel down the view tree: the nearest writer above a reader wins (B60).
///
/// A copy-on-write value: passing it on costs one reference.
nonisolated public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  // Sendable: the storage is never changed while it is shared.
  @usableFromInline package var storage: Storage

  @usableFromInline
  package final class Storage {
    // Exclusive access is not checked: every view reads it, and a change in place needs the only reference.
    @exclusivity(unchecked) @usableFromInline package var fields: Fields

    @usableFromInline
    package init(_ fields: Fields) {
      self.fields = fields
    }
  }

  /// The values that nearly all views read, at fixed places.
  ///
  /// Rarely written values lie in a box of their own, so that the many scopes that change a font or a color copy
  /// little.
  @usableFromInline
  package struct Fields {
    /// The values that text reads. The box belongs to the folder of text, which alone knows its type.
    @usableFromInline package var text: AnyObject?
    package var foregroundStyle: AnyShapeStyle?
    package var backgroundStyle: AnyShapeStyle?
    package var accentColor: Color?
    /// Whether views chose `foregroundStyle`; otherwise it is that of a control, and the style of the next one takes
    /// precedence.
    package var hasChosenForeground = false
    /// Whether what views say of foreground and tint means nothing, as in an item of a bar of tabs (J280).
    package var hasFixedColors = false
    package var isEnabled = true
    package var colorScheme = ColorScheme.light
    package var colorSchemeContrast = ColorSchemeContrast.standard
    package var layoutDirection = LayoutDirection.leftToRight
    package var idiom = InterfaceIdiom.phone
    /// Whether views are part of a bar or of another control, where buttons have no borders in any idiom.
    package var isPartOfControl = false
    package var displayScale: CGFloat = 1
    package var dynamicTypeSize = DynamicTypeSize.large
    package var legibilityWeight: LegibilityWeight?
    /// For reading one value without copying all of them.
    @usableFromInline private(set) package var rareFields = RareFieldsBox(RareFields())

    package var rare: RareFields {
      get { rareFields.all }
      set { rareFields = RareFieldsBox(newValue) }
    }
  }

  /// The rarely written values.
  @usableFromInline
  package struct RareFields {
    package var locale = ProgramLocale.current
    package var calendar = ProgramLocale.calendar
    package var timeZone = TimeZone.current
    package var now: @Sendable () -> Date = { Date() }
    package var tint: AnyShapeStyle?
    /// Whether views lie on a sheet or popover, in front of the others: dark backgrounds are lighter there.
    package var isElevated = false
    @usableFromInline package fileprivate(set) var slots = EnvironmentSlots()
    @usableFromInline package fileprivate(set) var keyed: [ObjectIdentifier: Any] = [:]
    fileprivate var objects: [ObjectIdentifier: AnyObject] = [:]
  }

  @usableFromInline
  package final class RareFieldsBox {
    @usableFromInline package let all: RareFields

    fileprivate init(_ all: RareFields) {
      self.all = all
    }
  }

  /// Values of which none was written: every key gives its default.
  public init() {
    storage = Storage(Fields())
  }

  // Inlinable: across modules, each read would allocate a frame for the coroutine.
  @inlinable package var fields: Fields {
    _read { yield storage.fields }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      yield &storage.fields
    }
  }

  /// Whether both are the very same values, without comparing any.
  package func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }

  /// The value of a slot; its default if it was not set.
  @usableFromInline
  package subscript<Value>(slot: EnvironmentSlot<Value>) -> Value {
    @inlinable get { storage.fields.rareFields.all.slots[slot] }
    set { fields.rare.slots[slot] = newValue }
  }

  /// The value of a key; its default if it was not set. The default is evaluated at each such read (B66).
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    @inlinable get {
      // A stored nil is a value, too.
      guard let stored = storage.fields.rareFields.all.keyed[ObjectIdentifier(key)] else { return Key.defaultValue }
      guard let value = stored as? Key.Value else { return Key.defaultValue }
      return value
    }
    set { fields.rare.keyed.updateValue(newValue as Any, forKey: ObjectIdentifier(key)) }
  }

  /// The observable object written for `type`, under the type's own name (B67).
  public subscript<Object: AnyObject & Observable>(type: Object.Type) -> Object? {
    get { object(of: type) }
    set { setObject(newValue, of: type) }
  }

  package func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    storage.fields.rareFields.all.objects[ObjectIdentifier(type)] as? Object
  }

  package mutating func setObject<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
    fields.rare.objects[ObjectIdentifier(type)] = object
  }

  public var description: String {
    "EnvironmentValues(\(storage.fields.rareFields.all.keyed.count + storage.fields.rareFields.all.objects.count) custom)"
  }
}
