import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";
import type { FastifySerializerCompiler } from "fastify";

const compile = SerializerSelector()({}, {});

/** Writes answers by their schemas. Each is compiled for the first answer that needs it: most are seldom given, and all take memory. */
export const serializerCompiler: FastifySerializerCompiler<unknown> = (answer) => {
  let write: ReturnType<typeof compile> | undefined;
  return (data: unknown) => {
    write ??= compile({ ...answer, httpStatus: answer.httpStatus ?? "" });
    return write(data);
  };
};
