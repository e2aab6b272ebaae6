import { offerWords } from "#test/browser/offers/words.ts";
import { words as compare } from "#test/compare/words.ts";
import type { Visitor } from "#test/support/engines/visitor.ts";

const say = offerWords.tr;

/** The title of the offer that the client makes. */
export const offerTitle = "Sonbahar lansmanı";

/** A client or owner by the form, as a person does. */
export const logIn = (visitor: Visitor, user: string): Promise<void> =>
  visitor.step(`logs in as ${user}`, async () => {
    await visitor.open("/login");
    await visitor.enter({ label: "Kullanıcı adı" }, user);
    await visitor.enter({ label: "Şifre" }, `${user}-password`);
    await visitor.press({ role: "button", name: "Giriş yap", in: { role: "main" } });
    await visitor.until(() => location.pathname !== "/login", "who logs in comes further");
    await visitor.sees({ css: "header button[popovertarget]" });
    await visitor.sees({ css: "main h1" });
  });

const sounds = () => (document.querySelector("audio")?.currentTime ?? 0) > 0;

/** Filters, plays, seeks and likes. */
export async function useLibrary(visitor: Visitor): Promise<void> {
  await visitor.step("filters", async () => {
    await visitor.press({ role: "button", name: "Diller" });
    await visitor.press({ role: "checkbox", name: "~Türkçe" });
    await visitor.picture("filter");
    await visitor.press({ role: "button", name: "~sesi göster" });
    await visitor.sees({ role: "button", name: "Filtreyi kaldır: Türkçe" });
    await visitor.sees({ css: "ul[aria-busy=false] article" });
  });
  await visitor.step("plays a sample, lets it rest and goes to its middle", async () => {
    await visitor.press({ role: "button", name: "~Oynat: ", in: { css: "article" } });
    await visitor.until(sounds, "a sample sounds");
    const dock = { role: "region", name: "Oynatıcı" };
    // While most of the short sample is still to come.
    await visitor.press({ role: "button", name: "~Duraklat: ", in: dock });
    await visitor.until(() => document.querySelector("audio")?.paused ?? false, "it is quiet");
    await visitor.press({ role: "slider", in: dock });
    await visitor.until(() => {
      const { currentTime = 0, duration = 1 } = document.querySelector("audio") ?? {};
      return currentTime / duration > 0.4;
    }, "it is at the middle");
  });
  await visitor.step("likes a voice", async () => {
    const before = { role: "button", name: "~Beğen: ", in: { css: "main" } };
    await visitor.press(before);
    await visitor.sees({ role: "button", name: "~Beğeniyi kaldır: ", in: { css: "main" } });
  });
}

/** An offer with a script, whose part of the form counts days. */
export const makeOffer = (visitor: Visitor): Promise<void> =>
  visitor.step("makes an offer with a script", async () => {
    const dialog = { role: "dialog", name: say.title };
    await visitor.press({ role: "button", name: say.make, in: { css: "article" } });
    await visitor.enter({ label: say.budget, in: dialog }, "1.250");
    await visitor.enter({ label: say.platform, in: dialog }, "TV");
    await visitor.enter({ label: say.version, in: dialog }, "2");
    await visitor.press({ role: "button", name: say.part, in: dialog });
    // The dialog grows by the part, which moves all its fields.
    await visitor.sees({ role: "textbox", name: say.script, in: dialog });
    await visitor.looksRight();
    await visitor.enter({ role: "textbox", name: say.offerTitle, in: dialog }, offerTitle);
    await visitor.enter(
      { role: "textbox", name: say.script, in: dialog },
      "Sabahın ilk ışığında bir fincan kahve.",
    );
    await visitor.looksRight();
    await visitor.picture("offer");
    await visitor.press({ role: "button", name: say.submit, in: dialog });
    await visitor.sees({ text: say.created });
    await visitor.press({ role: "button", name: say.done, in: dialog });
    await visitor.misses(dialog);
  });

/** Chooses three voices and opens the page that compares them. */
export const openComparison = (visitor: Visitor): Promise<void> =>
  visitor.step("chooses three voices to compare", async () => {
    await visitor.press({ role: "button", name: compare.tr.multiSelect });
    for (const at of [0, 1, 2])
      await visitor.press({ css: "label:has([type=checkbox])", in: { css: "article", at } });
    await visitor.press({ text: compare.tr.compare });
    await visitor.sees({ role: "heading", name: compare.tr.title });
  });

/** Hears three voices against each other. */
export async function compareVoices(visitor: Visitor): Promise<void> {
  await openComparison(visitor);
  await visitor.step("compares three voices", async () => {
    await visitor.press({ role: "button", name: "~Oynat: ", in: { css: "main" } });
    await visitor.sees({ role: "button", name: "~Duraklat: ", in: { css: "main" } });
    await visitor.press({
      css: "label:has([type=radio])",
      at: 1,
      in: { role: "radiogroup", name: "Duyulan ses" },
    });
    await visitor.press({ role: "button", name: `~${compare.tr.loop}` });
  });
}
