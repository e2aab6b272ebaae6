import { msg } from "@lingui/core/macro";
import ky, {
  HTTPError,
  NetworkError,
  type AfterResponseHook,
  type BeforeErrorHook,
  type KyInstance,
} from "ky";
import type { ProblemCode } from "#contract/problem.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { apiUrl } from "./api-url.ts";
import { MalformedResponse, Problem, Refusal, SessionOver } from "./problem.ts";
import { secondsOf } from "./retry-after.ts";
import { readToken } from "./token.ts";

/** Refuses a call before it is sent: there is no token. */
export const tokenMissing = msg`Authentication token not found. Please log in again.`;

const bearer = (token: string) => `Bearer ${token}`;

function messageOf(data: unknown): string {
  if (typeof data !== "object" || data === null || !("message" in data)) return "";
  return typeof data.message === "string" ? data.message : "";
}

const isPage = ({ headers }: Response): boolean => headers.get("content-type")?.includes("html") ?? false;

/** HTML in place of an API answer is a failure, whatever its status. */
const refusePage: AfterResponseHook = ({ response }) => {
  if (response.ok && isPage(response)) throw new MalformedResponse("a page");
};

/** Whether a call with a token was made by the session that is under way. */
const isOfThisSession = ({ headers }: Request): boolean => {
  const token = readToken();
  return token !== null && headers.get("authorization") === bearer(token);
};

const dropLateAnswer: AfterResponseHook = ({ request }) => {
  if (!isOfThisSession(request)) throw new SessionOver();
};

const toProblem: BeforeErrorHook = ({ error, request }) => {
  if (request.headers.has("authorization") && !isOfThisSession(request)) return new SessionOver();
  if (error instanceof NetworkError) return new Problem({ status: 0 });
  if (!(error instanceof HTTPError)) return error;
  const { response } = error;
  const data: unknown = error.data;
  const text = typeof data === "string" ? data : data === undefined ? "" : JSON.stringify(data);
  const code = response.headers.get("problem-code");
  return new Problem({
    status: response.status,
    code: (code ?? undefined) as ProblemCode | undefined,
    text: isPage(response) ? "" : text.trim(),
    jsonMessage: messageOf(data),
    retryAfter: secondsOf(response.headers.get("retry-after")),
    errors: response.headers.get("problem-errors"),
    endsSession: response.status === 401 && code !== "invalid-credentials" && isOfThisSession(request),
  });
};

/** For calls without a token: login and voice request. */
export const publicApi: KyInstance = ky.create({
  retry: 0,
  timeout: false,
  hooks: {
    init: [(options) => void (options.baseUrl = apiUrl())],
    beforeRequest: [({ request }) => request.headers.set("accept-language", currentLocale())],
    afterResponse: [refusePage],
    beforeError: [toProblem],
  },
});

/**
 * For all other calls: sends the bearer token; without one the call throws a `Refusal`. What is answered after the session has
 * ended throws `SessionOver`.
 */
export const api: KyInstance = publicApi.extend({
  hooks: {
    beforeRequest: [
      ({ request }) => {
        const token = readToken();
        if (token === null) throw new Refusal(tokenMissing);
        request.headers.set("authorization", bearer(token));
      },
    ],
    afterResponse: [dropLateAnswer],
  },
});

/** The body as JSON. Throws MalformedResponse for anything else, such as HTML or half an object. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedResponse("body");
  }
}
