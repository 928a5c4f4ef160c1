import Foundation
import SwiftUI
import TesseraUIKit

extension NSButton {
  /// A button with a title (J74).
  ///
  /// - Parameters:
  ///   - title: what it says.
  ///   - target: the object that the method is sent to, which is not kept; nil for the first of the responders that has it.
  ///   - action: the method that is sent when the button is pressed; nil for none. The same holds below.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(title: title)
    send(action, to: target)
  }

  /// A button with a picture (J74).
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(image: image)
    send(action, to: target)
  }

  /// A button with a title and a picture (J74).
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(title: title, image: image)
    send(action, to: target)
  }

  /// A box with a check mark (J74).
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(checkboxWithTitle: title)
    send(action, to: target)
  }

  /// One of several buttons of which one is on (J74).
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(radioButtonWithTitle: title)
    send(action, to: target)
  }
}

extension NSSlider {
  /// A slider from 0 to 1 (J74).
  public convenience init(target: Any?, action: Selector?) {
    self.init(value: 0)
    send(action, to: target)
  }

  /// A slider between two bounds (J74).
  public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
    self.init(value: value, minValue: minValue, maxValue: maxValue)
    send(action, to: target)
  }
}

extension NSSegmentedControl {
  /// A control with titles (J74).
  public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
    self.init(labels: labels, trackingMode: trackingMode)
    send(action, to: target)
  }

  /// A control with pictures (J74).
  public convenience init(images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
    self.init(labels: images.map { _ in "" }, trackingMode: trackingMode)
    for (index, image) in images.enumerated() { setImage(image, forSegment: index) }
    send(action, to: target)
  }
}

extension NSControl {
  fileprivate func send(_ action: Selector?, to target: Any?) {
    self.action = action
    self.target = target.map { $0 as AnyObject }
  }
}
