import LocalAuthentication
import SwiftUI
import SwiftUITesting
import Testing

private struct VaultView: View {
  @State private var state = "Locked"
  @State private var context = LAContext()
  @State private var biometry = ""

  var body: some View {
    VStack {
      Text(state)
      Text("Biometry \(biometry)")
      Button("Unlock") { unlock() }
      Button("With finger") {
        Task {
          do {
            try await context.evaluatePolicy(
              .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open the vault")
            state = "Open"
          } catch LAError.userCancel {
            state = "Canceled"
          } catch {
            state = "Failed \((error as NSError).code)"
          }
        }
      }
      Button("Give up") { context.invalidate() }
    }
  }

  private func unlock() {
    var error: NSError?
    biometry = "\(context.biometryType)"
    guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) else {
      state = "Impossible \(error?.code ?? 0)"
      return
    }
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock the vault") { isOwner, error in
      Task { @MainActor in state = isOwner ? "Open" : "Refused \((error as? LAError)?.code.rawValue ?? 0)" }
    }
  }
}

@MainActor @Suite(.strictWarnings)
struct LocalAuthenticationTests {
  @Test("LA1: a machine as desktops are has nothing to prove who the user is")
  func nothing() async {
    let screen = Screen { VaultView() }
    screen["Unlock"].tap()
    #expect(screen["Impossible -5"].exists)
    #expect(screen["Biometry none"].exists)
    screen["With finger"].tap()
    await screen.settle()
    #expect(screen["Failed -6"].exists)
    #expect(screen.authenticationReason == nil)
  }

  @Test("LA2: the user is asked for the reason that the program gives, and answers")
  func success() async {
    let screen = Screen { VaultView() }
    screen.enrollAuthentication(.faceID)
    screen["Unlock"].tap()
    await screen.settle()
    #expect(screen["Biometry faceID"].exists)
    #expect(screen.authenticationReason == "Unlock the vault")
    #expect(screen["Locked"].exists)
    screen.authenticate()
    await screen.settle()
    #expect(screen["Open"].exists)
    #expect(screen.authenticationReason == nil)
  }

  @Test(
    "LA2: each answer has an error of its own",
    arguments: [
      (Screen.AuthenticationAnswer.failure, -1), (.cancel, -2), (.fallback, -3),
    ])
  func refusals(answer: Screen.AuthenticationAnswer, code: Int) async {
    let screen = Screen { VaultView() }
    screen.enrollAuthentication(.passcode)
    screen["Unlock"].tap()
    await screen.settle()
    screen.authenticate(answer)
    await screen.settle()
    #expect(screen["Refused \(code)"].exists)
  }

  @Test("LA1: a passcode is no finger")
  func passcode() async {
    let screen = Screen { VaultView() }
    screen.enrollAuthentication(.passcode)
    screen["With finger"].tap()
    await screen.settle()
    #expect(screen["Failed -7"].exists)
  }

  @Test("LA3: an invalidated context takes its question back")
  func invalidated() async {
    let screen = Screen { VaultView() }
    screen.enrollAuthentication(.touchID)
    screen["With finger"].tap()
    await screen.settle()
    #expect(screen.authenticationReason == "Open the vault")
    screen["Give up"].tap()
    await screen.settle()
    #expect(screen["Failed -9"].exists)
    #expect(screen.authenticationReason == nil)
    screen["With finger"].tap()
    await screen.settle()
    #expect(screen["Failed -10"].exists)
  }
}
