import type { FastifyReply } from 'fastify';

/** Query of a list: page parameters and others. */
export type ListQuery = { page: number; limit: number } & Record<string, unknown>;

/**
 * Sets headers for the total of a list and for the URL of its next page, if there is one. Lists of the admin panel are
 * never cached.
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
