import { readFileSync } from 'node:fs';

/** Environment with the secrets from their files, and the problems with these files. */
export interface ResolvedEnvironment {
  environment: Record<string, string | undefined>;
  /** Lines that begin with the name of a variable and never contain a value. */
  issues: string[];
}

/**
 * Sets each variable `NAME` from the file named by `NAME_FILE`, without its last line break. Then encodes each
 * `X_PASSWORD`, which may contain any character, into `X_URL`.
 * @param names the variables that the process reads
 */
export function resolveSecretFiles(
  names: readonly string[],
  environment: Record<string, string | undefined>,
): ResolvedEnvironment {
  const resolved = { ...environment };
  const issues: string[] = [];
  for (const name of names) {
    const path = environment[`${name}_FILE`];
    // TILES_FILE and the like are ordinary variables.
    if (!path || names.includes(`${name}_FILE`)) continue;
    if (environment[name]) issues.push(`${name}: is set, and ${name}_FILE too; only one of them may be`);
    try {
      resolved[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      issues.push(`${name}_FILE: names a file that cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  for (const name of names) {
    const password = resolved[name.replace(/_URL$/, '_PASSWORD')];
    if (!name.endsWith('_URL') || !password || !names.includes(name.replace(/_URL$/, '_PASSWORD'))) continue;
    resolved[name] = withPassword(resolved[name], password);
  }
  return { environment: resolved, issues };
}

/** Returns an invalid URL unchanged; the variable's schema reports it. */
function withPassword(url: string | undefined, password: string): string | undefined {
  if (!url || !URL.canParse(url)) return url;
  const parsed = new URL(url);
  parsed.password = encodeURIComponent(password);
  return parsed.href;
}
