import { Type } from "typebox";
import { limits } from "#contract/limits.ts";
import { Problem } from "./problem.ts";

/** `page` from 0 and `size` as they stand in the address; digits only. */
export const pagingQuery = {
  page: Type.Optional(
    Type.String({ pattern: "^\\d{1,5}$", description: `zero-based, at most ${limits.page}` }),
  ),
  size: Type.Optional(Type.String({ pattern: "^\\d{1,3}$", description: `1 to ${limits.pageSize.most}` })),
};

export interface Paging {
  page: number;
  size: number;
}

/** The page asked for; 400 when it or its size is out of range. */
export function readPaging(query: { page?: string | undefined; size?: string | undefined }): Paging {
  const page = Number(query.page ?? 0);
  const size = Number(query.size ?? limits.pageSize.default);
  if (page > limits.page || size < 1 || size > limits.pageSize.most) throw new Problem(400, "invalid-page");
  return { page, size };
}
