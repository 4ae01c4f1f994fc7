import { explainIssue } from '@placelore/platform/config/explain-issue.js';
import type { Finding } from './finding.ts';

type Environment = Record<string, string | undefined>;

const CHECK = 'settings';
/** Host names and addresses that are reachable only from this machine and its own network. */
const LOCAL_HOST =
  /^(localhost|.*\.localhost|.*\.local|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|\[::1\]|\[f[cd].*)$/;

/** Finds settings that are valid by themselves but contradict each other. */
export function judgeSettings(env: Environment): Finding[] {
  const findings: Finding[] = [];
  const add = (problem: string, remedy: string) => findings.push({ check: CHECK, problem, remedy });
  const publicUrl = env.PUBLIC_URL && URL.canParse(env.PUBLIC_URL) ? new URL(env.PUBLIC_URL) : undefined;
  const isPublic = publicUrl !== undefined && !LOCAL_HOST.test(publicUrl.hostname);
  if (isPublic && publicUrl.protocol === 'http:') {
    add(
      'PUBLIC_URL is http:, so passwords and cookies travel unencrypted',
      'put TLS in front, and set PUBLIC_URL to https:',
    );
  }
  if (publicUrl?.protocol === 'https:' && Number(env.TRUSTED_PROXIES ?? 0) === 0) {
    add(
      'PUBLIC_URL is https: and TRUSTED_PROXIES is 0, so that all visitors count as one address',
      'set TRUSTED_PROXIES to the number of proxies in front',
    );
  }
  if (publicUrl && publicUrl.pathname !== '/')
    add('PUBLIC_URL has a path', 'serve the product at the root of a host name');
  if (isPublic && Number(env.RATE_LIMIT_FACTOR ?? 1) > 10) {
    add(`RATE_LIMIT_FACTOR=${env.RATE_LIMIT_FACTOR} leaves a public installation without limits`, 'remove it');
  }
  if (env.S3_PUBLIC_ENDPOINT && !env.S3_ENDPOINT) {
    add('S3_PUBLIC_ENDPOINT has no effect without S3_ENDPOINT', 'set S3_ENDPOINT, or remove it');
  }
  if (isPublic && env.S3_PUBLIC_ENDPOINT?.startsWith('http:') && publicUrl.protocol === 'https:') {
    add(
      'browsers block uploads from an https: page to an http: S3_PUBLIC_ENDPOINT',
      'give the object store a certificate',
    );
  }
  if (Boolean(env.BACKUP_S3_ACCESS_KEY) !== Boolean(env.BACKUP_S3_SECRET_KEY)) {
    add('only one of BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY is set', 'set both');
  }
  return findings;
}

/** What these checks need of the schema of a service's variables. */
interface Schema {
  safeParse(
    environment: Environment,
    options: { error: ReturnType<typeof explainIssue> },
  ): {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
}

/** Finds settings with which a service would refuse to start. Never repeats values, because they may be secrets. */
export function judgeServiceSettings(schemas: ReadonlyMap<Schema, Environment>): Finding[] {
  const problems = [...schemas].flatMap(([schema, environment]) => {
    const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
    const { error } = schema.safeParse(present, { error: explainIssue(present) });
    return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
  });
  // Several services read the same variable.
  return [...new Set(problems)].map((problem) => ({
    check: CHECK,
    problem: problem.trim().replace(/\.$/, ''),
    remedy: 'correct this variable and start again',
  }));
}
