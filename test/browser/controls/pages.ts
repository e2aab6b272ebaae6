import { dayAfter } from "#test/rooms/calls.ts";
import type { ClientCredentials, ClientPage } from "#contract/clients/clients.ts";
import type { OfferPage } from "#contract/offers/offers.ts";
import type { ProductionState } from "#contract/constants/values/productions.ts";
import type { Review } from "#contract/productions/review-link.ts";
import type { RequestPage } from "#contract/voice-requests/requests.ts";
import { test as base } from "#test/browser/rooms/answered-room.ts";
import type { Visit } from "./looks.ts";

/** The demo's site, with addresses of what is only there once somebody makes it. */
export const test = base
  .extend("addressOf", { scope: "file" }, async ({ call, voices, makeList, newRoom, answeredRoom }) => {
    const { content } = await call<OfferPage>("demo-client", "offers");
    const { content: requests } = await call<RequestPage>("demo-owner", "requests?state=new");
    const { content: clients } = await call<ClientPage>("demo-owner", "clients?size=1");
    const { content: accepted } = await call<OfferPage>("demo-owner", "offers?status=accepted&size=50");
    const workIn = (state: ProductionState) =>
      accepted.find(({ production }) => production?.state === state)?.offerId;
    const { link } = await call<Review>("demo-client", `offers/${workIn("review")}/review-link`, {
      until: dayAfter(new Date(), 7),
    });
    const made: Record<string, string | undefined> = {
      list: (await makeList("Yaz kampanyası", 3)).listId,
      offer: content[0]?.offerId,
      request: requests[0]?.id,
      client: clients[0]?.accountId,
      new: newRoom.roomId,
      answered: answeredRoom.roomId,
      recording: workIn("recording"),
      review: workIn("review"),
      approved: workIn("approved"),
      reviewing: link?.path?.split("/").at(-1),
      guest: newRoom.path?.split("/").at(-1),
      compared: voices
        .slice(0, 3)
        .map(({ voiceId }) => `voice=${voiceId}`)
        .join("&"),
    };
    return (address: string) =>
      address.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const word = made[name];
        if (!word) throw new Error(`Nothing is made for ${name}.`);
        return word;
      });
  })
  /** Logs in whose first password nobody has changed yet. */
  .extend("logInNew", { scope: "file" }, ({ site, call }) => async () => {
    const draft = { name: "Gökçe", lastName: "Altınışık" };
    const made = await call<ClientCredentials>("demo-owner", "clients", draft);
    const answer = await fetch(`${site.origin}/api/v1/auth/login`, {
      method: "POST",
      body: new URLSearchParams(made),
    });
    return answer.text();
  })
  /** Opens a page for a look at it, in a language, and does what is done there first. */
  .extend(
    "openLook",
    ({ site, openUrl, addressOf, logInNew }) =>
      async ({ as, address, first, locale }: Visit, size: { width: number; height: number }) => {
        const token = as === "nobody" ? undefined : await (as === "new-client" ? logInNew() : site.logIn(as));
        const path = address === "/" && locale === "en" ? "/?lang=en" : addressOf(address);
        const page = await openUrl(site.origin + path, { token, ...size, locale });
        await page.waitForLoadState("networkidle");
        const { pathname } = new URL(page.url());
        if (pathname !== new URL(path, site.origin).pathname)
          throw new Error(`${path} leads to ${pathname}.`);
        await first?.(page);
        return page;
      },
  );

/** As `test`, on a site that sends letters and asks owners for a second factor; for files that try nothing else. */
export const strictTest = () =>
  test
    .override("settings", {
      OWNERS_NEED_SECOND_FACTOR: "on",
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_TO: "offers@tinora.example",
      SITE_URL: "http://localhost:3000",
    })
    .override("addressOf", { scope: "file" }, () => (address: string) => address);
