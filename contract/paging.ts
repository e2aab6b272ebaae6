import { Type, type TSchema } from "typebox";
import { limits } from "./constants/limits.ts";

/** `page` from 0 and `size` as they stand in the address; digits only. */
export const pagingQuery = {
  page: Type.Optional(
    Type.String({ pattern: "^\\d{1,5}$", description: `zero-based, at most ${limits.page}` }),
  ),
  size: Type.Optional(Type.String({ pattern: "^\\d{1,3}$", description: `1 to ${limits.pageSize.most}` })),
};

/** The fields of one page of a list; past the end it is empty with the true totals. */
export const pageOf = <T extends TSchema>(item: T) => ({
  content: Type.Array(item),
  totalPages: Type.Integer(),
  totalElements: Type.Integer(),
});
