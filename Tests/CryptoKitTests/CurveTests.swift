import CryptoKit
import Testing

struct CurveTests {
  private static let secret = hex("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721")
  private static let point = hex(
    """
    60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6
    7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299
    """)

  @Test("CK8: P-256 has the public key and the signature of RFC 6979")
  func p256() throws {
    let key = try P256.Signing.PrivateKey(rawRepresentation: Self.secret)
    #expect(key.publicKey.rawRepresentation == Self.point)
    let signature = try P256.Signing.ECDSASignature(
      rawRepresentation: hex(
        """
        efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716
        f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8
        """))
    #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
    #expect(key.publicKey.isValidSignature(signature, for: SHA256.hash(data: Data("sample".utf8))))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("Sample".utf8)))
    #expect(!P256.Signing.PrivateKey().publicKey.isValidSignature(signature, for: Data("sample".utf8)))
  }

  @Test("CK8: P-384 has the public key and the signature of RFC 6979")
  func p384() throws {
    let key = try P384.Signing.PrivateKey(
      rawRepresentation: hex(
        """
        6b9d3dad2e1b8c1c05b19875b6659f4de23c3b667bf297ba
        9aa47740787137d896d5724e4c70a825f872c9ea60d2edf5
        """))
    #expect(
      key.publicKey.rawRepresentation.prefix(48)
        == hex(
          """
          ec3a4e415b4e19a4568618029f427fa5da9a8bc4ae92e02e
          06aae5286b300c64def8f0ea9055866064a254515480bc13
          """))
    let signature = try P384.Signing.ECDSASignature(
      rawRepresentation: hex(
        """
        94edbb92a5ecb8aad4736e56c691916b3f88140666ce9fa73d64c4ea95ad133c81a648152e44acf96e36dd1e80fabe46
        99ef4aeb15f178cea1fe40db2603138f130e740a19624526203b6351d0a3a94fa329c145786e679e7b82c71a38628ac8
        """))
    #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("samples".utf8)))
  }

  @Test("CK8: P-521 has the public key and the signature of RFC 6979")
  func p521() throws {
    let key = try P521.Signing.PrivateKey(
      rawRepresentation: hex(
        """
        00fad06daa62ba3b25d2fb40133da757205de67f5bb0018fee8c86e1b68c7e75ca
        a896eb32f1f47c70855836a6d16fcc1466f6d8fbec67db89ec0c08b0e996b83538
        """))
    #expect(
      key.publicKey.rawRepresentation.prefix(66)
        == hex(
          """
          01894550d0785932e00eaa23b694f213f8c3121f86dc97a04e5a7167db4e5bcd37
          1123d46e45db6b5d5370a7f20fb633155d38ffa16d2bd761dcac474b9a2f5023a4
          """))
    let signature = try P521.Signing.ECDSASignature(
      rawRepresentation: hex(
        """
        00c328fafcbd79dd77850370c46325d987cb525569fb63c5d3bc53950e6d4c5f17
        4e25a1ee9017b5d450606add152b534931d7d4e8455cc91f9b15bf05ec36e377fa
        00617cce7cf5064806c467f678d3b4080d6f1cc50af26ca209417308281b68af28
        2623eaa63e5b5c0723d8b8c37ff0777b1a20f8ccb1dccc43997f1ee0e44da4a67a
        """))
    #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("samples".utf8)))
  }

  @Test("CK8: what a new key signs is valid by its public key, in both forms of signatures")
  func newKeys() throws {
    let key = P521.Signing.PrivateKey()
    let signature = try key.signature(for: Data([1, 2, 3]))
    #expect(signature.rawRepresentation.count == 132)
    let other = try P521.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
    #expect(other.rawRepresentation == signature.rawRepresentation)
    let publicKey = try P521.Signing.PublicKey(x963Representation: key.publicKey.x963Representation)
    #expect(publicKey.isValidSignature(other, for: Data([1, 2, 3])))
    let digest = SHA256.hash(data: Data([1, 2, 3]))
    #expect(publicKey.isValidSignature(try key.signature(for: digest), for: digest))
    #expect(throws: CryptoKitASN1Error.self) { try P521.Signing.ECDSASignature(derRepresentation: Data([0x30, 5, 2])) }
    #expect(throws: CryptoKitASN1Error.self) { try P521.Signing.ECDSASignature(derRepresentation: Data()) }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P521.Signing.ECDSASignature(rawRepresentation: Data(count: 131))
    }
  }

  @Test("CK9: keys come back from each of their forms")
  func forms() throws {
    for _ in 0..<4 {
      let key = P256.KeyAgreement.PrivateKey(compactRepresentable: false)
      let point = key.publicKey.rawRepresentation
      let forms = [
        try P256.KeyAgreement.PrivateKey(x963Representation: key.x963Representation),
        try P256.KeyAgreement.PrivateKey(derRepresentation: key.derRepresentation),
        try P256.KeyAgreement.PrivateKey(pemRepresentation: key.pemRepresentation),
      ]
      #expect(forms.allSatisfy { $0.rawRepresentation == key.rawRepresentation })
      let publicForms = [
        try P256.KeyAgreement.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation),
        try P256.KeyAgreement.PublicKey(derRepresentation: key.publicKey.derRepresentation),
        try P256.KeyAgreement.PublicKey(pemRepresentation: key.publicKey.pemRepresentation),
      ]
      #expect(publicForms.allSatisfy { $0.rawRepresentation == point })
      let compact = try #require(P256.KeyAgreement.PrivateKey().publicKey.compactRepresentation)
      #expect(
        try P256.KeyAgreement.PublicKey(compactRepresentation: compact).compactRepresentation == compact)
    }
  }

  @Test("CK9: keys that OpenSSL wrote are read, and written as it writes them")
  func openSSL() throws {
    let old = """
      -----BEGIN EC PRIVATE KEY-----
      MHcCAQEEIMmvqdhFunUWa1whV2ex1pNOUMPbNuibEnuKYisSD2choAoGCCqGSM49
      AwEHoUQDQgAEYP7UuiVanTHJYet0xjVtaMBJuJI7Yfps5mliLmDyn7Z5A/4QCLi8
      maQa6elWKLxk8vGyDC1+n1F3o8KU1EYimQ==
      -----END EC PRIVATE KEY-----
      """
    let key = try P256.Signing.PrivateKey(pemRepresentation: old)
    #expect(key.rawRepresentation == Self.secret)
    #expect(key.pemRepresentation == Self.openSSLPrivateKey)
    #expect(key.publicKey.pemRepresentation == Self.openSSLPublicKey)
    #expect(throws: CryptoKitASN1Error.invalidObjectIdentifier) {
      try P384.Signing.PrivateKey(pemRepresentation: old)
    }
    #expect(throws: CryptoKitASN1Error.invalidPEMDocument) {
      try P256.Signing.PublicKey(pemRepresentation: old)
    }
    #expect(throws: CryptoKitASN1Error.invalidPEMDocument) { try P256.Signing.PrivateKey(pemRepresentation: "key") }
    #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
      try P256.Signing.PrivateKey(derRepresentation: Data([0x30, 0x03, 0x02, 0x01, 0x00]))
    }
  }

  private static let openSSLPrivateKey = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgya+p2EW6dRZrXCFX
    Z7HWk05Qw9s26JsSe4piKxIPZyGhRANCAARg/tS6JVqdMclh63TGNW1owEm4kjth
    +mzmaWIuYPKftnkD/hAIuLyZpBrp6VYovGTy8bIMLX6fUXejwpTURiKZ
    -----END PRIVATE KEY-----
    """
  private static let openSSLPublicKey = """
    -----BEGIN PUBLIC KEY-----
    MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEYP7UuiVanTHJYet0xjVtaMBJuJI7
    Yfps5mliLmDyn7Z5A/4QCLi8maQa6elWKLxk8vGyDC1+n1F3o8KU1EYimQ==
    -----END PUBLIC KEY-----
    """

  @Test("CK9: bytes that are no key throw")
  func invalid() {
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31))
    }
    #expect(throws: CryptoKitError.invalidParameter) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32)) }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PrivateKey(rawRepresentation: Data(repeating: 0xff, count: 32))
    }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 1, count: 64))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.Signing.PublicKey(compressedRepresentation: Data([2]))
    }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PublicKey(x963Representation: Data([5]) + Self.point)
    }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PrivateKey(x963Representation: Data([4]) + Self.point + Data(repeating: 1, count: 32))
    }
  }

  @Test("CK10: both sides come to the same secret, and to the same keys of it")
  func agreement() throws {
    let mine = P384.KeyAgreement.PrivateKey()
    let yours = P384.KeyAgreement.PrivateKey()
    let secret = try mine.sharedSecretFromKeyAgreement(with: yours.publicKey)
    #expect(try yours.sharedSecretFromKeyAgreement(with: mine.publicKey) == secret)
    #expect(secret.withUnsafeBytes { $0.count } == 48)
    #expect(!secret.description.contains("0x"))
    let bytes = secret.withUnsafeBytes { Data($0) }
    let key = secret.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: Data([1]), sharedInfo: Data([2]), outputByteCount: 32)
    #expect(
      key
        == HKDF<SHA256>.deriveKey(
          inputKeyMaterial: SymmetricKey(data: bytes), salt: Data([1]), info: Data([2]), outputByteCount: 32))
    let other = secret.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: Data([2]), outputByteCount: 40)
    let blocks = [1, 2].flatMap { SHA256.hash(data: bytes + Data([0, 0, 0, $0, 2])) }
    #expect(other == SymmetricKey(data: Data(blocks.prefix(40))))
    #expect(secret.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: Data(), outputByteCount: -1).bitCount == 0)
  }

  @Test("CK8: Ed25519 signs as in RFC 8032")
  func ed25519() throws {
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: hex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
    #expect(
      key.publicKey.rawRepresentation == hex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"))
    let signature = try key.signature(for: Data([0x72]))
    #expect(
      signature
        == hex(
          """
          92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da
          085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00
          """))
    #expect(key.publicKey.isValidSignature(signature, for: Data([0x72])))
    #expect(!key.publicKey.isValidSignature(signature, for: Data([0x73])))
    #expect(!key.publicKey.isValidSignature(signature.dropLast(), for: Data([0x72])))
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try Curve25519.Signing.PrivateKey(rawRepresentation: Data(count: 33))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try Curve25519.Signing.PublicKey(rawRepresentation: Data(count: 31))
    }
    let new = Curve25519.Signing.PrivateKey()
    #expect(new.publicKey.isValidSignature(try new.signature(for: Data()), for: Data()))
  }

  @Test("CK10: X25519 agrees as in RFC 7748; a key that makes a known secret throws")
  func x25519() throws {
    let alice = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: hex("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
    let bob = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: hex("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
    #expect(
      alice.publicKey.rawRepresentation == hex("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"))
    let secret = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
    #expect(secret == hex("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"))
    let zero = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(count: 32))
    #expect(throws: CryptoKitError.invalidParameter) { try alice.sharedSecretFromKeyAgreement(with: zero) }
  }

  @Test("CK7: there is no Secure Enclave: making a key throws")
  func secureEnclave() {
    #expect(!SecureEnclave.isAvailable)
    #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.Signing.PrivateKey() }
    #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.KeyAgreement.PrivateKey(dataRepresentation: Data()) }
  }
}
