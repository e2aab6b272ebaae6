import { describe, expect, test } from "vitest";
import { readOwner } from "#server/commands/create-owner.ts";

describe("npm run create-owner", () => {
  test("takes a username and a name in any script", () => {
    expect(readOwner(["--username", "ayse.oz", "--name", " Ayşe Öz "])).toEqual({
      userName: "ayse.oz",
      name: "Ayşe Öz",
    });
  });

  test.each([
    [[]],
    [["--username", "ayse"]],
    [["--name", "Ayşe"]],
    [["--username", "ay", "--name", "Ayşe"]],
    [["--username", "Ayşe", "--name", "Ayşe"]],
    [["--username", "Ayse", "--name", "Ayşe"]],
    [["--username", "AYSE", "--name", "Ayşe"]],
    [["--username", "a b c", "--name", "Ayşe"]],
    [["--username", "ayse", "--name", "Ay\nşe"]],
    [["--username", "--name", "Ayşe"]],
  ])("shows how it is used when it gets %j", (parts) => {
    expect(() => readOwner(parts)).toThrow(/^Usage: npm run create-owner/);
  });
});
