import { limits } from "#contract/constants/limits.ts";
import { Problem } from "./problems/problem.ts";

/** One page of a list: `page` from 0. */
export interface Paging {
  page: number;
  size: number;
}

/**
 * Reads `page` and `size` of a checked query string; 400 when one is out of range. A page of what is long holds no more than
 * `atMost`, whatever was asked for.
 */
export function readPaging(
  query: { page?: string | undefined; size?: string | undefined },
  atMost: number = limits.pageSize.most,
): Paging {
  const page = Number(query.page ?? 0);
  const size = Number(query.size ?? limits.pageSize.default);
  if (page > limits.page || size < 1 || size > limits.pageSize.most) throw new Problem(400, "invalid-page");
  return { page, size: Math.min(size, atMost) };
}

/** The totals that stand beside a page. */
export const totals = (totalElements: number, { size }: Paging) => ({
  totalPages: Math.ceil(totalElements / size),
  totalElements,
});
