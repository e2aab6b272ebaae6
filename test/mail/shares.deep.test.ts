import { expect } from "vitest";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/people.ts";
import { readMailFigures } from "#server/mail/limits.ts";
import { oweMail } from "#server/mail/owe.ts";
import { sendOwed } from "#server/mail/send-owed.ts";
import { readMail } from "#test/support/services/smtp.ts";
import { test as base } from "./outbox-fixtures.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({
    settings: { voiceRequestsPerAddress: 100_000, mail: true },
  }))
  // Letters about signing in, each to another person.
  .extend("owePersonal", ({ server, db }) => async (count: number) => {
    for (let nth = 0; nth < count; nth += 1) {
      const { userId, userName } = await server.createClient();
      await db
        .update(users)
        .set({ email: `${userName}@ornek.example` })
        .where(eq(users.id, userId));
      await oweMail(db, { kind: "password-reset", subjectId: userId, sender: null });
    }
  })
  .extend("sent", ({ smtp }) => () => {
    const personal = smtp.received.filter(({ to }) => to.some((reader) => reader.endsWith("@ornek.example")));
    return { personal: personal.length, agency: smtp.received.length - personal.length };
  });

const limits = { perDay: 3, perSender: 3, signIn: 2, strangers: 2 };

test("neither letters about requests nor those about signing in hold the others back", async ({
  server,
  db,
  submit,
  owePersonal,
  mailParts,
  sent,
}) => {
  for (let nth = 0; nth < 5; nth += 1) await submit({ fullName: `Visitor ${nth}` });
  await owePersonal(4);
  await sendOwed(mailParts({ limits }));
  expect(sent()).toEqual({ personal: 2, agency: 3 });
  expect(await readMailFigures(db, limits, server.clock.read())).toEqual({
    waiting: 4,
    heldByDay: 4,
    heldBySender: 0,
  });
  server.clock.forward(24 * 60 + 1);
  await sendOwed(mailParts({ limits }));
  expect(sent()).toEqual({ personal: 4, agency: 5 });
});

test("with one share used up, the other one still goes out", async ({
  submit,
  owePersonal,
  mailParts,
  sent,
}) => {
  await owePersonal(3);
  await sendOwed(mailParts({ limits }));
  expect(sent()).toEqual({ personal: 2, agency: 0 });
  await submit();
  await sendOwed(mailParts({ limits }));
  expect(sent()).toEqual({ personal: 2, agency: 1 });
});

test("who waits at a screen is told first", async ({ submit, owePersonal, mailParts, smtp }) => {
  await submit();
  await owePersonal(1);
  await sendOwed(mailParts());
  const subjects = smtp.received.map(({ raw }) => readMail(raw).headers.get("auto-submitted"));
  expect(subjects).toEqual([["auto-generated"], undefined]);
});

test("a reader whom the mail server does not know is given up, and holds no other letter back", async ({
  db,
  owePersonal,
  mailParts,
  smtp,
  owed,
}) => {
  await owePersonal(2);
  const [first] = await owed();
  const [reader] = await db
    .select()
    .from(users)
    .where(eq(users.id, first?.subjectIds[0] ?? ""));
  smtp.unknownReader = reader?.email ?? undefined;
  await sendOwed(mailParts());
  smtp.unknownReader = undefined;
  expect(smtp.received).toHaveLength(1);
  expect(await owed()).toMatchObject([{ attempts: 1 }]);
});
