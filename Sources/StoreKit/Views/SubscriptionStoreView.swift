import SwiftUI

/// Shows subscriptions that the user can choose: what the program says of them, and that there is no store (SK4).
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  /// - Parameters:
  ///   - groupID: the group of subscriptions.
  public init(groupID: String) where Content == EmptyView {
    content = EmptyView()
  }

  /// - Parameters:
  ///   - productIDs: the subscriptions.
  public init(productIDs: some Collection<String>) where Content == EmptyView {
    content = EmptyView()
  }

  /// - Parameters:
  ///   - groupID: the group of subscriptions.
  ///   - marketingContent: what the program says of them.
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }

  /// - Parameters:
  ///   - productIDs: the subscriptions.
  ///   - marketingContent: what the program says of them.
  public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }

  public var body: some View {
    VStack {
      content
      StoreUnavailableView()
    }
  }
}
