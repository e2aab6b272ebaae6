import { screen } from "@testing-library/react";
import { expect } from "vitest";
import { test as base } from "#test/support/app-fixtures.ts";

const test = base.extend("openPage", ({ owner, open }) => async (page: string) => {
  localStorage.setItem("locale", "tr");
  return open(`/owner/${page}`, owner);
});

test.for(["clients", "team"])(
  "the page of %s says why nobody can be invited, and where it is written how it is set up",
  async (page, { openPage }) => {
    await openPage(page);
    expect(await screen.findByText(/^Bu sunucu e-posta göndermiyor/)).toBeVisible();
    for (const words of ["SMTP_URL", "MAIL_TO", "SITE_URL", "docs/deploy.md"])
      expect(screen.getByText(words)).toBeVisible();
  },
);
