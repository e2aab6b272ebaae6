import type { FastifyReply, FastifyRequest } from "fastify";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { say } from "#server/http/language/sentences.ts";
import { plainText } from "#server/http/plain-text.ts";
import { problemSentences } from "./problem-sentences.ts";
import type { Problem } from "./problem.ts";

/** The problem's sentence in the caller's language, its code in `problem-code`, wrong fields in `problem-errors`. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const locale = callerLocale(request.headers["accept-language"]);
  const message = say(locale, problemSentences[problem.code], problem.values);
  void reply
    .code(problem.status)
    .header("problem-code", problem.code)
    .header("content-language", locale)
    .header("vary", [reply.getHeader("vary"), "Accept-Language"].flat().filter(Boolean).join(", "))
    .header("cache-control", "no-store")
    .removeHeader("etag");
  if (problem.fields.length > 0) void reply.header("problem-errors", JSON.stringify(problem.fields));
  if (problem.status === 401) void reply.header("www-authenticate", "Bearer");
  if (problem.retryAfterSeconds !== undefined) void reply.header("retry-after", problem.retryAfterSeconds);
  if (request.routeOptions.config?.problems === "json")
    return reply
      .type("application/json; charset=utf-8")
      .serializer(JSON.stringify)
      .send({ code: problem.code, message });
  return reply.type(plainText).serializer(String).send(message);
}
