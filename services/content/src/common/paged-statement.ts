import type { PreparedStatement } from '@placelore/platform/database/prepared-statement.js';

/** Page sizes that the product's own screens request. */
const USUAL_LIMITS = [6, 12];

/** Returns the statement of one page, and its parameters after those of the list. */
export type PagedStatement = (
  limit: number,
  offset: number,
) => { statement: PreparedStatement; pageParameters: number[] };

/**
 * Creates the statements that read a list page by page. For first pages with a usual limit, limit and offset are
 * constants, so that PostgreSQL plans the statement only once. With an unknown limit, it expects a tenth of the table
 * and plans again at each call, which takes longer than reading the page.
 * @param name of the statement for all other pages
 * @param parameterCount number of the list's own parameters, before limit and offset
 * @param buildSql receives limit and offset as SQL
 */
export function createPagedStatement(
  name: string,
  parameterCount: number,
  buildSql: (limit: string, offset: string) => string,
): PagedStatement {
  const firstPages = new Map(
    USUAL_LIMITS.map((limit) => [limit, { name: `${name}.first-${limit}`, sql: buildSql(String(limit), '0') }]),
  );
  const anyPage = { name, sql: buildSql(`$${parameterCount + 1}`, `$${parameterCount + 2}`) };
  return (limit, offset) => {
    const firstPage = offset === 0 ? firstPages.get(limit) : undefined;
    return firstPage
      ? { statement: firstPage, pageParameters: [] }
      : { statement: anyPage, pageParameters: [limit, offset] };
  };
}
