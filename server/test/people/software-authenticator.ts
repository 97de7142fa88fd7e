import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Options = { rpId?: string; origin?: string; isUserVerified?: boolean };

/**
 * What a device with one passkey does, in software (W3C WebAuthn 3 §6): it makes an ES256 key and signs
 * challenges. Options make it misbehave.
 */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let signCount = 0;

  function clientData(type: "webauthn.create" | "webauthn.get", challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** Flags: user present, user verified, credential attached. */
  function authenticatorData(
    { rpId = "shop.test", isUserVerified = true }: Options,
    attached?: Buffer,
  ): Buffer {
    const counter = Buffer.alloc(4);
    signCount += 1;
    counter.writeUInt32BE(signCount);
    const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (attached ? 0x40 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, attached ?? Buffer.alloc(0)]);
  }

  const credential = (response: object) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString("base64url"),

    /** Answers the options of a registration. */
    register(challenge: string, options: Options = {}) {
      const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
      const data = authenticatorData(options, attached);
      const head = [Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex")];
      return credential({
        clientDataJSON: clientData(
          "webauthn.create",
          challenge,
          options.origin ?? "http://shop.test",
        ).toString("base64url"),
        attestationObject: Buffer.concat([...head, Buffer.from([data.length]), data]).toString("base64url"),
        transports: ["internal", "hybrid"],
      });
    },

    /** Answers the options of a sign-in. */
    signIn(challenge: string, options: Options = {}) {
      const client = clientData("webauthn.get", challenge, options.origin ?? "http://shop.test");
      const data = authenticatorData(options);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: "",
      });
    },
  };
}

/** The public key as a COSE key of ES256 (RFC 9053 §2.1). */
function coseKey(publicKey: ReturnType<typeof generateKeyPairSync>["publicKey"]): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
}

function sha256(bytes: string | Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
