import { resolve } from 'node:path';

/** The root of the project, or the folder named on the command line: the checks' own tests plant faults in one. */
export const rootOfCheck = (): string => resolve(process.argv[2] ?? resolve(import.meta.dirname, '../..'));

/**
 * Ends a check: one line a fault, and exit code 1 when there is any.
 * @param what what was checked, for the line that says all is well
 */
export function report(check: string, what: string, faults: string[]): void {
  if (faults.length === 0) {
    console.log(`${check}: ${what}: no fault`);
    return;
  }
  for (const fault of faults) console.error(`${check}: ${fault}`);
  console.error(`${check}: ${what}: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`);
  process.exitCode = 1;
}
