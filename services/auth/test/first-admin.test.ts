import { createLogger, LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/test-database.ts';
import { FirstAdminService } from '../src/accounts/first-admin.service.js';
import { PasswordHasher } from '../src/accounts/password-hasher.js';
import { UsersRepository } from '../src/users/users.repository.js';
import { authConfig, buildAuth } from './auth-test-service.js';

const ADMIN = { ADMIN_USERNAME: 'Root', ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: 'hunter2-hunter2' };
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const config = (changes = {}) => authConfig(database, { ...ADMIN, ...changes });
const admins = (source: DataSource) => source.query('select username, email, status from users where is_admin');

it('first admin: is created once by two processes that start together', async () => {
  const apps = await Promise.all([buildAuth(config()), buildAuth(config())]);
  try {
    expect(await admins(apps[0]!.get(DataSource))).toEqual([
      { username: 'Root', email: 'root@example.org', status: 'active' },
    ]);
  } finally {
    await Promise.all(apps.map((app) => app.close()));
  }
});

it('first admin: is neither created again nor given another password at the next start', async () => {
  const first = await buildAuth(config());
  const [before] = await first.get(DataSource).query('select id, password from users');
  await first.close();
  const second = await buildAuth(config({ ADMIN_PASSWORD: 'another-password', ADMIN_USERNAME: 'other' }));
  expect(await second.get(DataSource).query('select id, password from users')).toEqual([before]);
  await second.close();
});

it('first admin: is not created without a password, and the service starts anyway', async () => {
  const app = await buildAuth(config({ ADMIN_PASSWORD: '' }));
  expect(await admins(app.get(DataSource))).toEqual([]);
  await app.close();
});

it('first admin: is not given to a user who took the name first', async () => {
  const app = await buildAuth(config({ ADMIN_PASSWORD: '' }));
  const source = app.get(DataSource);
  await source.query(`insert into users (username, email, password) values ('ROOT', 'someone@example.org', 'x')`);
  const again = await buildAuth(config());
  expect(await admins(source)).toEqual([]);
  await Promise.all([app.close(), again.close()]);
});

it('first admin: never appears in the log with its password', async () => {
  const app = await buildAuth(config({ ADMIN_PASSWORD: '' }));
  const lines: string[] = [];
  const logger: Logger = createLogger('auth', 'trace', { write: (line) => lines.push(line) });
  expect(app.get(LOGGER)).toBeDefined();
  const settings = { username: 'Root', email: 'root@example.org', password: ADMIN.ADMIN_PASSWORD };
  const source = app.get(DataSource);
  await app.get(PasswordHasher).hash(settings.password);
  const create = () =>
    new FirstAdminService(
      new UsersRepository(source),
      app.get(PasswordHasher),
      source,
      settings,
      logger,
    ).onApplicationBootstrap();
  await create();
  await source.query('update users set is_admin = false');
  await create();
  expect(lines.length).toBe(2);
  expect(lines.join()).not.toContain(ADMIN.ADMIN_PASSWORD);
  expect(lines.join()).not.toContain('argon2');
  await app.close();
});
