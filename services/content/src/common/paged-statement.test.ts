import { createPagedStatement } from './paged-statement.js';

const getPage = createPagedStatement('places', 2, (limit, offset) => `select 1 limit ${limit} offset ${offset}`);

describe('createPagedStatement', () => {
  it('writes limit and offset of first pages with a usual limit into the SQL', () => {
    expect(getPage(12, 0)).toEqual({
      statement: { name: 'places.first-12', sql: 'select 1 limit 12 offset 0' },
      pageParameters: [],
    });
  });

  it.each([
    [12, 24],
    [7, 0],
  ])('passes limit %d and offset %d as parameters after those of the list', (limit, offset) => {
    expect(getPage(limit, offset)).toEqual({
      statement: { name: 'places', sql: 'select 1 limit $3 offset $4' },
      pageParameters: [limit, offset],
    });
  });
});
