import { Type } from "typebox";
import type { App } from "#server/http/app-type.ts";
import { reportAddress } from "./content-policy.ts";

// Each browser sends other fields besides; fields that are not read are not checked.
const text = Type.Optional(Type.String({ maxLength: 8000 }));
const PolicyReport = Type.Object({
  "csp-report": Type.Object({
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
  }),
});

const mostBytes = 16 * 1024;
const minute = 60_000;
const mostLinesAMinute = 20;

const known =
  /^(?:default|script|style|img|font|media|connect|manifest|object|frame|worker|child)-src(?:-elem|-attr)?$|^(?:base-uri|form-action|frame-ancestors|trusted-types|require-trusted-types-for)$/;

const directiveOf = (given = "") => {
  const [name = ""] = given.split(" ");
  return known.test(name) ? name : "other";
};

const keywords = new Set([
  "inline",
  "eval",
  "wasm-eval",
  "trusted-types-policy",
  "trusted-types-sink",
  "self",
]);

/** What was stopped, in a word of ours: anyone may send a report, and an address may name a person. */
function kindOf(blocked = ""): string {
  if (keywords.has(blocked)) return blocked;
  const [scheme = ""] = blocked.split(":");
  return ["https", "http", "data", "blob"].includes(scheme) ? scheme : "other";
}

/**
 * `POST /api/v1/policy-reports`: a browser tells that the content policy stopped something on a page. It becomes a
 * line of the log, twenty a minute at most; nothing is stored, and no word of the report is repeated.
 */
export function registerPolicyReports(app: App, { clock }: { clock: () => Date }): void {
  let began = 0;
  let written = 0;
  const mayWrite = () => {
    const now = clock().getTime();
    if (now < began || now - began >= minute) [began, written] = [now, 0];
    written += 1;
    return written <= mostLinesAMinute;
  };
  // In a scope of its own: no other route reads this type, and this one takes nothing else.
  void app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/csp-report",
      { parseAs: "string", bodyLimit: mostBytes },
      scope.getDefaultJsonParser("error", "error"),
    );
    scope.post(reportAddress, { schema: { hide: true, body: PolicyReport } }, async (request, reply) => {
      const report = request.body["csp-report"];
      const directive = directiveOf(report["effective-directive"] ?? report["violated-directive"]);
      if (mayWrite())
        request.log.warn({ directive, blocked: kindOf(report["blocked-uri"]) }, "content policy violated");
      return reply.code(204).send(null);
    });
  });
}
