/// The dot where the machine is.
struct UserView: View {
  let user: UserContent
  let location: CLLocation?

  var body: some View {
    if let location {
      if let content = user.content {
        content(UserLocation(location: location))
      } else {
        Circle()
          .fill(.blue)
          .padding(3)
          .background(.white, in: Circle())
          .frame(width: 20, height: 20)
          .shadow(color: .black.opacity(0.3), radius: 2)
          .accessibilityElement()
          .accessibilityLabel(Text("My Location"))
      }
    }
  }
}
