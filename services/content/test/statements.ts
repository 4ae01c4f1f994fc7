import type { DataSource } from 'typeorm';

/**
 * Begins to note the statements a data source sends, without those of the work requests' polls.
 * @returns what ends it, with the statements
 */
export function statementsOf({ logger }: DataSource): () => string[] {
  const noted: string[] = [];
  const spy = jest.spyOn(logger, 'logQuery').mockImplementation((statement) => {
    if (!statement.includes('work_requests') && !/^(start transaction|commit)$/i.test(statement)) noted.push(statement);
  });
  return () => {
    spy.mockRestore();
    return noted;
  };
}
