import type { DataSource } from 'typeorm';

/**
 * Begins to note the statements a data source sends, without those of the work requests' polls.
 * @returns what ends it, with the statements
 */
export function recordStatements({ logger }: DataSource): () => string[] {
  const statements: string[] = [];
  const spy = jest.spyOn(logger, 'logQuery').mockImplementation((statement) => {
    if (!statement.includes('job_requests') && !/^(start transaction|commit)$/i.test(statement))
      statements.push(statement);
  });
  return () => {
    spy.mockRestore();
    return statements;
  };
}
