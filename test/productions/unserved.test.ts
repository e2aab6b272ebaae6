import { expect } from "vitest";
import { features } from "#contract/constants/enumerations.ts";
import { test as base } from "#test/offers/negotiation.ts";

const test = base.extend("options", { scope: "file" }, () => ({
  parts: { features: features.filter((feature) => feature !== "demo" && feature !== "delivery") },
}));

test("a server without delivery says nothing of productions", async ({ send, server, owner }) => {
  const offer = await send();
  await offer.act(owner, { kind: "accept" });
  expect(await offer.read(owner)).not.toHaveProperty("production");
  const page = await server.inject({ url: "/api/v1/offers", headers: owner.headers });
  expect(page.json()).not.toHaveProperty("productions");
});
