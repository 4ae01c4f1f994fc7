import { z } from 'zod';
import { parseBackupArgs, prepareRestore, USAGE } from './commands.ts';
import { opsVariables } from './config.ts';

test.each([
  ['/backups', { address: '/backups' }],
  ['s3://a/b --keep=7', { address: 's3://a/b', keep: 7 }],
  ['/b --recipient=age1x --recipient age1y', { address: '/b', recipients: ['age1x', 'age1y'] }],
  ['--keep=1 /b', { address: '/b', keep: 1 }],
])('backup: reads the arguments %s', (args, expected) => {
  expect(parseBackupArgs(args.split(' '))).toEqual(expected);
});

test.each(['', '/a /b', '/a --force', '/a --keep'])('backup: shows the usage for the arguments "%s"', (args) => {
  expect(() => parseBackupArgs(args.split(' ').filter(Boolean))).toThrow(USAGE.backup);
});

test.each(['0', '-1', '1.5', 'all', ''])('backup: rejects --keep=%s', (keep) => {
  expect(() => parseBackupArgs(['/a', `--keep=${keep}`])).toThrow(
    '--keep is not a number of archives: use a whole number from 1.',
  );
});

test('restore: says that the file of --identity cannot be read, before it opens the archive', async () => {
  await expect(prepareRestore(['/no/archive', '--identity=/no/key'], {}, {} as never)).rejects.toThrow(
    'The file /no/key of --identity cannot be read: check the name and its permissions.',
  );
});

test.each(['/a /b', '/a --keep=1', '/a --identity'])(
  'restore: shows the usage for the arguments "%s"',
  async (args) => {
    await expect(prepareRestore(args.split(' '), {}, {} as never)).rejects.toThrow(USAGE.restore);
  },
);

test('variables of the commands: have the recorded names, defaults and bounds', () => {
  expect(z.toJSONSchema(opsVariables, { io: 'input', unrepresentable: 'any' })).toMatchSnapshot();
});
