import Combine
import Foundation

/// A method of an object as a value, for targets and actions (J32).
///
/// `#selector(method(_:))`, which the tool `tessera` has the compiler read as `#Selector(method(_:))`, makes one that can
/// be called. One that is made of a name alone equals that, and calls nothing.
nonisolated public struct Selector: Hashable, CustomStringConvertible, ExpressibleByStringLiteral, Sendable {
  private let name: String
  /// The labels of the arguments with their parentheses; nil if they were not said.
  private let labels: String?
  // It is called where targets and actions are: on the thread that sends the action, with what it sends.
  private let call: Unchecked<(SelectorArguments) throws -> Void>?

  /// A selector of a name, which calls nothing.
  public init(_ name: String) {
    self.init(name, nil)
  }

  /// A selector of a name, which calls nothing.
  public init(stringLiteral name: String) {
    self.init(name, nil)
  }

  /// What `#Selector` makes of a method of an object.
  ///
  /// - Parameters:
  ///   - name: that of the method, with the labels of its arguments if they are said.
  ///   - target: the object, which is not kept. The method is called on it regardless of what the selector is sent to.
  ///   - call: calls the method.
  public init<Target: AnyObject>(
    _ name: String, _ target: Target, _ call: @escaping (Target, SelectorArguments) throws -> Void
  ) {
    self.init(name) { [weak target] arguments in
      if let target { try call(target, arguments) }
    }
  }

  /// What `#Selector` makes of a method of a type.
  ///
  /// - Parameters:
  ///   - name: that of the method, with the labels of its arguments if they are said.
  ///   - type: the type of the objects that have the method.
  ///   - call: calls the method of an object that the selector is sent to.
  public init<Target>(
    _ name: String, _ type: Target.Type, _ call: @escaping (Target, SelectorArguments) throws -> Void
  ) {
    self.init(name) { arguments in try call(arguments.receiver(), arguments) }
  }

  private init(_ name: String, _ call: ((SelectorArguments) throws -> Void)?) {
    let base = name.prefix { $0 != "(" }
    self.name = String(base)
    labels = base.endIndex == name.endIndex ? nil : String(name[base.endIndex...])
    self.call = call.map(Unchecked.init)
  }

  /// The name of the method, with the labels of its arguments if they were said.
  public var description: String { name + (labels ?? "") }

  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && (left.labels == nil || right.labels == nil || left.labels == right.labels)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// Whether it calls a method of an object.
  public func canBeSent(to target: AnyObject?) -> Bool {
    guard let call else { return false }
    let arguments = SelectorArguments(target: target, values: [], isTrial: true)
    do {
      try call.value(arguments)
      return true
    } catch let stop as SelectorArguments.Stop {
      return stop == .reached
    } catch {
      return true
    }
  }

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - target: the object that it is sent to.
  ///   - values: what it is called with; the method takes as many of them as it has arguments.
  /// - Returns: whether the object has the method, with arguments of such types.
  @discardableResult
  public func send(to target: AnyObject?, _ values: Any?...) -> Bool {
    guard let call else { return false }
    do {
      try call.value(SelectorArguments(target: target, values: values, isTrial: false))
      return true
    } catch {
      return !(error is SelectorArguments.Stop)
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector.
nonisolated public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A selector of a name, which calls nothing.
nonisolated public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
