import type { FastifyReply } from 'fastify';

/** What of a list's query says which page, and all the rest of it. */
export type ListQuery = { page: number; limit: number } & Record<string, unknown>;

/**
 * Tells the total of a list, and the address of its next page where there is one, in headers. Lists of the console are
 * never kept.
 * @param path of the list
 */
export function setPaginationHeaders(reply: FastifyReply, path: string, query: ListQuery, total: number): void {
  reply.header('cache-control', 'no-store').header('x-total-count', String(total));
  const { page, limit } = query;
  if (page * limit >= total) return;
  const parameters = Object.entries({ ...query, page: page + 1 }).filter(([, value]) => value !== undefined);
  const next = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  reply.header('link', `<${path}?${next}>; rel="next"`);
}
