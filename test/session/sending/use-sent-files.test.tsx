import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { msg } from "@lingui/core/macro";
import { useSentFiles, type FileToSend } from "#src/session/sending/use-sent-files.ts";
import { beginSessionClients } from "#src/session/session-client.ts";

/** Files that arrive when they are told to, by their name. */
function someFiles() {
  const client = beginSessionClients(() => new QueryClient());
  const calls = new Map<string, FileToSend & { arrive: () => void }>();
  const stored: string[] = [];
  const { result, unmount } = renderHook(
    () =>
      useSentFiles<string>({
        mutation: {
          mutationFn: (sent) =>
            new Promise((resolve) =>
              calls.set(sent.file.name, { ...sent, arrive: () => resolve(`id of ${sent.file.name}`) }),
            ),
        },
        initial: [{ name: "before.pdf", size: 3, stored: "kept" }],
        onStored: (id) => stored.push(id),
      }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  const phases = () => result.current.files.map(({ name, phase }) => `${name} ${phase}`);
  const add = (...names: string[]) =>
    act(async () => {
      result.current.add(
        names.map((name) => ({
          file: new File(["123"], name),
          refusal: name.startsWith("no") ? msg`This file is empty.` : undefined,
        })),
      );
    });
  return { result, unmount, calls, stored, phases, add };
}

test("files are sent two at a time in their order; what is refused is not", async () => {
  const { result, calls, stored, phases, add } = someFiles();
  await add("a.mp3", "no.mp3", "b.mp3", "c.mp3");
  await waitFor(() => expect([...calls.keys()]).toEqual(["a.mp3", "b.mp3"]));
  expect(phases()).toEqual([
    "before.pdf stored",
    "a.mp3 sending",
    "no.mp3 failed",
    "b.mp3 sending",
    "c.mp3 waiting",
  ]);
  await act(async () => calls.get("b.mp3")?.arrive());
  await waitFor(() => expect([...calls.keys()]).toEqual(["a.mp3", "b.mp3", "c.mp3"]));
  expect(stored).toEqual(["id of b.mp3"]);
  expect(result.current.files.find(({ name }) => name === "b.mp3")).toMatchObject({
    stored: "id of b.mp3",
    size: 3,
  });
});

test("a removed file is cancelled, makes room for the next, and is never heard of again", async () => {
  const { result, calls, stored, phases, add } = someFiles();
  await add("a.mp3", "b.mp3", "c.mp3");
  await waitFor(() => expect(calls.size).toBe(2));
  const [, a] = result.current.files;
  act(() => result.current.remove([a?.id ?? 0]));
  expect(calls.get("a.mp3")?.signal.aborted).toBe(true);
  await waitFor(() => expect(calls.has("c.mp3")).toBe(true));
  await act(async () => calls.get("a.mp3")?.arrive());
  expect(stored).toEqual([]);
  expect(phases()).toEqual(["before.pdf stored", "b.mp3 sending", "c.mp3 sending"]);
});

test("a lost connection shows where the file stands, and unmounting cancels all", async () => {
  const { result, unmount, calls, add } = someFiles();
  await add("a.mp3", "b.mp3");
  await waitFor(() => expect(calls.size).toBe(2));
  act(() => calls.get("a.mp3")?.report(0.5, true));
  expect(result.current.files[1]).toMatchObject({ phase: "lost", fraction: 0.5 });
  unmount();
  expect([...calls.values()].map(({ signal }) => signal.aborted)).toEqual([true, true]);
});
