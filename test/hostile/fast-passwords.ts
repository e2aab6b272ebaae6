import { Passwords } from "#server/session/passwords.ts";

/** Compares without hashing: thousands of generated calls are about what surrounds the hash. */
export class FastPasswords extends Passwords {
  override async hash(password: string): Promise<string> {
    return `plain:${Buffer.from(password.normalize("NFKC")).toString("base64url")}`;
  }

  override async verify(password: string, hash: string | undefined): Promise<boolean> {
    return (await this.hash(password)) === hash;
  }
}
