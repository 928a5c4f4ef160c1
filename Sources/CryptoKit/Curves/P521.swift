/// The elliptic curve of FIPS 186 with 521 bits.
public enum P521 {
  /// Signatures, by ECDSA.
  public enum Signing {
    /// A key that signs.
    public struct PrivateKey: _NISTSigningKey {
      public let _secret: SymmetricKey
      public let publicKey: PublicKey

      public init(_secret: SymmetricKey, publicKey: PublicKey) {
        self._secret = _secret
        self.publicKey = publicKey
      }
    }

    /// A key that tells whether a signature is right.
    public struct PublicKey: _NISTVerifyingKey {
      /// What this key tells to be right or wrong.
      public typealias Signature = ECDSASignature

      public let _point: [UInt8]

      public init(_point: [UInt8]) {
        self._point = _point
      }

      public static var _curve: _NISTCurve { .p521 }
    }

    /// A signature.
    public struct ECDSASignature: _NISTSignature {
      public let _bytes: [UInt8]

      public init(_bytes: [UInt8]) {
        self._bytes = _bytes
      }

      public static var _curve: _NISTCurve { .p521 }
    }
  }

  /// Secrets that two sides agree on, by ECDH.
  public enum KeyAgreement {
    /// The own key.
    public struct PrivateKey: _NISTAgreementKey {
      public let _secret: SymmetricKey
      public let publicKey: PublicKey

      public init(_secret: SymmetricKey, publicKey: PublicKey) {
        self._secret = _secret
        self.publicKey = publicKey
      }
    }

    /// The key of the other side.
    public struct PublicKey: _NISTPublicKey {
      public let _point: [UInt8]

      public init(_point: [UInt8]) {
        self._point = _point
      }

      public static var _curve: _NISTCurve { .p521 }
    }
  }
}
