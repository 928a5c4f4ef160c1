import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// What text views and pickers of pictures have for keyboards and cameras of phones.
@MainActor
struct TypingAttributeTests {
  @Test("J452: the font and the color of typing attributes become those of the view; other attributes are kept")
  func typingAttributes() {
    let view = UITextView()
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .kern: 2]
    #expect(view.font == UIFont.systemFont(ofSize: 30))
    #expect(view.textColor == .red)
    #expect(view.typingAttributes[.kern] as? Int == 2)
    view.font = .systemFont(ofSize: 12)
    #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 12))
  }

  @Test("J452: typing attributes without a font and a color, or with values of other types, leave those of the view")
  func otherTypingAttributes() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 21)
    view.textColor = .blue
    view.typingAttributes = [.font: "large", .foregroundColor: 3]
    #expect(view.font == .systemFont(ofSize: 21))
    #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 21))
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .blue)
  }

  @Test("J453: there is no camera, and what is set of one is kept")
  func camera() {
    for device in [UIImagePickerController.CameraDevice.rear, .front] {
      #expect(!UIImagePickerController.isCameraDeviceAvailable(device))
      #expect(!UIImagePickerController.isFlashAvailable(for: device))
      #expect(UIImagePickerController.availableCaptureModes(for: device) == nil)
    }
    let picker = UIImagePickerController()
    picker.cameraDevice = .front
    picker.cameraFlashMode = .off
    #expect(picker.cameraDevice == .front)
    #expect(picker.cameraFlashMode == .off)
  }
}
