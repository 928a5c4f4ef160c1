import SwiftUI

/// Fields for a name and a password.
struct LoginScreen: View {
  @State private var name = "ada@example.org"
  @State private var password = "secret"
  @State private var isKept = true

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "lock.shield").font(.largeTitle).foregroundStyle(.tint)
      Text("Welcome back").font(.title)
      VStack(spacing: 8) {
        TextField("Address", text: $name)
        SecureField("Password", text: $password)
      }
      .textFieldStyle(.roundedBorder)
      Toggle("Stay signed in", isOn: $isKept)
      HStack {
        Button("Forgot it?") {}.buttonStyle(.link)
        Spacer()
        Button("Sign in") {}.keyboardShortcut(.defaultAction)
      }
    }
    .frame(maxWidth: 280)
    .padding()
  }
}
