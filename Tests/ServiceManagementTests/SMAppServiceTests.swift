import ServiceManagement
import SwiftUI
import SwiftUITesting
import Testing

private struct LoginSettings: View {
  @State private var startsAtLogin = SMAppService.mainApp.status == .enabled
  @State private var problem = ""

  var body: some View {
    Form {
      Toggle("Start at login", isOn: $startsAtLogin)
        .onChange(of: startsAtLogin) { _, starts in change(starts) }
      Text("Status \(SMAppService.mainApp.status.rawValue)")
      Text("Problem \(problem)")
      Button("Register") { change(true) }
      Button("Unregister later") {
        SMAppService.mainApp.unregister { error in
          let code = (error as NSError?)?.code
          Task { @MainActor in problem = "later \(code ?? 0)" }
        }
      }
    }
  }

  private func change(_ starts: Bool) {
    do {
      if starts { try SMAppService.mainApp.register() } else { try SMAppService.mainApp.unregister() }
      problem = starts ? "none" : "none any more"
    } catch {
      let error = error as NSError
      problem = "\(error.domain) \(error.code)"
    }
  }
}

@MainActor @Suite(.strictWarnings)
struct SMAppServiceTests {
  @Test("SM1: a program becomes a login item, and none again")
  func changes() {
    let screen = Screen { LoginSettings() }
    #expect(screen["Status 0"].exists)
    #expect(!screen.startsAtLogin)
    screen.element(.toggle, "Start at login").tap()
    #expect(screen.startsAtLogin)
    #expect(screen["Problem none"].exists)
    #expect(screen["Status 1"].exists)
    screen.element(.toggle, "Start at login").tap()
    #expect(!screen.startsAtLogin)
    #expect(screen["Status 0"].exists)
  }

  @Test("SM2: one that is registered, or that the user has switched off, is not registered again")
  func registeredAgain() {
    let screen = Screen { LoginSettings() }
    screen["Register"].tap()
    screen["Register"].tap()
    #expect(screen["Problem SMAppServiceErrorDomain \(kSMErrorAlreadyRegistered)"].exists)
    screen.setStartsAtLogin(false)
    screen["Register"].tap()
    #expect(screen["Problem SMAppServiceErrorDomain \(kSMErrorLaunchDeniedByUser)"].exists)
    #expect(screen["Status 2"].exists)
  }

  @Test("SM3: one that is not registered cannot be unregistered, also where the answer comes later")
  func unregistered() async {
    let screen = Screen { LoginSettings() }
    screen["Unregister later"].tap()
    await screen.settle()
    #expect(screen["Problem later \(kSMErrorJobNotFound)"].exists)
    screen["Register"].tap()
    screen["Unregister later"].tap()
    await screen.settle()
    #expect(screen["Problem later 0"].exists)
    #expect(!screen.startsAtLogin)
  }

  @Test("SM4: helpers of the bundle are not found")
  func helpers() {
    for service in [
      SMAppService.loginItem(identifier: "org.example.Helper"), .agent(plistName: "agent.plist"),
      .daemon(plistName: "daemon.plist"),
    ] {
      #expect(service.status == .notFound)
      #expect { try service.register() } throws: { ($0 as NSError).code == kSMErrorJobNotFound }
      #expect { try service.unregister() } throws: { ($0 as NSError).code == kSMErrorJobNotFound }
    }
    #expect(SMAppService.statusForLegacyPlist(at: URL(fileURLWithPath: "/agent.plist")) == .notFound)
  }
}
