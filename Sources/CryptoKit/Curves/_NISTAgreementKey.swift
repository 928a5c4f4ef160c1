/// What the private keys of `P256`, `P384` and `P521` that agree on secrets have in common. No other type conforms to it.
public protocol _NISTAgreementKey: _NISTPrivateKey, DiffieHellmanKeyAgreement {}

extension _NISTAgreementKey {
  /// What this side and the one with the other key know.
  public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
    SharedSecret(secret: try libraryKey().agree(with: publicKeyShare.libraryKey()))
  }
}
