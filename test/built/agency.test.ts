import { cp, readFile, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { simpleParser } from "mailparser";
import { expect } from "vitest";
import { loadSite } from "#server/site/load.ts";
import { spawnBuiltServer, temporaryFolder } from "#test/support/built/built-server.ts";
import { test as base } from "#test/support/built/fixtures.ts";
import { ownAddress } from "#test/support/built/free-port.ts";

const example = /t[ıi]nora/i;
const agency = {
  AGENCY_NAME: "Sesevi Ajans",
  AGENCY_EMAIL: "merhaba@sesevi.example",
  AGENCY_WHATSAPP: "+90 532 111 22 33",
  AGENCY_INSTAGRAM: "https://www.instagram.com/sesevi",
  AGENCY_LINKEDIN: "https://www.linkedin.com/company/sesevi",
  AGENCY_CURRENCY: "TRY",
  AGENCY_LEGAL_NAME: "Sesevi Prodüksiyon A.Ş.",
  AGENCY_ADDRESS: "Moda, İstanbul",
};
const shown = [
  agency.AGENCY_EMAIL,
  agency.AGENCY_INSTAGRAM,
  agency.AGENCY_LINKEDIN,
  "wa.me/905321112233",
  "+90 532 111 22 33",
];

/** Where the programs are: in the checkout, or in a folder with what the Dockerfile copies into its image. */
const test = base.extend("folders", { scope: "file" }, async ({}, { onCleanup }) => {
  const { folder, remove } = await temporaryFolder();
  onCleanup(remove);
  const dockerfile = await readFile("Dockerfile", "utf8");
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, path = ""]) => path);
  for (const path of copied)
    await (path === "node_modules"
      ? symlink(resolve(path), join(folder, path))
      : cp(path, join(folder, path), { recursive: true }));
  return { checkout: resolve("."), image: folder };
});

type Ask = (path: string, init?: { body?: unknown; headers?: Record<string, string> }) => Promise<Response>;

/** Asks as a browser does that opens a page, or sends a form. */
const askerOf =
  (origin: string): Ask =>
  (path, { body, headers } = {}) => {
    const isForm = body instanceof URLSearchParams;
    const type: Record<string, string> = body && !isForm ? { "content-type": "application/json" } : {};
    return fetch(origin + path, {
      ...(body ? { method: "POST", body: isForm ? body : JSON.stringify(body) } : {}),
      headers: { accept: "text/html", ...type, ...headers },
    });
  };

async function readPages(ask: Ask, folder: string): Promise<void> {
  const { routes, texts } = await loadSite(join(folder, "dist/site"), "https://sesevi.example");
  const files = [...texts.keys()].filter((name) => !name.endsWith(".html")).map((name) => `/${name}`);
  expect(files).toContain("/manifest.webmanifest");
  const languages = ["tr", "en"].flatMap((lang) =>
    ["/", "/privacy", "/accessibility", "/room/x"].map((path) => `${path}?lang=${lang}`),
  );
  const named = [...languages, ...routes, "/nowhere", "/manifest.webmanifest", "/api/openapi.json"];
  for (const path of new Set([...files, ...named, "/api/docs/"])) {
    for (const encoding of ["br", "gzip", "identity"]) {
      const text = await (await ask(path, { headers: { "accept-encoding": encoding } })).text();
      expect([path, example.exec(text), /agency-\w+\.invalid/.exec(text)]).toEqual([path, null, null]);
      expect([path, text.includes(agency.AGENCY_NAME)]).toEqual([path, named.includes(path)]);
    }
  }
  const landing = await (await ask("/")).text();
  for (const text of shown) expect(landing).toContain(text);
  expect(await (await ask("/privacy")).text()).toContain(agency.AGENCY_LEGAL_NAME);
}

/** Signs in with the first password, which has to be replaced; answers the header of the new session. */
async function enter(ask: Ask, username: string, first: string): Promise<Record<string, string>> {
  const logIn = async (password: string) => {
    const answer = await ask("/api/v1/auth/login", { body: new URLSearchParams({ username, password }) });
    return { authorization: `Bearer ${await answer.text()}` };
  };
  const headers = await logIn(first);
  const named = { currentPassword: first, newPassword: "sesevi ajans bizimdir" };
  const refused = await ask("/api/v1/auth/password", { body: named, headers });
  expect(refused.headers.get("problem-code")).toBe("password-has-name");
  const newPassword = "uzun ve kimsenin bilmediği";
  const body = { currentPassword: first, newPassword };
  expect((await ask("/api/v1/auth/password", { body, headers })).status).toBe(204);
  return logIn(newPassword);
}

/** Does what letters are written about: two invitations, a voice request. */
async function causeLetters(ask: Ask, headers: Record<string, string>): Promise<void> {
  for (const language of ["tr", "en"]) {
    const body = { name: "Gökçe", lastName: "Altınışık", email: `${language}@example.com` };
    const made = await ask("/api/v1/clients", { body, headers: { ...headers, "accept-language": language } });
    expect(made.status).toBe(201);
  }
  const asked = await ask("/api/voice-request", {
    body: {
      fullName: "Deniz Aksoy",
      phone: "+90 532 000 00 14",
      email: "deniz@example.com",
      companyName: "Halbora",
      projectMedium: "Radyo",
      projectVersion: "",
      budgetRange: "",
      radioSolutions: false,
      voiceRequirements: "Sıcak bir ses",
    },
  });
  expect([asked.status, await asked.text()]).toEqual([200, expect.anything()]);
}

test.for(["checkout", "image"] as const)(
  "an agency that is set up as the README says speaks of itself alone (%s)",
  { timeout: 180_000 },
  async (where, { folders, smtp, emptyData, start }) => {
    smtp.received.length = 0;
    const below = folders[where];
    const settings = {
      ...agency,
      DATA_DIR: join(emptyData, where),
      DEMO: "off",
      ...(await ownAddress()),
      SMTP_URL: smtp.url,
      MAIL_TO: "ajans@sesevi.example",
    };
    const program = join(below, "dist/server/create-owner.js");
    const created = spawnBuiltServer(settings, program, ["--username", "ada", "--name", "Ada"]);
    expect(await created.ended).toBe(0);
    expect(created.output()).not.toMatch(example);
    const server = await start(settings, join(below, "dist/server/main.js"));
    expect(server.output()).toContain("Sesevi Ajans is ready at");
    expect(server.output().replaceAll(below, "")).not.toMatch(example);
    const ask = askerOf(server.origin);
    await readPages(ask, below);

    const headers = await enter(ask, "ada", /Password: (\S+)/.exec(created.output())?.[1] ?? "");
    await causeLetters(ask, headers);
    await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBe(3);
    const letters = await Promise.all(smtp.received.map(({ raw }) => simpleParser(raw)));
    for (const { subject, from, text, html } of letters) {
      expect([from?.text, subject, text, html].join("\n")).not.toMatch(example);
      expect(from?.text).toContain(agency.AGENCY_NAME);
    }
    const texts = letters.map(({ subject, text }) => `${subject}\n${text}`).join("\n");
    expect(texts).toContain("Sesevi Ajans davetiniz");
    expect(texts).toContain("Your invitation to Sesevi Ajans");
    expect(texts).toContain("Sesevi Ajans: yeni ses talebi / new voice request");
    const { uri } = (await (await ask("/api/v1/auth/totp", { body: {}, headers })).json()) as { uri: string };
    expect(uri).toContain("Sesevi%20Ajans");
    expect(await server.stop()).toBe(0);
  },
);
