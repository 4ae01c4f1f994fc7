import { z } from 'zod';

/** Largest value of PostgreSQL's `integer`, the type of all row ids. */
export const MAX_ROW_ID = 2_147_483_647;

/** Id of a row in JSON. */
export const rowId = z.number().int().positive().max(MAX_ROW_ID);

/**
 * Id of a row in a path or query. Only digits without a leading zero are accepted, not `1e3` or `0x10`, so that each
 * row has one address.
 */
export const rowIdText = z.preprocess(
  (text) => (typeof text === 'string' && !/^[1-9]\d*$/.test(text) ? Number.NaN : text),
  z.coerce.number().int().positive().max(MAX_ROW_ID),
);

/** Path parameters of a route about one row. */
export const byRowId = z.object({ id: rowIdText });
