import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test as base } from "vitest";
import { useVoices } from "#src/features/voices/store.ts";
import { openApp } from "#test/support/app.tsx";
import { startMinimalBackEnd } from "#test/support/minimal-back-end/server.ts";

// A back end of each test's own: an earlier test's page may still be asking for its next results.
const test = base
  .extend("server", async ({}, { onCleanup }) => {
    const server = await startMinimalBackEnd();
    onCleanup(() => server.close());
    return server;
  })
  .extend(
    "lists",
    ({ server }) =>
      () =>
        server.requests.filter(({ url }) => url.startsWith("/api/v1/voices")),
  );
beforeEach(() => useVoices.setState(useVoices.getInitialState(), true));

const pager = () => screen.getByRole("navigation", { name: "Sayfalar" });

test("a back end with no more than section 7: filter by two languages and a colour, page, and listen", async ({
  server,
}) => {
  const { user, address } = await openApp(server.origin, "/panel", server.token);
  await screen.findByRole("article", { name: "Sanatçı 1" });
  expect(pager()).toHaveTextContent("Sayfa 1 / 4");
  expect(screen.queryByText(/ses bulundu/)).toBeNull();

  await user.click(screen.getByRole("button", { name: "Diller" }));
  expect(await screen.findByRole("checkbox", { name: "Türkçe" })).not.toHaveAccessibleDescription();
  await user.click(await screen.findByRole("checkbox", { name: "Türkçe" }));
  await user.click(await screen.findByRole("checkbox", { name: "İngilizce" }));
  await user.click(screen.getByRole("button", { name: "Ses renkleri" }));
  await user.click(await screen.findByRole("checkbox", { name: "Sıcak" }));
  await user.click(screen.getByRole("button", { name: "Filtreleri uygula" }));
  await user.click(await screen.findByRole("button", { name: "Filtreyi kaldır: Sıcak" }));
  await user.click(screen.getByRole("button", { name: "Sonraki" }));
  await user.click(screen.getByRole("button", { name: "Sonraki" }));
  await screen.findByRole("article", { name: "Sanatçı 46" });
  expect(address()).toBe("/panel?languageNames=TURKISH&languageNames=ENGLISH&page=3");
  expect(pager()).toHaveTextContent("Sayfa 3 / 3");

  const card = within(screen.getByRole("article", { name: "Sanatçı 46" }));
  expect(card.queryByRole("button", { name: "Metni göster" })).toBeNull();
  await user.click(card.getByRole("button", { name: "Oynat: Sanatçı 46" }));
  expect(await screen.findByRole("region", { name: "Oynatıcı" })).toBeVisible();
  expect(document.querySelector("audio")?.src).toBe(`${server.audioOrigin}/46/tr-01.mp3`);
});

test("nothing of search is shown, whatever an address says of it", async ({ server, lists }) => {
  const { user } = await openApp(server.origin, "/panel?q=kar&order=shuffled&seed=5", server.token);
  await screen.findByRole("article", { name: "Sanatçı 1" });
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.queryByText("Sonuçlar ödemeye göre sıralanmaz")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Diller" }));
  await user.click(await screen.findByRole("checkbox", { name: "Türkçe" }));
  await user.click(screen.getByRole("button", { name: "Filtreleri uygula" }));
  await screen.findByRole("button", { name: "Filtreyi kaldır: Türkçe" });
  expect(lists().filter(({ url }) => /[?&](q|order|seed)=/.test(url))).toEqual([]);
});

test("only the calls, parameters and headers of section 7 are sent", async ({ server, lists }) => {
  await openApp(server.origin, "/panel?gender=Female&ageRangeNames=ADULT&languageNames=GERMAN", server.token);
  await screen.findByRole("article", { name: "Sanatçı 3" });
  expect(lists().map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET /api/v1/voices?gender=Female&languageNames=GERMAN&ageRangeNames=ADULT&page=0&size=15",
  ]);
  expect(new Set(server.requests.map(({ method, url }) => `${method} ${url.split("?")[0]}`))).toEqual(
    new Set(["GET /api/v1/auth/me", "GET /api/v1/voices"]),
  );
  for (const { headers } of server.requests) {
    expect(headers.authorization).toBe(`Bearer ${server.token}`);
    expect(headers["if-match"]).toBeUndefined();
    expect(headers["idempotency-key"]).toBeUndefined();
  }
});

test("the last page says how many there are, an only page too; a page past the end is mended", async ({
  server,
}) => {
  const { address } = await openApp(server.origin, "/panel?voiceColorNames=DEEP&page=7", server.token);
  await screen.findByRole("article", { name: "Sanatçı 16" });
  expect(address()).toBe("/panel?voiceColorNames=DEEP");
  expect(screen.getByText("ses bulundu", { exact: false, selector: "p" })).toHaveTextContent("3 ses bulundu");
});

test("nothing found: what dropping a filter would give is asked, and said as far as it is known", async ({
  server,
}) => {
  await openApp(server.origin, "/panel?voiceColorNames=DEEP&languageNames=URDU", server.token);
  await screen.findByRole("heading", { name: "Bu filtrelere uyan ses bulunamadı" });
  expect(await screen.findByRole("button", { name: /Filtreyi kaldır: Urduca\s*3 ses/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Filtreyi kaldır: Derin\s*\d/ })).toBeNull();
});
