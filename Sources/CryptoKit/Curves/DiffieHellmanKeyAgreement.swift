/// A private key by which two sides come to know a secret, each of the own private key and the public one of the other.
public protocol DiffieHellmanKeyAgreement {
  /// The kind of the keys that both sides give each other.
  associatedtype PublicKey

  /// The key that the other side gets.
  var publicKey: PublicKey { get }

  /// What both sides know.
  func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret
}
