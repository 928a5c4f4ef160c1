// Views and what they are made of, which Apple's systems keep in a module of its own. Editors there add its import by themselves.
@_exported import SwiftUI
