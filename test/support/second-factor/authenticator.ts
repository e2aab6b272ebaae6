import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

// An authenticator as a browser has one, on node:crypto alone: what it answers is made as WebAuthn says, and any part of
// it can be made wrong.

type Encodable = number | string | Buffer | Map<number | string, Encodable>;

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

/** CBOR (RFC 8949), as much of it as keys and attestations need. */
function cbor(value: Encodable): Buffer {
  if (typeof value === "number") return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value);
  if (typeof value === "string")
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)]);
  return Buffer.concat([cborHead(5, value.size), ...entries]);
}

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

type Algorithm = -7 | -8 | -257;

const newKey = (algorithm: Algorithm) => {
  if (algorithm === -7) return generateKeyPairSync("ec", { namedCurve: "P-256" });
  if (algorithm === -8) return generateKeyPairSync("ed25519");
  return generateKeyPairSync("rsa", { modulusLength: 2048 });
};

function coseKey(key: KeyObject, algorithm: Algorithm): Map<number, Encodable> {
  const jwk = key.export({ format: "jwk" });
  const part = (name: "x" | "y" | "n" | "e") => Buffer.from(jwk[name] ?? "", "base64url");
  if (algorithm === -7)
    return new Map<number, Encodable>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part("x")],
      [-3, part("y")],
    ]);
  if (algorithm === -8)
    return new Map<number, Encodable>([
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, part("x")],
    ]);
  return new Map<number, Encodable>([
    [1, 3],
    [3, -257],
    [-1, part("n")],
    [-2, part("e")],
  ]);
}

const flagBits = { present: 1, verified: 4, attested: 64 };

/** What may be other than right about an answer. */
export interface Flaws {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  isPresent?: boolean;
  isVerified?: boolean;
  /** The id of the credential in the answer. */
  credentialId?: Buffer;
  handle?: string | undefined;
  counter?: number;
  /** A statement about the authenticator's maker. */
  attestation?: { fmt: string; attStmt: Map<string, Encodable> };
}

/** The parts of a server's options that an authenticator reads. */
export interface AskedOptions {
  challenge: string;
  user?: { id: string };
}

export class Authenticator {
  readonly #origin: string;
  readonly #rpId: string;
  readonly #algorithm: Algorithm;
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject };
  readonly credentialId = randomBytes(32);
  #handle = "";
  #counter = 0;

  constructor({
    origin = "http://localhost:3000",
    rpId = "localhost",
    algorithm = -7,
  }: { origin?: string; rpId?: string; algorithm?: Algorithm } = {}) {
    this.#origin = origin;
    this.#rpId = rpId;
    this.#algorithm = algorithm;
    this.#key = newKey(algorithm);
  }

  #clientData(type: string, { challenge }: AskedOptions, flaws: Flaws): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: flaws.type ?? type,
        challenge: flaws.challenge ?? challenge,
        origin: flaws.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #head({ rpId = this.#rpId, isPresent = true, isVerified = true, counter }: Flaws, more = 0): Buffer {
    const flags = (isPresent ? flagBits.present : 0) | (isVerified ? flagBits.verified : 0) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  /** Answers `navigator.credentials.create`, and remembers whose passkey it is. */
  create(options: AskedOptions, flaws: Flaws = {}) {
    this.#handle = options.user?.id ?? "";
    const { credentialId = this.credentialId } = flaws;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const key = cbor(coseKey(this.#key.publicKey, this.#algorithm));
    const head = this.#head(flaws, flagBits.attested);
    const authData = Buffer.concat([head, Buffer.alloc(16), length, credentialId, key]);
    const { fmt, attStmt } = flaws.attestation ?? { fmt: "none", attStmt: new Map<string, Encodable>() };
    const attestation = cbor(
      new Map<string, Encodable>([
        ["fmt", fmt],
        ["attStmt", attStmt],
        ["authData", authData],
      ]),
    );
    return this.#answer(credentialId, {
      clientDataJSON: this.#clientData("webauthn.create", options, flaws).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal", "hybrid"],
    });
  }

  /** Answers `navigator.credentials.get`. */
  get(options: AskedOptions, flaws: Flaws = {}) {
    this.#counter += 1;
    const clientData = this.#clientData("webauthn.get", options, flaws);
    const authData = this.#head(flaws);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const signature = sign(this.#algorithm === -8 ? null : "sha256", signed, this.#key.privateKey);
    return this.#answer(flaws.credentialId ?? this.credentialId, {
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: signature.toString("base64url"),
      ...("handle" in flaws ? { userHandle: flaws.handle } : { userHandle: this.#handle }),
    });
  }

  #answer<Response>(credentialId: Buffer, response: Response) {
    const id = credentialId.toString("base64url");
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }
}
