import { expect, test } from "vitest";
import { mailTo } from "#src/lib/mail-to.ts";

test.each([
  ["gokce@dovarel.example", "mailto:gokce@dovarel.example"],
  ["a@b.example?bcc=x@y.example", "mailto:a@b.example%3Fbcc%3Dx@y.example"],
  ["a@b.example&body=x#y,z@w.example", "mailto:a@b.example%26body%3Dx%23y%2Cz@w.example"],
])("a link to %s has one recipient and nothing else", (address, link) => {
  expect(mailTo(address)).toBe(link);
  expect(new URL(link)).toMatchObject({ search: "", hash: "" });
});
