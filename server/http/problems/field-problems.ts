import type { FastifySchemaValidationError } from "fastify/types/schema.js";
import type { FieldFault, FieldProblem } from "#contract/problem.ts";

const faults: Record<string, FieldFault> = {
  required: "required",
  maxLength: "too-long",
  minimum: "out-of-range",
  maximum: "out-of-range",
};

// An unknown field's name is the caller's own text: it is never repeated.
const ofUnknownFields = new Set(["boolean", "additionalProperties"]);
// For a choice, the errors of each of its shapes are listed too.
const ofChoices = "anyOf";

// Only names such as the contract's may stand in a header; a browser's report may hold any.
const safePointer = /^#(?:\/[\w-]{1,20})+$/;

const mostFields = 20;

function problemsOf({ keyword, instancePath, params }: FastifySchemaValidationError): FieldProblem[] {
  if (ofUnknownFields.has(keyword) || keyword === ofChoices) return [];
  const missing = params["requiredProperties"];
  if (Array.isArray(missing))
    return missing.map((name) => ({ pointer: `#${instancePath}/${name}`, code: "required" }));
  const isEmpty = keyword === "minLength" && params["limit"] === 1;
  return [{ pointer: `#${instancePath}`, code: isEmpty ? "required" : (faults[keyword] ?? "malformed") }];
}

/** The fields that the contract refuses, each once, with the first thing that is wrong with it. */
export function fieldProblems(errors: FastifySchemaValidationError[]): FieldProblem[] {
  const found = new Map<string, FieldProblem>();
  for (const problem of errors.flatMap(problemsOf))
    if (!found.has(problem.pointer)) found.set(problem.pointer, problem);
  return [...found.values()].filter(({ pointer }) => safePointer.test(pointer)).slice(0, mostFields);
}
