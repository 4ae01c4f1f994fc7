import { ConfigError } from '@placelore/platform/config/read-config.js';

/** Something wrong with an installation. */
export interface Finding {
  /** What was checked, such as `redis`. */
  check: string;
  /** What is wrong, without a capital letter at the start or a period at the end. */
  problem: string;
  /** What to do, in the imperative. */
  remedy: string;
}

/** Checks one part of an installation. */
export interface Check {
  name: string;
  /** Returns the findings. If it throws, the error counts as a finding. */
  run(): Promise<Finding[]>;
}

/** Ms that one check may take. */
const CHECK_TIMEOUT_MS = 15_000;

/** Runs all checks at the same time, and returns their findings in the order of the checks. */
export async function runChecks(checks: readonly Check[], timeoutMs = CHECK_TIMEOUT_MS): Promise<Finding[]> {
  const results = await Promise.all(checks.map((check) => runCheck(check, timeoutMs)));
  return results.flat();
}

async function runCheck({ name, run }: Check, timeoutMs: number): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${timeoutMs / 1000} s`)), timeoutMs);
  });
  try {
    return await Promise.race([run(), timeout]);
  } catch (error) {
    return explainError(name, error);
  } finally {
    clearTimeout(timer);
  }
}

function explainError(check: string, error: unknown): Finding[] {
  if (error instanceof ConfigError)
    return error.issues.map((problem) => ({ check, problem, remedy: 'correct these settings and start again' }));
  return [{ check, problem: `could not be checked (${describeError(error)})`, remedy: findRemedy(error) }];
}

/** Finds the remedy for an error of PostgreSQL, Redis, or a connection. */
function findRemedy(error: unknown): string {
  const { code, message = '' } = error as NodeJS.ErrnoException;
  if (code === '3D000') return 'start the product, which creates it';
  const isRefused = code === '28P01' || code === '28000' || /^(WRONGPASS|NOAUTH|NOPERM)\b/.test(message);
  return isRefused ? 'correct the user name and the password in its settings' : 'see that it runs and can be reached';
}

/** Returns the code of an error, or the first line of its message. Neither contains connection strings. */
export function describeError(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const text = code && /^E[A-Z]+$/.test(code) ? code : (message ?? String(error)).split('\n')[0];
  return `${text}`.replace(/\w+:\/\/\S+/g, '…').replace(/\.?\s*$/, '');
}

/** Formats a finding as one line. */
export const formatFinding = ({ check, problem, remedy }: Finding): string => `${check}: ${problem}: ${remedy}.`;
