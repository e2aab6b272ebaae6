import type { Page } from "playwright-core";
import type { ClientPage } from "#contract/clients/clients.ts";
import type { TeamMember } from "#contract/team.ts";
import type { Row } from "#test/browser/sending/row.ts";

const as = "demo-owner";
const dialog = (page: Page) => page.locator("dialog[open]").last();
const label = (name: string) => (page: Page) => page.locator("main").getByLabel(name, { exact: true });

/** What an owner makes. */
export const ownerRows: Row[] = [
  {
    name: "client",
    as,
    isShared: true,
    prepare: async () => "/owner/create-client",
    open: (page) => label("Last name")(page).waitFor(),
    fill: (page) => label("Name")(page).fill("Gökçe"),
    field: label("Last name"),
    send: (page) => page.getByRole("button", { name: "Create client" }).click(),
    call: /\/api\/v1\/clients$/,
    arrived: (page) => page.getByRole("button", { name: "Copy all credentials" }),
    async count({ call }, { text }) {
      const { content } = await call<ClientPage>(as, `clients?q=${encodeURIComponent(text)}`);
      return content.flatMap(({ people }) => people).filter(({ lastName }) => lastName === text).length;
    },
  },
  {
    name: "owner of the team",
    as,
    isShared: true,
    prepare: async () => "/owner/team",
    async open(page) {
      await page.getByRole("button", { name: "Invite to the team" }).first().click();
      await dialog(page).getByLabel("Full name").waitFor();
    },
    field: (page) => dialog(page).getByLabel("Full name"),
    send: (page) => dialog(page).getByRole("button", { name: "Invite to the team" }).click(),
    call: /\/api\/v1\/team$/,
    arrived: (page) => page.getByRole("button", { name: "Copy all credentials" }),
    async count({ call }, { text }) {
      const members = await call<TeamMember[]>(as, "team");
      return members.filter(({ name }) => name === text).length;
    },
  },
  {
    name: "artist",
    as,
    isShared: true,
    prepare: async () => "/owner/create-voice-artist",
    open: (page) => label("Name")(page).waitFor(),
    async fill(page) {
      await label("Age")(page).fill("38");
      await page.getByRole("radio", { name: "Female" }).check();
    },
    field: label("Name"),
    send: (page) => page.getByRole("button", { name: "Create voice artist" }).click(),
    call: /\/api\/v1\/voice-artists$/,
    arrived: (page) => page.getByText("Voice artist created successfully!"),
    count: async ({ call }, { text }) =>
      (await call<string[]>(as, "voice-artists/names")).filter((name) => name === text).length,
    isLookedUp: true,
  },
];
