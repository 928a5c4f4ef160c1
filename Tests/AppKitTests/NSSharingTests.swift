import SwiftUI
import SwiftUITesting
import TesseraAppKit
import TesseraUIKit
import Testing

@MainActor
private final class Sharing: NSSharingServicePickerDelegate, NSSharingServiceDelegate {
  var lines: [String] = []

  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
    proposedSharingServices proposedServices: [NSSharingService]
  ) -> [NSSharingService] {
    let print = NSSharingService(title: "Print", image: NSImage(), alternateImage: nil) { self.lines.append("print") }
    return proposedServices + [print]
  }

  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
  ) -> (any NSSharingServiceDelegate)? { self }

  func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) {
    lines.append("shared by \(sharingService.title)")
  }

  func sharingService(_ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error) {
    lines.append("failed")
  }
}

/// What AppKit offers for things.
@MainActor
struct NSSharingTests {
  @Test("J307: a picker offers in a menu what can be done, with what its delegate adds")
  func picker() async {
    let sharing = Sharing()
    let view = NSView()
    let screen = Screen(width: 300, height: 300) { Shown(view: view) }
    let picker = NSSharingServicePicker(items: ["Hello"])
    picker.delegate = sharing
    picker.show(relativeTo: .zero, of: view, preferredEdge: .minY)
    await screen.settle()
    #expect(screen["Copy"].exists && screen["Send by E-mail"].exists && !screen["Open"].exists)
    screen["Print"].tap()
    #expect(sharing.lines == ["print", "shared by Print"])
  }

  @Test("J307: the service for e-mail begins a message, and refuses what it can do nothing with")
  func mail() {
    let sharing = Sharing()
    let screen = Screen {
      Button("Share") {
        let service = NSSharingService(named: .composeEmail)
        service?.delegate = sharing
        service?.recipients = ["a@example.org"]
        service?.subject = "Hi"
        service?.perform(withItems: ["Text"])
        service?.perform(withItems: [])
        service?.perform(withItems: [3])
      }
    }
    screen["Share"].tap()
    #expect(screen.openedURLs.first?.absoluteString == "mailto:a@example.org?subject=Hi&body=Text")
    #expect(sharing.lines == ["shared by Send by E-mail", "failed", "failed"])
    #expect(NSSharingService(named: .sendViaAirDrop) == nil)
    #expect(NSSharingService.sharingServices(forItems: []).isEmpty)
  }
}
