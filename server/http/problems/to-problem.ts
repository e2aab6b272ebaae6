import type { FastifyError } from "fastify";
import { databaseProblem } from "./database-problem.ts";
import { fieldProblems } from "./field-problems.ts";
import { Problem } from "./problem.ts";

const frameworkCodes: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem(413, "body-too-large"),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem(415, "unsupported-media-type"),
  FST_ERR_NOT_FOUND: () => new Problem(404, "not-found"),
};

const paging = /^\/(?:page|size)$/;

// What a caller calls the parts of a request.
const parts = { body: "body", querystring: "address", params: "address", headers: "headers" };

/** The first place that the contract refuses, as `voices/0/voiceMp3`; `body` where it is the body itself. */
function refusedPlace(error: FastifyError): string {
  const [first] = error.validation ?? [];
  const inner = first?.params["additionalProperties"] ?? first?.params["requiredProperties"];
  const names = Array.isArray(inner) ? inner.join(", ") : "";
  const place = [first?.instancePath.slice(1), names].filter(Boolean).join("/").slice(0, 100);
  // The caller chose an unknown field's name: no line ends, marks or controls of it in our sentence.
  const shown = place.replaceAll(/[^\p{L}\p{N}/ ,._-]/gu, "?").trim();
  return shown || parts[error.validationContext as keyof typeof parts];
}

function validationProblem(error: FastifyError): Problem {
  const path = error.validation?.[0]?.instancePath ?? "";
  if (error.validationContext === "querystring" && paging.test(path)) return new Problem(400, "invalid-page");
  const fields = error.validationContext === "body" ? fieldProblems(error.validation ?? []) : [];
  return new Problem(400, "invalid-input", { values: { where: refusedPlace(error) }, fields });
}

/** What the caller is told about anything that was thrown; a fault of ours gives nothing away. */
export function toProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  const error = thrown as FastifyError;
  if (error.validation) return validationProblem(error);
  const framework = frameworkCodes[error.code];
  if (framework) return framework();
  const database = databaseProblem(error);
  if (database) return database;
  const status = error.statusCode ?? 500;
  if (status === 413) return new Problem(413, "body-too-large");
  if (status === 415) return new Problem(415, "unsupported-media-type");
  if (status >= 400 && status < 500) {
    const where = error.code?.startsWith("FST_ERR_CTP") ? "body" : "address";
    return new Problem(status, "invalid-input", { values: { where }, cause: error });
  }
  if (status === 503) return new Problem(503, "overloaded", { retryAfterSeconds: 2, cause: error });
  return new Problem(500, "unexpected", { cause: error });
}
