import { screen } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, startAppServer, type AppServer } from "#test/support/app.tsx";

let server: AppServer;
beforeAll(async () => {
  server = await startAppServer();
});
afterAll(() => server.close());

test("a stranger at a library address logs in and arrives there", async () => {
  const { userName, password } = await server.createClient();
  const { user, address } = await openApp(server.origin, "/panel?page=2&gender=Female");

  expect(await screen.findByRole("heading", { name: "Çalışma alanına hoş geldiniz" })).toBeVisible();
  await user.type(screen.getByLabelText("Kullanıcı adı"), userName);
  await user.type(screen.getByLabelText("Şifre"), password);
  await user.click(screen.getByRole("button", { name: "Giriş yap" }));

  expect(await screen.findByRole("heading", { name: "Ses kütüphanesi" })).toBeVisible();
  expect(address()).toBe("/panel?page=2&gender=Female");
});
