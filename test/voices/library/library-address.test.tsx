import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { test } from "./library-fixtures.ts";
import { watchCalls } from "#test/support/calls.ts";
import { addVoices, numbered } from "#test/support/library.ts";
import { words } from "./library-words.ts";

const card = (name: string) => screen.findByRole("article", { name });
const pager = () => screen.getByRole("navigation", { name: /^(Sayfalar|Pages)$/ });
const listCalls = () => {
  const calls = watchCalls();
  return () => calls.filter(({ path }) => path.startsWith("/api/v1/voices")).map(({ path }) => path);
};

test("a link, a reload, back and forward show the same", async ({ client, open }) => {
  const { user, address } = await open("/panel?languageNames=TURKISH&page=2", client);
  await card("Ses 16");
  await user.click(screen.getByRole("button", { name: "Sonraki" }));
  await card("Ses 31");
  await user.click(screen.getByRole("button", { name: words.tr.remove("Türkçe") }));
  await card("Ses 1");
  history.back();
  await card("Ses 31");
  expect(address()).toBe("/panel?languageNames=TURKISH&page=3");
  expect(screen.getByRole("button", { name: "Diller · 1" })).toBeVisible();
  history.back();
  await card("Ses 16");
  history.forward();
  await card("Ses 31");
});

test.for(["/panel?page=9", "/panel?page=1000000000"])(
  "%s shows the last page and mends the address",
  async (path, { client, open }) => {
    const { address } = await open(path, client);
    await card("Ses 31");
    expect(address()).toBe("/panel?page=3");
    expect(pager()).toHaveTextContent("Sayfa 3 / 3");
  },
);

test("nonsense in the address becomes the default", async ({ client, open }) => {
  const { address } = await open("/panel?page=two&gender=All&languageNames=KLINGON", client);
  await card("Ses 1");
  await waitFor(() => expect(address()).toBe("/panel"));
});

test("pages already seen are not asked for again, and the next one is there before it is asked for", async ({
  db,
  client,
  open,
}) => {
  await addVoices(
    db,
    numbered(140, { voiceColors: ["CELEBRITY"] }).map((draft) => ({ ...draft, name: `Ünlü ${draft.name}` })),
  );
  const paths = listCalls();
  const { user } = await open("/panel?voiceColorNames=CELEBRITY", client);
  await card("Ünlü Ses 1");
  for (let page = 2; page <= 9; page += 1) {
    await user.click(screen.getByRole("button", { name: "Sonraki" }));
    await card(`Ünlü Ses ${(page - 1) * 15 + 1}`);
  }
  for (let page = 8; page >= 1; page -= 1) {
    await user.click(screen.getByRole("button", { name: "Önceki" }));
    expect(await card(`Ünlü Ses ${(page - 1) * 15 + 1}`)).toBeVisible();
    expect(screen.queryByText(words.tr.loading)).toBeNull();
  }
  expect(paths()).toHaveLength(10);
  expect(new Set(paths()).size).toBe(10);
  expect(paths()[0]).toBe("/api/v1/voices?voiceColorNames=CELEBRITY&order=newest&page=0&size=15");
});
