import { argon2Sync } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import type { Db } from "#server/db/client.ts";
import { defaultSettings } from "#server/settings.ts";
import { unknownDevice } from "#server/session/login/device.ts";
import { login } from "#server/session/login/login.ts";
import { generatePassword, Passwords } from "#server/session/passwords.ts";

describe("a stored password", () => {
  test("is an Argon2id string of the 19 MiB class with a salt of its own", async () => {
    const passwords = new Passwords();
    const [one, two] = await Promise.all([passwords.hash("gizli söz"), passwords.hash("gizli söz")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await passwords.verify("gizli söz", one)).toBe(true);
    expect(await passwords.verify("gizli soz", one)).toBe(false);
  });

  test("is the same however a keyboard composes its letters", async () => {
    const passwords = new Passwords();
    const hash = await passwords.hash("şifre".normalize("NFC"));
    expect(await passwords.verify("şifre".normalize("NFD"), hash)).toBe(true);
  });

  test("of other parameters is still understood, so that ours may be raised", async () => {
    const hash =
      "$argon2id$v=19$m=8192,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$" +
      argon2Sync("argon2id", {
        message: "gizli söz",
        nonce: Buffer.from("0123456789abcdef"),
        memory: 8192,
        passes: 1,
        parallelism: 1,
        tagLength: 32,
      })
        .toString("base64")
        .replace("=", "");
    expect(await new Passwords().verify("gizli söz", hash)).toBe(true);
    expect(await new Passwords().verify("gizli soz", hash)).toBe(false);
  });

  test("is never right for nobody, and costs one hash all the same", async () => {
    const passwords = new Passwords();
    expect(await passwords.verify("anything", undefined)).toBe(false);
    expect(passwords.hashes).toBe(1);
  });

  test("of an unknown form is a fault, not a refusal", async () => {
    await expect(new Passwords().verify("anything", "plain text")).rejects.toThrow("Decoding failed");
  });

  test("waits in a bounded queue: past it the server is busy", async () => {
    const passwords = new Passwords({ atOnce: 1, mostWaiting: 2 });
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => passwords.verify("x", undefined)));
    const refused = tries.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(3);
    expect(refused[0]?.reason).toMatchObject({ status: 503, code: "overloaded", retryAfterSeconds: 5 });
    expect(passwords.hashes).toBe(3);
  });

  test("a full queue refuses a login before the database is asked anything", async () => {
    const passwords = new Passwords({ atOnce: 1, mostWaiting: 1 });
    const waiting = [passwords.verify("x", undefined), passwords.verify("y", undefined)];
    const asked = vi.fn<() => unknown>();
    const db = new Proxy({}, { get: asked }) as Db;
    const parts = { db, clock: () => new Date(), settings: defaultSettings, passwords };
    const refused = login(
      parts,
      { username: "a", password: "b" },
      { group: "192.0.2.1", device: unknownDevice, locale: "en" },
    );
    await expect(refused).rejects.toMatchObject({ status: 503, code: "overloaded" });
    expect(asked).not.toHaveBeenCalled();
    await Promise.all(waiting);
  });
});

describe("a generated password", () => {
  test("has 128 bits in readable characters and never comes twice", () => {
    const passwords = new Set(Array.from({ length: 1000 }, generatePassword));
    expect(passwords.size).toBe(1000);
    for (const password of passwords) expect(password).toMatch(/^[A-HJ-NP-Za-km-z2-9]+$/);
    for (const { length } of passwords) expect(length * Math.log2(57)).toBeGreaterThanOrEqual(128);
  });
});
