import AuthenticationServices
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
private final class SignIn: NSObject, ObservableObject, ASAuthorizationControllerDelegate {
  @Published var text = "Signed out"
  private var controller: ASAuthorizationController?
  private var session: ASWebAuthenticationSession?

  func start() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.performRequests()
    self.controller = controller
  }

  func open() {
    let session = ASWebAuthenticationSession(
      url: URL(string: "https://example.org/login")!, callbackURLScheme: "app"
    ) { [weak self] _, error in
      self?.text = "Page \((error as? ASWebAuthenticationSessionError)?.code.rawValue ?? 0)"
    }
    session.start()
    self.session = session
  }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    text = "Controller \((error as NSError).code)"
  }
}

private struct SignInView: View {
  @StateObject private var model = SignIn()
  @State private var scopes = 0

  var body: some View {
    VStack {
      Text(model.text)
      Text("Scopes \(scopes)")
      SignInWithAppleButton(.continue) { request in
        request.requestedScopes = [.fullName, .email]
        scopes = request.requestedScopes?.count ?? 0
      } onCompletion: { result in
        if case .failure(ASAuthorizationError.notHandled) = result { model.text = "Not handled" }
      }
      .signInWithAppleButtonStyle(.whiteOutline)
      .frame(height: 44)
      Button("Controller") { model.start() }
      Button("Page") { model.open() }
    }
  }
}

@MainActor @Suite(.strictWarnings)
struct SignInTests {
  @Test("AS1, AS2: the button asks its program what it wants to know, and fails")
  func button() {
    let screen = Screen { SignInView() }
    #expect(screen.element(.button, "Continue with Apple").frame.height == 44)
    screen["Continue with Apple"].tap()
    #expect(screen["Not handled"].exists)
    #expect(screen["Scopes 2"].exists)
  }

  @Test("AS1: a controller tells its delegate that nothing answers")
  func controller() async throws {
    let screen = Screen { SignInView() }
    screen["Controller"].tap()
    await screen.settle()
    #expect(screen["Controller 1003"].exists)
    #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "a") == .notFound)
  }

  @Test("AS3: a page to sign in on is not opened")
  func page() async {
    let screen = Screen { SignInView() }
    screen["Page"].tap()
    await screen.settle()
    #expect(screen["Page 3"].exists)
    #expect(screen.openedURLs.isEmpty)
  }
}
