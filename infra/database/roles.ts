import pg from 'pg';

/** The services that own tables: each has one schema and one role of its own. */
export const OWNERS = ['auth', 'content', 'analysis', 'places'] as const;
export type Owner = (typeof OWNERS)[number];

/** Contrib modules the owners' tables and searches use; only a superuser or the database's owner may install them. */
const EXTENSIONS = ['pg_trgm', 'unaccent', 'citext', 'pgcrypto'];
/** Taken on the maintenance database: roles belong to the whole cluster, and two processes altering one collide. */
const LOCK = 7_204_118;

export interface DatabasePlan {
  /** Connection string of an administrator: a superuser, or a role that may create databases and roles. */
  adminUrl: string;
  passwords: Record<Owner, string>;
  /** Name of the database to create; `placelore` unless a test wants its own. */
  database?: string;
}

/**
 * Creates the database, the owners' roles and schemas, and the extensions, or brings them up to date. A role owns its
 * schema and is granted nothing else, so that no service can read another's tables.
 * @returns each owner's connection string
 */
export async function prepareDatabase(plan: DatabasePlan): Promise<Record<Owner, string>> {
  const database = plan.database ?? 'placelore';
  await connected(plan.adminUrl, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [LOCK]);
    for (const owner of OWNERS) await prepareRole(admin, owner, plan.passwords[owner]);
    await createDatabase(admin, database);
    await connected(withDatabase(plan.adminUrl, database), (inside) => prepareSchemas(inside, database));
  });
  const url = (owner: Owner) => {
    const address = new URL(withDatabase(plan.adminUrl, database));
    address.username = roleOf(owner);
    address.password = encodeURIComponent(plan.passwords[owner]);
    return address.href;
  };
  return { auth: url('auth'), content: url('content'), analysis: url('analysis'), places: url('places') };
}

/** Drops a database, with the connections to it. The roles stay: other databases of the cluster use them. */
export async function dropDatabase(adminUrl: string, database: string): Promise<void> {
  await connected(adminUrl, (admin) =>
    admin.query(`drop database if exists ${pg.escapeIdentifier(database)} with (force)`),
  );
}

const roleOf = (owner: Owner): string => `placelore_${owner}`;

async function prepareRole(admin: pg.Client, owner: Owner, password: string): Promise<void> {
  const role = roleOf(owner);
  const known = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
  const secret = pg.escapeLiteral(password);
  await admin.query(`${known.rowCount === 0 ? 'create' : 'alter'} role ${role} with login password ${secret}`);
  // An administrator that is no superuser may hand a schema only to a role it is a member of.
  const { rows } = await admin.query('select rolsuper from pg_roles where rolname = current_user');
  if (!rows[0].rolsuper) await admin.query(`grant ${role} to current_user`);
}

async function createDatabase(admin: pg.Client, database: string): Promise<void> {
  const known = await admin.query('select 1 from pg_database where datname = $1', [database]);
  if (known.rowCount === 0) await admin.query(`create database ${pg.escapeIdentifier(database)}`);
}

async function prepareSchemas(inside: pg.Client, database: string): Promise<void> {
  const name = pg.escapeIdentifier(database);
  const roles = OWNERS.map(roleOf).join(', ');
  await inside.query(`revoke all on database ${name} from public`);
  await inside.query(`grant connect on database ${name} to ${roles}`);
  await inside.query('revoke all on schema public from public');
  await inside.query('create schema if not exists extensions');
  await inside.query(`grant usage on schema extensions to ${roles}`);
  for (const extension of EXTENSIONS) {
    await inside.query(`create extension if not exists ${extension} with schema extensions`);
  }
  for (const owner of OWNERS) {
    const role = roleOf(owner);
    await inside.query(`create schema if not exists ${owner} authorization ${role}`);
    await inside.query(`revoke all on schema ${owner} from public`);
    await inside.query(`alter role ${role} in database ${name} set search_path = ${owner}, extensions`);
  }
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(database)}`;
  return address.href;
}
