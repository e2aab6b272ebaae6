import { expect, test } from "vitest";
import { nearTests } from "#build/near-tests.ts";

const subjects =
  "build clients http imports lists offers rooms session voice-artists voice-requests voices".split(" ");

test.for([
  ["contract/lists.ts", "lists"],
  ["contract/offers/offer-events.ts", "offers"],
  ["contract/voice-artists.ts", "voice-artists"],
  ["contract/constants/values/rooms.ts", "rooms"],
  ["server/rooms/guest/sql.ts", "rooms"],
  ["server/http/problems/problem.ts", "http"],
  ["src/features/clients/list/ClientsPage.tsx", "clients"],
  ["src/features/clients/list/clients.module.css", "clients"],
  ["src/routes/owner/create-client.tsx", "clients"],
  ["src/routes/owner/import.tsx", "imports"],
  ["src/routes/owner/update-voice-artist.tsx", "voice-artists"],
  ["src/routes/_client/rooms/$roomId.tsx", "rooms"],
  ["test/session/login/login.test.tsx", "session"],
  ["test/voices/oracle.ts", "voices"],
])("%s is of the subject %s", ([file, subject]) => {
  expect(nearTests([file ?? ""], subjects)).toEqual({ subjects: [subject], imported: [], slow: [] });
});

test("what is of no subject is looked up by who imports it", () => {
  const files = [
    "src/lib/http/api.ts",
    "src/ui/form/Field.tsx",
    "src/voice/voice.ts",
    "server/db/client.ts",
    "server/app.ts",
    "contract/paging.ts",
    "contract/constants/limits.ts",
    "src/routes/_client/panel.tsx",
    "test/support/server.ts",
  ];
  expect(nearTests(files, subjects)).toEqual({ subjects: [], imported: files, slow: [] });
});

test("subjects are named once; slow tests are only told, and prose and settings are nothing", () => {
  const files = [
    "server/lists/sql.ts",
    "contract/lists.ts",
    "server/clients/sql.ts",
    "test/browser/lists/lists.test.ts",
    "README.md",
    "locales/tr.po",
    "package.json",
  ];
  expect(nearTests(files, subjects)).toEqual({
    subjects: ["clients", "lists"],
    imported: [],
    slow: ["test/browser/lists/lists.test.ts"],
  });
});
