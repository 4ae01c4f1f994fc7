import type { ComposeService } from './compose.ts';

const SECRETS_FOLDER = '/run/secrets/';
const SECRET_NAME = /_(SECRET|PASSWORD|KEY|TOKEN|AUTH)$/;
/** Keys that every visitor's browser receives. */
const PUBLIC_KEYS = new Set(['GOOGLE_MAPS_BROWSER_KEY']);
/**
 * Services whose secrets are named in a file of their own instead of the compose file; the proxy's are in its
 * Caddyfile.
 */
const READS_SECRETS_BY_ITSELF = new Set(['proxy']);

/** Replaces each `NAME_FILE` that refers to a secret with `NAME` and a value that is valid for every secret. */
export function readSecrets(environment: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) =>
      value.startsWith(SECRETS_FOLDER) ? [name.replace(/_FILE$/, ''), 'f0'.repeat(32)] : [name, value],
    ),
  );
}

/** Finds secrets in environments, which `docker inspect` shows, and secrets that a service lacks or does not use. */
export function findSecretViolations(
  name: string,
  service: ComposeService,
  declared: Record<string, { file: string }>,
): string[] {
  const { environment, command, entrypoint, healthcheck, secrets } = service;
  const text = JSON.stringify([environment, command, entrypoint, healthcheck]);
  const used = [...text.matchAll(/\/run\/secrets\/([a-z0-9_]+)/g)].map(([, secret = '']) => secret);
  return [
    ...Object.entries(environment)
      .filter(([variable, value]) => isShown(variable, value))
      .map(([variable]) => `${name} has ${variable} in its environment, which docker inspect shows`),
    ...secrets
      .filter((secret) => declared[secret]?.file !== `./secrets/${secret}`)
      .map((secret) => `${name} mounts the secret ${secret}, which is not declared as ./secrets/${secret}`),
    ...[...new Set(used)]
      .filter((secret) => !secrets.includes(secret))
      .map((secret) => `${name} reads the secret ${secret}, which it does not mount`),
    ...secrets
      .filter((secret) => !used.includes(secret) && !READS_SECRETS_BY_ITSELF.has(name))
      .map((secret) => `${name} mounts the secret ${secret}, which it does not read`),
  ];
}

const isShown = (variable: string, value: string): boolean =>
  (value !== '' && SECRET_NAME.test(variable) && !PUBLIC_KEYS.has(variable)) || /:\/\/[^/]*:[^/]*@/.test(value);
