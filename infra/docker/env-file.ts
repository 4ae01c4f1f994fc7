/** Variable that a file like `.env.example` describes. */
export interface DescribedVariable {
  name: string;
  value: string;
  /** Whether the line has the form `# NAME=value`, which shows a default or an example but sets nothing. */
  commentedOut: boolean;
  /** Whether there is a comment above it, or above the group of lines that it belongs to. */
  described: boolean;
}

/** Parses `NAME=value` and `# NAME=value` lines with the comments above them. */
export function readEnvFile(text: string): DescribedVariable[] {
  const variables: DescribedVariable[] = [];
  let described = false;
  for (const line of text.split(/\r?\n/)) {
    const [, hash, name, value = ''] = /^(# ?)?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
    if (name) variables.push({ name, value: value.trim(), commentedOut: hash !== undefined, described });
    else described = line.startsWith('#') && !line.startsWith('# ---');
  }
  return variables;
}

/** Finds the variables of a compose file: `${NAME}`, `${NAME:-default}`, `${NAME:+instead}` or `${NAME:?message}`. */
export function findComposeVariables(composeFile: string): string[] {
  return [...new Set([...composeFile.matchAll(/(?<!\$)\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name))];
}

/** Finds the names of the variables for the secrets that a compose file takes from the folder `secrets`. */
export function findComposeSecrets(composeFile: string): string[] {
  return [...composeFile.matchAll(/file: \.\/secrets\/([a-z0-9_]+)/g)].map(([, name = '']) => name.toUpperCase());
}

/**
 * Substitutes the values of `${NAME}`, as Compose does.
 * @throws Error with the message of `${NAME:?message}` if that variable is absent
 */
export function substitute(text: string, environment: Record<string, string>): string {
  return text.replace(/\$\$|\$\{([A-Z][A-Z0-9_]*)(?::([-?+])([^}]*))?\}/g, (found, name, kind, rest) => {
    if (found === '$$') return '$';
    const value = environment[name];
    if (value) return kind === '+' ? rest : value;
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return kind === '-' ? rest : '';
  });
}
