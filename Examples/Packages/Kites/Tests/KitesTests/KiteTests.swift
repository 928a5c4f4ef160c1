import SwiftUI
import SwiftUITesting
import Testing

@testable import Kites

@MainActor
@Test func kitesFlyInTheirWind() {
  let screen = Screen { KiteList().environmentObject(Hangar()) }
  #expect(!screen["Box"].isEnabled)
  screen["Delta"].tap()
  #expect(screen["flown 1×"].exists)
}
