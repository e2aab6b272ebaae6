import * as fc from "#test/support/generated.ts";
import type { InjectOptions } from "fastify";
import { anyText, anyValue, contentTypes, rawBody } from "./values.ts";

export const formType = "application/x-www-form-urlencoded";

/** A call that is right in every part; hostile ones are made from it. */
export interface Endpoint {
  method: "GET" | "POST";
  /** The address with `{}` where a name or id stands. */
  path: string;
  param?: string;
  as: "nobody" | "client" | "owner";
  body?: Record<string, unknown>;
  /** The content type of a right call; JSON's unless told. */
  type?: string;
  query?: Record<string, string[]>;
  /** What else goes along with every call. */
  headers?: Record<string, string>;
  /** A limit that is no setting counts it: what was counted is forgotten before each call. */
  isLimited?: true;
}

type Change = (call: Drafted) => Drafted;

/** A call on its way to being hostile; `raw` takes the place of the body. */
interface Drafted {
  param: string;
  body: unknown;
  raw?: string;
  query: [string, string][];
  headers: Record<string, string>;
}

// Never all of it escaped, never all of it plain: routers and databases must cope with both.
const segment = (text: string) =>
  fc.constantFrom(
    encodeURIComponent(text.toWellFormed()),
    encodeURIComponent(text.toWellFormed()).replaceAll("%20", "+"),
    text.replaceAll(/[^\w.~%-]/g, ""),
    `${encodeURIComponent(text.toWellFormed())}%`,
    `%c0%ae${encodeURIComponent(text.toWellFormed())}`,
  );

/** Puts a value somewhere into a body: in the place of a field, as a new one, or a level deeper. */
function put(body: unknown, path: readonly number[], key: string, value: unknown): unknown {
  if (typeof body !== "object" || body === null) return value;
  const [step = 0, ...rest] = path;
  const keys = Object.keys(body);
  const at = keys.length > 0 ? (keys[step % (keys.length + 1)] ?? key) : key;
  const inner = rest.length > 0 ? put(Reflect.get(body, at), rest, key, value) : value;
  if (Array.isArray(body)) return body.toSpliced(Number(at) || 0, 1, inner);
  return { ...body, [at]: inner };
}

const fields = fc
  .record({
    path: fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }),
    key: fc.oneof(fc.constantFrom("role", "id", "isAdmin", "password", "offerId", "__proto__x"), anyText),
    value: anyValue,
  })
  .map(({ path, key, value }): Change => (call) => ({ ...call, body: put(call.body, path, key, value) }));

const missing = fc.nat(12).map((nth): Change => (call) => {
  if (typeof call.body !== "object" || call.body === null) return call;
  const entries = Object.entries(call.body);
  return { ...call, body: Object.fromEntries(entries.filter((_, place) => place !== nth % entries.length)) };
});

const raw = rawBody.map((text): Change => (call) => ({ ...call, raw: text }));

const params = anyText.chain(segment).map((param): Change => (call) => ({ ...call, param }));

const queries = fc
  .tuple(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom(
          "page",
          "size",
          "gender",
          "languageNames",
          "voiceColorNames",
          "ageRangeNames",
          "status",
        ),
      },
      { weight: 1, arbitrary: anyText },
    ),
    fc.oneof(
      anyText,
      anyValue.map(String),
      fc.constantFrom("0", "00", "1", "100", "9".repeat(5), "TURKISH", "Male", "new"),
    ),
  )
  .map(([key, value]): Change => (call) => ({ ...call, query: [...call.query, [key, value]] }));

// Header values are bytes: what HTTP itself refuses never reaches the application.
const headerText = anyText.map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "?").slice(0, 4000));
const headers = fc
  .tuple(
    fc.constantFrom(
      "if-match",
      "if-none-match",
      "idempotency-key",
      "accept-language",
      "accept",
      "accept-encoding",
      "range",
      "if-range",
      "x-forwarded-for",
      "x-request-id",
      "origin",
      "content-encoding",
    ),
    fc.oneof(
      headerText,
      fc.constantFrom(
        "*",
        '""',
        "bytes=0-",
        "bytes=-1",
        "bytes=9-1",
        "bytes=0-0,2-3",
        "tr;q=x",
        "en;q=0,*",
        "gzip",
      ),
    ),
  )
  .map(([name, value]): Change => (call) => ({ ...call, headers: { ...call.headers, [name]: value } }));

const types = fc.constantFrom(...contentTypes).map((type): Change => (call) => ({
  ...call,
  headers: { ...call.headers, "content-type": type },
}));

const change = fc.oneof(
  { weight: 8, arbitrary: fields },
  { weight: 2, arbitrary: missing },
  { weight: 3, arbitrary: raw },
  { weight: 3, arbitrary: params },
  { weight: 4, arbitrary: queries },
  { weight: 2, arbitrary: headers },
  { weight: 2, arbitrary: types },
);

function finish(endpoint: Endpoint, call: Drafted): InjectOptions {
  const query = call.query.map(
    ([k, v]) => `${encodeURIComponent(k.toWellFormed())}=${encodeURIComponent(v.toWellFormed())}`,
  );
  const url = endpoint.path.replace("{}", call.param) + (query.length > 0 ? `?${query.join("&")}` : "");
  if (endpoint.method === "GET") return { method: "GET", url, headers: call.headers };
  const payload = call.raw ?? (endpoint.type === formType ? formOf(call.body) : JSON.stringify(call.body));
  return { method: "POST", url, headers: call.headers, payload: payload ?? "null" };
}

const formOf = (body: unknown) =>
  typeof body === "object" && body !== null
    ? Object.entries(body)
        .flatMap(([key, value]) =>
          [value]
            .flat()
            .map(
              (one) =>
                `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(String(one).toWellFormed())}`,
            ),
        )
        .join("&")
    : String(body);

/** Calls of an endpoint with one to four things wrong, or strange, about them. */
export const hostileCall = (endpoint: Endpoint): fc.Arbitrary<InjectOptions> =>
  fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const right: Drafted = {
      param: encodeURIComponent(endpoint.param ?? ""),
      body: endpoint.body,
      query: Object.entries(endpoint.query ?? {}).flatMap(([key, values]) =>
        values.map((value): [string, string] => [key, value]),
      ),
      headers: endpoint.method === "GET" ? {} : { "content-type": endpoint.type ?? "application/json" },
    };
    return finish(
      endpoint,
      changes.reduce((call, one) => one(call), right),
    );
  });
