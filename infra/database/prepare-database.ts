import pg from 'pg';

/** Services that own tables. Each has its own schema and its own role. */
export const DOMAIN_SERVICES = ['auth', 'content', 'analysis', 'places'] as const;
export type DomainServiceName = (typeof DOMAIN_SERVICES)[number];

/**
 * Contrib modules that the services' tables and searches need. Only a superuser or the database's owner can install
 * them.
 */
const EXTENSIONS = ['pg_trgm', 'unaccent', 'citext', 'pgcrypto'];
/**
 * Key of an advisory lock in the maintenance database: roles belong to the cluster, and concurrent changes would
 * collide.
 */
const ADVISORY_LOCK_KEY = 7_204_118;

/** Ms after which a statement, or an idle transaction, is ended, so that none holds a connection forever. */
const STATEMENT_LIMITS = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 };

export interface DatabaseOptions {
  /** Connection string of an administrator: a superuser, or a role that may create databases and roles. */
  adminUrl: string;
  passwords: Record<DomainServiceName, string>;
  /** `host:port` of the server itself if `adminUrl` leads to a pooler, which cannot prepare a database. */
  directHost?: string;
  /** Name of the database to create; `placelore` by default, another in tests. */
  database?: string;
}

/** Parts of the services' connection strings. */
type PreparedDatabase = Required<Omit<DatabaseOptions, 'directHost'>>;

/**
 * Creates or updates the database, the services' roles and schemas, and the extensions. A role owns its schema and has
 * no other permissions, so that no service can read another service's tables.
 * @returns the connection string of each service
 */
export async function prepareDatabase(options: DatabaseOptions): Promise<Record<DomainServiceName, string>> {
  const database = options.database ?? 'placelore';
  const adminUrl = toDirectUrl(options);
  await withClient(adminUrl, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [ADVISORY_LOCK_KEY]);
    for (const service of DOMAIN_SERVICES) await prepareRole(admin, adminUrl, service, options.passwords[service]);
    await createDatabase(admin, database);
    await grantAccess(admin, database);
    await withClient(buildDatabaseUrl(adminUrl, database), prepareSchemas);
  });
  return buildServiceUrls({ ...options, database });
}

/**
 * Creates a database as a copy of one that `prepareDatabase` has prepared. Nobody may be connected to the original.
 * @returns the connection string of each service
 */
export async function copyDatabase(
  options: PreparedDatabase,
  template: string,
): Promise<Record<DomainServiceName, string>> {
  await withClient(options.adminUrl, async (admin) => {
    const names = [options.database, template].map(pg.escapeIdentifier);
    // Copying files takes a third of the processor time of copying their blocks through the write-ahead log.
    await admin.query(`create database ${names.join(' template ')} strategy file_copy`);
    await grantAccess(admin, options.database);
  });
  return buildServiceUrls(options);
}

function toDirectUrl({ adminUrl, directHost }: DatabaseOptions): string {
  const url = new URL(adminUrl);
  if (directHost !== undefined) url.host = directHost;
  return url.href;
}

function buildServiceUrls({ adminUrl, passwords, database }: PreparedDatabase) {
  const buildUrl = (service: DomainServiceName) => {
    const serviceUrl = new URL(buildDatabaseUrl(adminUrl, database));
    serviceUrl.username = getRoleName(service);
    serviceUrl.password = encodeURIComponent(passwords[service]);
    return serviceUrl.href;
  };
  return {
    auth: buildUrl('auth'),
    content: buildUrl('content'),
    analysis: buildUrl('analysis'),
    places: buildUrl('places'),
  };
}

/** Drops a database and its connections. The roles stay, because other databases of the cluster use them. */
export async function dropDatabase(adminUrl: string, database: string): Promise<void> {
  await withClient(adminUrl, (admin) =>
    admin.query(`drop database if exists ${pg.escapeIdentifier(database)} with (force)`),
  );
}

const getRoleName = (service: DomainServiceName): string => `placelore_${service}`;

async function prepareRole(
  admin: pg.Client,
  adminUrl: string,
  service: DomainServiceName,
  password: string,
): Promise<void> {
  const role = getRoleName(service);
  const existing = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
  const isNew = existing.rowCount === 0;
  if (isNew || !(await hasPassword(adminUrl, role, password))) {
    await admin.query(`${isNew ? 'create' : 'alter'} role ${role} with login password ${pg.escapeLiteral(password)}`);
  }
  // An administrator who is not a superuser can give a schema only to a role that the administrator is a member of.
  const { rows } = await admin.query('select rolsuper from pg_roles where rolname = current_user');
  if (!rows[0].rolsuper) await admin.query(`grant ${role} to current_user`);
}

/**
 * Whether a role has this password. It must not be set again, because that would store it with another salt, and a
 * pooler that knows the stored secret could no longer sign in. A server that accepts any password counts as a no.
 */
const hasPassword = async (adminUrl: string, role: string, password: string): Promise<boolean> =>
  (await canSignIn(adminUrl, role, password)) && !(await canSignIn(adminUrl, role, `not ${password}`));

async function canSignIn(adminUrl: string, role: string, password: string): Promise<boolean> {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = encodeURIComponent(password);
  return withClient(url.href, async () => true).catch(
    // The maintenance database may be closed to the role, but this error comes only after its password was accepted.
    (error: { code?: string }) => error.code === '42501',
  );
}

async function createDatabase(admin: pg.Client, database: string): Promise<void> {
  const existing = await admin.query('select 1 from pg_database where datname = $1', [database]);
  if (existing.rowCount === 0) await admin.query(`create database ${pg.escapeIdentifier(database)}`);
}

/**
 * Sets properties of a database that a copy of it lacks: which roles may connect, with which schema, and with which
 * time limits.
 */
async function grantAccess(admin: pg.Client, database: string): Promise<void> {
  const name = pg.escapeIdentifier(database);
  await admin.query(`revoke all on database ${name} from public`);
  await admin.query(`grant connect on database ${name} to ${DOMAIN_SERVICES.map(getRoleName).join(', ')}`);
  for (const service of DOMAIN_SERVICES) {
    const settings = { search_path: `${service}, extensions`, ...STATEMENT_LIMITS };
    for (const [setting, value] of Object.entries(settings)) {
      await admin.query(`alter role ${getRoleName(service)} in database ${name} set ${setting} = ${value}`);
    }
  }
}

async function prepareSchemas(client: pg.Client): Promise<void> {
  const roles = DOMAIN_SERVICES.map(getRoleName).join(', ');
  await client.query('revoke all on schema public from public');
  await client.query('create schema if not exists extensions');
  await client.query(`grant usage on schema extensions to ${roles}`);
  for (const extension of EXTENSIONS) {
    await client.query(`create extension if not exists ${extension} with schema extensions`);
  }
  for (const service of DOMAIN_SERVICES) {
    const role = getRoleName(service);
    await client.query(`create schema if not exists ${service} authorization ${role}`);
    await client.query(`revoke all on schema ${service} from public`);
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function buildDatabaseUrl(url: string, database: string): string {
  const result = new URL(url);
  result.pathname = `/${encodeURIComponent(database)}`;
  return result.href;
}
