import type { DataSource } from 'typeorm';

/**
 * Starts recording the SQL statements of a data source, except polling of job requests.
 * @returns a function that stops recording and returns the statements
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
