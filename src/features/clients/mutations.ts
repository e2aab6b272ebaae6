import { mutationOptions } from "@tanstack/react-query";
import type {
  AccountChange,
  ClientAccount,
  ClientCredentials,
  ClientDraft,
  ClientUpdate,
} from "#contract/clients/clients.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { saveFile } from "#src/lib/http/save-file.ts";
import { untilGone } from "#src/lib/http/until-gone.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readCredentials } from "#src/session/credentials/read-credentials.ts";
import { withProof } from "#src/session/proof/with-proof.ts";
import type { ClientNames } from "./client-schema.ts";
import { keyHeader } from "#src/session/sending/use-sending.ts";

/** A visitor's request of which a client is made, and the last event of it that was seen. */
export interface RequestSeen {
  id: string;
  eventId: string;
}

interface Creation {
  draft: ClientDraft;
  /** Undefined for a client who came in another way. */
  of?: RequestSeen | undefined;
  /** Receives the credentials; as the mutation's result they would stay in the cache. */
  onCreated: (credentials: ClientCredentials) => void;
}

export const createClient = mutationOptions({
  mutationFn: async ({ draft, of, onCreated }: Creation, context) => {
    const headers = keyHeader(context);
    const response = of
      ? await api.post(`api/v1/requests/${encodeURIComponent(of.id)}/client`, {
          json: { ...draft, invite: true, eventId: of.eventId },
          headers,
        })
      : await api.post("api/v1/clients", { json: draft, headers });
    onCreated(readCredentials(await readJson(response)));
  },
  meta: { isKeyed: true, refreshes: [keys.clients, keys.requests] },
});

const personPath = (userName: string) => `api/v1/clients/${encodeURIComponent(userName)}`;
const accountPath = (accountId: string) => `api/v1/clients/accounts/${encodeURIComponent(accountId)}`;

interface Renewal {
  userName: string;
  onRenewed: (credentials: ClientCredentials) => void;
}

/** Gives a person new credentials; whatever the person could sign in with before ends. */
export const renewCredentials = mutationOptions({
  mutationFn: async ({ userName, onRenewed }: Renewal, context) => {
    const path = `${personPath(userName)}/credentials`;
    const response = await withProof(() => api.post(path, { headers: keyHeader(context) }));
    onRenewed(readCredentials(await readJson(response)));
  },
  meta: { isKeyed: true, refreshes: [keys.clients] },
});

/** Sends the invitation again. */
export const inviteAgain = mutationOptions({
  mutationFn: async (userName: string) => {
    await api.post(`${personPath(userName)}/invitation`);
  },
  meta: { refreshes: [keys.clients] },
});

interface PersonChange {
  userName: string;
  update: Pick<ClientUpdate, "name" | "lastName" | "isActive" | "isLocked">;
}

/** Changes one person: names, whether they may enter. */
export const changePerson = mutationOptions({
  mutationFn: async ({ userName, update }: PersonChange) => {
    await api.post(`api/v1/clients/update/${encodeURIComponent(userName)}`, { json: update });
  },
  meta: { refreshes: [keys.clients] },
});

interface NamesChange {
  account: ClientAccount;
  names: ClientNames;
}

/** Changes the first person's names and the company; what is as before is not sent. */
export const changeNames = mutationOptions({
  mutationFn: async ({ account, names }: NamesChange) => {
    const { name, lastName, company } = names;
    const [person] = account.people;
    if (person && (person.name !== name || person.lastName !== lastName))
      await api.post(`api/v1/clients/update/${encodeURIComponent(person.userName)}`, {
        json: { name, lastName },
      });
    if (company !== (account.company ?? ""))
      await api.post(accountPath(account.accountId), { json: { company } });
  },
  meta: { refreshes: [keys.clients] },
});

/** Changes what all people of an account share. */
export const changeAccount = mutationOptions({
  mutationFn: async ({ accountId, change }: { accountId: string; change: AccountChange }) => {
    await api.post(accountPath(accountId), { json: change });
  },
  meta: { refreshes: [keys.clients] },
});

/** Deletes an account with its people; its open offers are withdrawn. */
export const deleteAccount = mutationOptions({
  mutationFn: async (accountId: string) => {
    await withProof(() => untilGone(api.delete(accountPath(accountId))));
  },
  meta: { refreshes: [keys.clients, keys.offers] },
});

/** Downloads everything of an account as a ZIP file. */
export const exportAccount = mutationOptions({
  mutationFn: async (accountId: string) => {
    await saveFile(await withProof(() => api.get(`${accountPath(accountId)}/export`)), "data.zip");
  },
});
