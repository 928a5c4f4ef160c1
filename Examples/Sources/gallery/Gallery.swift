@main
struct Gallery {
  static func main() {}
}
