import Foundation
import SwiftUI
import TesseraValues

/// Makes a picture, mostly from another one.
///
/// The inputs have names (`setValue(_:forKey:)`); the functions of the type, such as `sepiaTone()`, make filters with properties
/// for them.
open class CIFilter: NSObject {
  let definition: FilterDefinition
  private var values: [String: Any] = [:]

  init(_ definition: FilterDefinition) {
    self.definition = definition
  }

  /// A filter of Core Image; nil if it is not there, which is said once.
  ///
  /// - Parameters:
  ///   - name: such as "CISepiaTone".
  ///   - params: inputs, by their keys.
  public convenience init?(name: String, parameters params: [String: Any]? = nil) {
    guard let definition = FilterDefinition.all[name] else {
      RuntimeWarning.report(.withoutEffect("There is no filter \(name)"))
      return nil
    }
    self.init(definition)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Such as "CISepiaTone".
  public var name: String { definition.name }

  /// The keys of the inputs.
  public var inputKeys: [String] { definition.keys }

  /// The keys of the outputs.
  public var outputKeys: [String] { [kCIOutputImageKey] }

  /// The name, and the value that each input has by itself.
  public var attributes: [String: Any] {
    var attributes: [String: Any] = [kCIAttributeFilterName: name]
    for key in inputKeys {
      attributes[key] = definition.defaults[key].map { [kCIAttributeDefault: $0] as [String: Any] } ?? [:]
    }
    return attributes
  }

  /// Gives all inputs but pictures the values that they have by themselves.
  public func setDefaults() {
    values = values.filter { $0.value is CIImage }
  }

  /// Sets an input. One that the filter does not have is said once, and has no effect.
  public func setValue(_ value: Any?, forKey key: String) {
    guard inputKeys.contains(key) else {
      return RuntimeWarning.report(.misusedViews("The filter \(name) has no input \(key)."))
    }
    values[key] = value
  }

  /// An input, or the output.
  public func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key] ?? definition.defaults[key]
  }

  var inputs: FilterInputs { FilterInputs(values: values, defaults: definition.defaults) }

  /// What the filter makes; nil without the picture that it needs. It is made each time that it is asked for.
  public var outputImage: CIImage? { definition.apply(inputs) }

  /// The names of the filters that are here.
  public static func filterNames(inCategory category: String?) -> [String] {
    let list: [FilterDefinition] =
      switch category {
      case kCICategoryBlur: FilterDefinition.blurs
      case kCICategoryColorEffect: FilterDefinition.colorFilters + FilterDefinition.photoEffects
      default: Array(FilterDefinition.all.values)
      }
    return list.map(\.name).sorted()
  }
}
