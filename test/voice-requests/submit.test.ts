import { describe, expect } from "vitest";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { attempts, mailOutbox } from "#server/db/schema/operations.ts";
import { test as base } from "#test/support/fixtures.ts";
import { requestOf } from "./request.ts";

const test = base
  .extend(
    "send",
    ({ server }) =>
      (payload: object, { from = "192.0.2.1", headers = {} } = {}) =>
        server.inject({
          method: "POST",
          url: "/api/voice-request",
          headers: { "accept-language": "en", ...headers },
          remoteAddress: from,
          payload,
        }),
  )
  .extend(
    "stored",
    ({ db }) =>
      () =>
        db.select().from(voiceRequests).orderBy(voiceRequests.position),
  )
  .extend(
    "many",
    ({ send }) =>
      (count: number, from?: string) =>
        Promise.all(
          Array.from({ length: count }, (_, n) => send(requestOf({ budgetRange: `${n}` }), { from })),
        ),
  );

test.beforeEach(async ({ db }) => {
  await db.delete(voiceRequests);
  await db.delete(mailOutbox);
  await db.delete(attempts);
});

describe("a voice request", () => {
  test("is stored trimmed, with its number in E.164, and its mail is owed", async ({ send, stored, db }) => {
    const answer = await send(requestOf({ fullName: "  Ayşe Öz ", voiceRequirements: " a\r\nb\t " }));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(answer.body).toBe("Your request has been sent successfully! We will contact you soon.");
    const [row] = await stored();
    expect(row).toMatchObject({
      ...requestOf({ voiceRequirements: "a\nb" }),
      phone: "0532 123 45 67",
      phoneE164: "+905321234567",
      state: "new",
    });
    const mails = await db.select().from(mailOutbox);
    expect(mails).toMatchObject([
      { kind: "voice-request", subjectIds: [row?.id], sender: null, sentAt: null },
    ]);
  });

  test("is answered in Turkish unless English is liked better", async ({ send }) => {
    const answer = await send(requestOf(), { headers: { "accept-language": "" } });
    expect(answer.body).toBe("Talebiniz başarıyla gönderildi! En kısa sürede sizinle iletişime geçeceğiz.");
  });

  test("needs no token, and a dead one does no harm", async ({ send }) => {
    const answer = await send(requestOf(), { headers: { authorization: "Bearer dead" } });
    expect(answer.statusCode).toBe(200);
  });

  test("may leave out what is optional", async ({ send, stored }) => {
    const { projectVersion: _a, budgetRange: _b, radioSolutions: _c, ...needed } = requestOf();
    expect((await send(needed)).statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ projectVersion: "", budgetRange: "", radioSolutions: false }]);
  });

  test.for([
    ["+49 30 123456", "+4930123456"],
    ["(0212) 555 12 34", "+902125551234"],
    ["call me", null],
    ["123", null],
  ] as const)("keeps the phone %s as typed, beside %s", async ([phone, phoneE164], { send, stored }) => {
    await send(requestOf({ phone }));
    expect(await stored()).toMatchObject([{ phone, phoneE164 }]);
  });

  test.for([
    { fullName: "" },
    { fullName: " " },
    { fullName: "x".repeat(101) },
    { fullName: "a\r\nBcc: x@y.example" },
    { fullName: "a\u0000" },
    { email: "" },
    { email: "no-at.example" },
    { email: "a@b" },
    { email: "a b@c.example" },
    { email: "a@b.example\r\nBcc: c@d.example" },
    { email: "a@b.example, c@d.example" },
    { email: "<a@b.example>" },
    { email: `${"x".repeat(250)}@b.example` },
    { phone: "" },
    { companyName: "" },
    { projectMedium: "" },
    { voiceRequirements: "" },
    { voiceRequirements: "x".repeat(2001) },
    { voiceRequirements: "bell \u0007" },
    { radioSolutions: "false" },
    { radioSolutions: null },
    { projectVersion: null },
    { budgetRange: 5 },
    { extra: "field" },
  ])("with %j is refused and not stored", async (more, { send, stored }) => {
    const answer = await send({ ...requestOf(), ...more });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["problem-code"]).toBe("invalid-input");
    expect(await stored()).toEqual([]);
  });

  test("that a machine filled counts like any other in the limit of an address", async ({ send, stored }) => {
    const sent = [];
    for (let nth = 0; nth < 7; nth += 1)
      sent.push(await send({ ...requestOf({ fullName: `Bot ${nth}` }), website: "https://spam.example" }));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await stored()).toHaveLength(5);
  });
});

describe("the same request again", () => {
  test("within a minute from one address is one, also at the same moment", async ({
    send,
    server,
    stored,
    db,
  }) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(requestOf())));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    server.clock.forward(0.5);
    await send(requestOf({ fullName: " Ayşe Öz " }));
    expect(await stored()).toHaveLength(1);
    expect(await db.$count(mailOutbox)).toBe(1);
  });

  test("later, from another address or with another word is another", async ({ send, server, stored }) => {
    await send(requestOf());
    await send(requestOf(), { from: "192.0.2.2" });
    await send(requestOf({ budgetRange: "1000" }));
    server.clock.forward(1.1);
    await send(requestOf());
    expect(await stored()).toHaveLength(4);
  });
});

describe("the limit", () => {
  test("lets five an hour through from one address, told by 429 and Retry-After", async ({
    many,
    stored,
    server,
  }) => {
    const answers = await many(50);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(45);
    expect(refused[0]?.headers["problem-code"]).toBe("too-many-requests");
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect(await stored()).toHaveLength(5);
    expect((await many(1, "192.0.2.77"))[0]?.statusCode).toBe(200);
    server.clock.forward(61);
    expect((await many(1))[0]?.statusCode).toBe(200);
  });

  test("counts a network of IPv6 as one, and no address is stored", async ({ send, stored, db }) => {
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        send(requestOf({ budgetRange: `${n}` }), { from: `2001:db8:1:2::${n}` }),
      ),
    );
    expect(await stored()).toHaveLength(5);
    const everything = JSON.stringify([await stored(), await db.select().from(attempts)]);
    expect(everything).not.toContain("2001:db8");
  });

  test("is not used up by a request that is refused", async ({ send, many, stored }) => {
    for (let n = 0; n < 10; n += 1) await send({ ...requestOf(), email: `no-${n}` });
    await many(5);
    expect(await stored()).toHaveLength(5);
  });
});

test("what is stored of a request holds nothing of the address", async ({ send, stored }) => {
  await send(requestOf(), { from: "192.0.2.77" });
  const rows = await stored();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain("192.0.2.77");
});
