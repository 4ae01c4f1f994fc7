// Prepares the database of an installation in containers: DATABASE_ADMIN_URL and one password per owner.
import { OWNERS, type Owner, prepareDatabase } from './roles.ts';

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is not set: give the database's administrator and each owner's password in the environment.`);
  process.exit(1);
}

const adminUrl = required('DATABASE_ADMIN_URL');
const passwords = Object.fromEntries(
  OWNERS.map((owner) => [owner, required(`${owner.toUpperCase()}_DATABASE_PASSWORD`)]),
) as Record<Owner, string>;

await prepareDatabase({ adminUrl, passwords });
console.log('The database, its roles, schemas and extensions are ready.');
