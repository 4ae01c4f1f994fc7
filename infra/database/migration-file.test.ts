import { planMigration, registerMigration, renderMigration } from './migration-file.ts';

const DATABASE_FILE = `import { User } from './users/user.entity.js';
import { CreateAuth1700000000000 } from './migrations/1700000000000-create-auth.js';
import { Zone } from './zones/zone.entity.js';

export const entities = [User, Zone];
export const migrations = [CreateAuth1700000000000];
`;

test('planMigration: continues after the latest migration, whatever else is in the folder', () => {
  const existing = ['1700000000009-name-users.ts', '1700000000000-create-auth.ts', 'create-auth'];
  expect(planMigration('rate-2-articles', existing)).toEqual({
    fileName: '1700000000010-rate-2-articles',
    className: 'Rate2Articles1700000000010',
  });
});

test('planMigration: starts with the first timestamp in a service without migrations', () => {
  expect(planMigration('create-maps', []).fileName).toBe('1700000000000-create-maps');
});

test('renderMigration: gives the migration the class name by which TypeORM remembers it', () => {
  const text = renderMigration(planMigration('name-users', []));
  expect(text).toContain(
    "export class NameUsers1700000000000 implements MigrationInterface {\n  name = 'NameUsers1700000000000';",
  );
});

test('registerMigration: adds a migration after the others, repeatedly', () => {
  const second = { fileName: '1700000000001-name-users', className: 'NameUsers1700000000001' };
  const third = { fileName: '1700000000002-rate-users', className: 'RateUsers1700000000002' };
  const text = registerMigration(registerMigration(DATABASE_FILE, second), third);
  expect(text.split('\n').slice(1, 4)).toEqual([
    "import { CreateAuth1700000000000 } from './migrations/1700000000000-create-auth.js';",
    "import { NameUsers1700000000001 } from './migrations/1700000000001-name-users.js';",
    "import { RateUsers1700000000002 } from './migrations/1700000000002-rate-users.js';",
  ]);
  expect(text).toContain(
    'export const migrations = [CreateAuth1700000000000, NameUsers1700000000001, RateUsers1700000000002];\n',
  );
});

test('registerMigration: continues a list on several lines', () => {
  const list = 'export const migrations = [\n  CreateAuth1700000000000,\n];';
  const file = DATABASE_FILE.replace('export const migrations = [CreateAuth1700000000000];', list);
  const next = { fileName: '1700000000001-name-users', className: 'NameUsers1700000000001' };
  expect(registerMigration(file, next)).toContain('[\n  CreateAuth1700000000000, NameUsers1700000000001];');
});

test('registerMigration: rejects a file without the list', () => {
  const next = { fileName: '1700000000001-name-users', className: 'NameUsers1700000000001' };
  expect(() => registerMigration('export const entities = [];\n', next)).toThrow('export const migrations');
});
