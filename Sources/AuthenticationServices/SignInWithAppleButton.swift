import SwiftUI

/// The button by which users sign in with their account at Apple. Nothing on this system does that: it fails (AS1, AS2).
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Hashable, Sendable {
    let title: String

    /// To sign in.
    public static let signIn = Label(title: "Sign in with Apple")
    /// To go on.
    public static let `continue` = Label(title: "Continue with Apple")
    /// To become a user.
    public static let signUp = Label(title: "Sign up with Apple")
  }

  /// The colors of the button.
  public struct Style: Hashable, Sendable {
    let isDark: Bool
    let hasOutline: Bool

    /// White on black.
    public static let black = Style(isDark: true, hasOutline: false)
    /// Black on white.
    public static let white = Style(isDark: false, hasOutline: false)
    /// Black on white, with a line around it.
    public static let whiteOutline = Style(isDark: false, hasOutline: true)
  }

  private static let cornerRadius = 6.0
  private static let leastHeight = 30.0

  private let label: Label
  private let prepare: @MainActor (ASAuthorizationAppleIDRequest) -> Void
  private let complete: @MainActor (Result<ASAuthorization, any Error>) -> Void

  @Environment(\.appleButtonStyle) private var style

  /// - Parameters:
  ///   - label: what the button says.
  ///   - onRequest: gets the question before it is put.
  ///   - onCompletion: gets `ASAuthorizationError.notHandled`.
  public init(
    _ label: Label = .signIn, onRequest: @escaping @MainActor (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping @MainActor (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    prepare = onRequest
    complete = onCompletion
  }

  public var body: some View {
    let shape = RoundedRectangle(cornerRadius: Self.cornerRadius)
    Button {
      prepare(ASAuthorizationAppleIDRequest())
      complete(.failure(ASAuthorizationError(.notHandled)))
    } label: {
      HStack(spacing: 6) {
        Image(systemName: "apple.logo").accessibilityHidden(true)
        Text(LocalizedStringKey(label.title))
      }
      .font(.body.weight(.medium))
      .foregroundStyle(style.isDark ? .white : .black)
      .frame(maxWidth: .infinity, minHeight: Self.leastHeight, maxHeight: .infinity)
      .background(style.isDark ? .black : .white, in: shape)
      .overlay { if style.hasOutline { shape.strokeBorder(.black) } }
      .contentShape(shape)
    }
    .buttonStyle(.plain)
  }
}

nonisolated extension EnvironmentValues {
  @Entry var appleButtonStyle = SignInWithAppleButton.Style.black
}

extension View {
  /// Sets the colors of the buttons in this view by which users sign in with Apple.
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.appleButtonStyle, style)
  }
}
