import { internalUsers } from '@placelore/contracts/auth/users.js';
import { internalArticles } from '@placelore/contracts/content/articles/articles.js';
import { ERRORS } from '@placelore/contracts/core/errors.js';
import { InternalClient } from '@placelore/platform/http/internal-client.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { COMMANDS } from '../../src/cli/commands.js';
import { formatUsage, parseCommand, runCli } from '../../src/cli/run-cli.js';
import { runCommand, services, useCli } from '../support/cli-runner.js';
import { SECRET } from '../support/fake-services.js';

useCli();

describe('command line', () => {
  it('prints the usage of each command', () => {
    const text = formatUsage([]);
    for (const [name, { args, options = [], summary }] of Object.entries(COMMANDS)) {
      expect(text).toContain([name, ...args.map((arg) => `<${arg}>`), ...options.map((item) => `[${item}]`)].join(' '));
      expect(text).toContain(summary);
    }
  });

  it.each([
    [],
    ['help'],
    ['toString'],
    ['__proto__'],
    ['create-admin'],
    ['create-admin', 'maria'],
    ['retry'],
    ['drain', 'x'],
    ['list-failed', '--all'],
    ['start-run'],
    ['start-run', 'x', '--dry'],
    ['start-run', 'x', '--dry-run=1'],
    ['start-run', 'x', '--limit'],
    ['cancel-run'],
    ['retry-run', 'x', '--dry-run'],
  ])('does not accept %j as a command', (...args) => expect(parseCommand(args)).toBeNull());

  it('prints the usage of a command without its required arguments', () => {
    expect(formatUsage(['create-admin', 'maria'])).toBe(
      'npm run ops -- create-admin <username> <email>\n\n  creates an admin and prints the generated password, once',
    );
    expect(formatUsage(['toString'])).toBe(formatUsage([]));
  });

  it('prints one sentence and fails when a service is unavailable', async () => {
    const absentServices = new InternalClient('worker', { auth: 'http://127.0.0.1:1' }, new IdentityTokens(SECRET));
    const err: string[] = [];
    const shell = { out: () => {}, err: (line: string) => void err.push(line) };
    const code = await runCli(
      parseCommand(['reset-password', 'maria'])!,
      absentServices.call.bind(absentServices),
      shell,
    );
    await absentServices.close();
    expect([code, err]).toEqual([1, [`${ERRORS.UNAVAILABLE.message} (UNAVAILABLE)`]]);
  });
});

describe('account commands', () => {
  it('create-admin creates an admin and prints the password', async () => {
    services.on(internalUsers.createAdmin, ({ body }) => ({ username: body.username, password: 'made-up-for-maria' }));
    const { code, out } = await runCommand('create-admin', 'maria', 'maria@example.org');
    expect([code, out]).toEqual([
      0,
      ['Created the admin maria. The password, which will not be shown again: made-up-for-maria'],
    ]);
    expect(services.calls[0]?.body).toEqual({ username: 'maria', email: 'maria@example.org' });
  });

  it('create-admin reports a name that is taken', async () => {
    services.failWith(internalUsers.createAdmin, 'USERNAME_TAKEN');
    const { code, out, err } = await runCommand('create-admin', 'maria', 'maria@example.org');
    expect([code, out, err]).toEqual([1, [], ['Username already exists (USERNAME_TAKEN)']]);
  });

  it('reset-password sets a new password and prints it', async () => {
    services.on(internalUsers.resetPassword, () => ({ username: 'Maria', password: 'made-up-again' }));
    expect(await runCommand('reset-password', 'maria')).toMatchObject({
      code: 0,
      out: ['Maria has a new password, which will not be shown again: made-up-again'],
    });
  });
});

describe('rebuild-indexes', () => {
  it('rebuilds the article index', async () => {
    services.on(internalArticles.rebuildArticleIndex, () => ({ outcome: { status: 'done' } }));
    expect(await runCommand('rebuild-indexes')).toMatchObject({
      code: 0,
      out: ['The article index has been rebuilt.'],
    });
  });

  it('prints the reason of a failure', async () => {
    const outcome = { status: 'failed', code: 'JOB_LOST', message: 'lost from the queue 6 times' };
    services.on(internalArticles.rebuildArticleIndex, () => ({ outcome }));
    expect(await runCommand('rebuild-indexes')).toMatchObject({
      code: 1,
      err: ['lost from the queue 6 times (JOB_LOST)'],
    });
  });
});
