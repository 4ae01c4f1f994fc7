import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { opsVariables } from './config.ts';

const root = resolve(__dirname, '../..');
const readCompose = (path: string) =>
  parse(readFileSync(join(root, path), 'utf8'), { merge: true, customTags: [{ tag: '!override', collection: 'map' }] });

test('commands in containers: have the settings of the stores, and networks from which the stores are reachable', () => {
  const product = readCompose('docker-compose.yml');
  const { ops } = readCompose('infra/ops/compose.yml').services;
  expect(existsSync(join(root, ops.build.dockerfile))).toBe(true);
  expect(ops.extends.file).toBe('docker-compose.yml');
  const names = Object.keys({ ...product.services[ops.extends.service].environment, ...ops.environment });
  expect(names.map((name) => name.replace(/_FILE$/, ''))).toEqual(
    expect.arrayContaining([
      'DATABASE_ADMIN_URL',
      'S3_ENDPOINT',
      'S3_BUCKET',
      'S3_ACCESS_KEY',
      'AUTH_DATABASE_PASSWORD',
    ]),
  );
  const backupNames = Object.keys(opsVariables.shape).filter((name) => name.startsWith('BACKUP_'));
  expect(names).toEqual(expect.arrayContaining(backupNames));
  for (const service of ['postgres', 'objects', 'gateway']) {
    const networks: string[] = product.services[service].networks;
    expect(ops.networks.some((network: string) => networks.includes(network))).toBe(true);
  }
});
