import { features } from "#contract/constants/enumerations.ts";
import { test as base } from "#test/offers/negotiation.ts";

/** Offers that were accepted, on a server that has `delivery`. */
export const test = base
  .extend("options", { scope: "file" }, () => ({
    parts: { features: features.filter((feature) => feature !== "demo") },
  }))
  .extend("accepted", ({ send, owner }) => async (more: Parameters<typeof send>[0] = {}) => {
    const offer = await send(more);
    await offer.act(owner, { kind: "accept" });
    return offer;
  });
