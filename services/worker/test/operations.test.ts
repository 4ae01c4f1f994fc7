import { randomUUID } from 'node:crypto';
import { internalArticles } from '@placelore/contracts/articles.js';
import type { BatchRun } from '@placelore/contracts/batch-run-shapes.js';
import { ApiError, ERRORS } from '@placelore/contracts/errors.js';
import { internalBatchRuns } from '@placelore/contracts/internal-batch-runs.js';
import { OWNERS, type OwnerName } from '@placelore/contracts/jobs.js';
import { internalUsers } from '@placelore/contracts/users.js';
import { type FailedWork, failedRoute, openRoute, retryRoute } from '@placelore/contracts/work-requests.js';
import { InternalClient } from '@placelore/platform/http/internal-client.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { COMMANDS } from '../src/operations/commands.js';
import { commandOf, operate, usage } from '../src/operations/operate.js';
import { FakeOwners, SECRET } from './fake-owners.js';

let owners: FakeOwners;
let client: InternalClient;
beforeAll(async () => {
  owners = await FakeOwners.start();
  client = new InternalClient('worker', owners.urls, new IdentityTokens(SECRET));
});
beforeEach(() => owners.reset());
afterAll(async () => {
  await client.close();
  await owners.stop();
});

/** Runs a command line as the shell would. */
async function ops(...given: string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const [out, err]: [string[], string[]] = [[], []];
  const chosen = commandOf(given);
  if (!chosen) throw new Error('not a command');
  const shell = { out: (line: string) => void out.push(line), err: (line: string) => void err.push(line) };
  const code = await operate(chosen, client.call.bind(client), shell);
  return { code, out, err };
}

let second = 0;
const failedWork = (given: Partial<FailedWork> = {}): FailedWork => {
  const id = randomUUID();
  const failedAt = new Date(Date.UTC(2026, 10, 1) + 1000 * ++second).toISOString();
  return {
    id,
    job: 'cover.draw',
    requestedBy: 'user:7',
    requestId: 'r',
    createdAt: failedAt,
    failedAt,
    code: 'WORK_LOST',
    message: 'lost from the queue 6 times',
    cursor: `${second}.${id}`,
    ...given,
  };
};
/** What each owner answers `route` with; the same for all who are not named. */
const answering = (
  route: typeof failedRoute | typeof openRoute,
  others: object,
  named: Partial<Record<OwnerName, object>> = {},
) => {
  for (const owner of OWNERS) owners.on(route(owner), () => named[owner] ?? others);
};

describe('the command line', () => {
  it('says how each command is called', () => {
    const text = usage([]);
    for (const [name, { args, options = [], summary }] of Object.entries(COMMANDS)) {
      expect(text).toContain([name, ...args.map((arg) => `<${arg}>`), ...options.map((one) => `[${one}]`)].join(' '));
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
    ['cancel-run'],
    ['retry-run', 'x', '--dry-run'],
  ])('takes %j for no command', (...given) => expect(commandOf(given)).toBeNull());

  it('says how a command is called that was not given what it needs', () => {
    expect(usage(['create-admin', 'maria'])).toBe(
      'npm run ops -- create-admin <username> <email>\n\n  creates an admin and prints the generated password, once',
    );
    expect(usage(['toString'])).toBe(usage([]));
  });

  it('says in one sentence that an owner is away, and fails', async () => {
    const away = new InternalClient('worker', { auth: 'http://127.0.0.1:1' }, new IdentityTokens(SECRET));
    const err: string[] = [];
    const shell = { out: () => {}, err: (line: string) => void err.push(line) };
    const code = await operate(commandOf(['reset-password', 'maria'])!, away.call.bind(away), shell);
    await away.close();
    expect([code, err]).toEqual([1, [`${ERRORS.UNAVAILABLE.message} (UNAVAILABLE)`]]);
  });
});

describe('accounts', () => {
  it('an admin is created, and the password shown', async () => {
    owners.on(internalUsers.createAdmin, ({ body }) => ({ username: body.username, password: 'made-up-for-maria' }));
    const { code, out } = await ops('create-admin', 'maria', 'maria@example.org');
    expect([code, out]).toEqual([
      0,
      ['The admin maria is created. The password, which is not shown again: made-up-for-maria'],
    ]);
    expect(owners.calls[0]?.body).toEqual({ username: 'maria', email: 'maria@example.org' });
  });

  it('a name that is taken is said so', async () => {
    owners.failing(internalUsers.createAdmin, 'USERNAME_TAKEN');
    const { code, out, err } = await ops('create-admin', 'maria', 'maria@example.org');
    expect([code, out, err]).toEqual([1, [], ['Username already exists (USERNAME_TAKEN)']]);
  });

  it('a password is given anew, and shown', async () => {
    owners.on(internalUsers.resetPassword, () => ({ username: 'Maria', password: 'made-up-anew' }));
    expect(await ops('reset-password', 'maria')).toMatchObject({
      code: 0,
      out: ['Maria has a new password, which is not shown again: made-up-anew'],
    });
  });
});

describe('batch runs', () => {
  const someRun = (given: Partial<BatchRun> = {}): BatchRun => ({
    id: randomUUID(),
    kind: 'recover-articles',
    dryRun: false,
    status: 'running',
    startedBy: null,
    startedByName: 'operator',
    createdAt: '2026-11-01T00:00:00.000Z',
    startedAt: null,
    endedAt: null,
    cancelRequestedAt: null,
    limit: 10,
    total: 10,
    done: 3,
    failed: 1,
    skipped: 2,
    costUsd: 0.05,
    estimatedCostUsd: 0.1,
    budgetUsd: null,
    code: null,
    message: null,
    workRequestId: null,
    cursor: 'c',
    ...given,
  });

  it('are listed', async () => {
    const run = someRun();
    owners.on(internalBatchRuns.list, () => [run]);
    expect((await ops('list-runs')).out).toEqual([
      `${run.id}  ${run.createdAt}  recover-articles  running  3 done, 2 skipped, 1 failed of 10  $0.0500`,
    ]);
    owners.on(internalBatchRuns.list, () => []);
    expect((await ops('list-runs')).out).toEqual(['There was no batch run yet.']);
  });

  it('are started, or only counted', async () => {
    const run = someRun();
    owners.on(internalBatchRuns.start, ({ body }) => ({ ...run, dryRun: body.dryRun }));
    expect((await ops('start-run', 'recover-articles')).out).toEqual([
      `It is started, as ${run.id}, for about $0.1000.`,
    ]);
    expect((await ops('start-run', 'recover-articles', '--dry-run')).out).toEqual([
      'It would be 10 items, for about $0.1000. Nothing was changed.',
    ]);
    expect(owners.calls.map(({ body }) => body.dryRun)).toEqual([false, true]);
    const wrong = await ops('start-run', 'everything');
    expect([wrong.code, wrong.err[0]]).toEqual([1, expect.stringContaining('recover-articles')]);
    owners.failing(internalBatchRuns.start, 'BATCH_RUNNING');
    expect((await ops('start-run', 'recover-articles')).err).toEqual([
      'A run of this kind goes on already. (BATCH_RUNNING)',
    ]);
  });

  it('are cancelled and go on', async () => {
    const id = randomUUID();
    owners.on(internalBatchRuns.cancel, () => someRun());
    owners.on(internalBatchRuns.retry, () => someRun({ status: 'queued' }));
    expect((await ops('cancel-run', id)).out).toEqual(['It ends before its next item.']);
    expect((await ops('retry-run', id)).out).toEqual(['It goes on: 5 of 10 items are done.']);
    expect(owners.calls.map(({ params }) => params.id)).toEqual([id, id]);
    for (const command of ['cancel-run', 'retry-run']) {
      expect((await ops(command, 'x')).err).toEqual(['That is not the id of a run. (INVALID_INPUT)']);
    }
  });
});

describe('work that failed', () => {
  it('is listed, of all owners and to the last page', async () => {
    const many = Array.from({ length: 230 }, () => failedWork());
    const one = failedWork({ job: 'visitor.claim', code: 'TIMED_OUT', message: 'took too long' });
    answering(failedRoute, [], { auth: [one] });
    owners.on(failedRoute('content'), ({ params }) => {
      const start = many.findIndex(({ cursor }) => cursor === params.before) + 1;
      return many.slice(start, start + Number(params.limit));
    });
    const { code, out } = await ops('list-failed');
    expect(code).toBe(0);
    expect(out[0]).toBe(`${one.id}  ${one.failedAt}  visitor.claim  TIMED_OUT  took too long`);
    expect(out.slice(1, -1).map((line) => line.split(' ')[0])).toEqual(many.map(({ id }) => id));
    expect(out.at(-1)).toBe('231 failed. Run one again with: npm run ops -- retry <id>');
  });

  it('of which there is none is said so', async () => {
    answering(failedRoute, []);
    expect(await ops('list-failed')).toMatchObject({ code: 0, out: ['No work has failed.'] });
  });

  it('cannot write into the terminal of who lists it', async () => {
    answering(failedRoute, [], { places: [failedWork({ message: 'a\u001b[2Jb\nc\u202ed\u0007' })] });
    const [line] = (await ops('list-failed')).out;
    expect(line).toMatch(/ {2}a \[2Jb c d $/);
  });

  it('is run again by the owner that has it', async () => {
    const [id, again] = [randomUUID(), randomUUID()];
    for (const owner of OWNERS) owners.failing(retryRoute(owner), 'WORK_REQUEST_NOT_FOUND');
    owners.on(retryRoute('analysis'), () => ({ workRequestId: again }));
    expect(await ops('retry', id)).toMatchObject({ code: 0, out: [`It is run again, as ${again}.`] });
    expect(owners.calls.at(-1)).toMatchObject({ id: 'internalWorkRequests.retry.analysis', params: { id } });
  });

  it.each(['WORK_NOT_FAILED', 'WORK_OUTDATED', 'WORK_REQUEST_NOT_FOUND'] as const)(
    'is not, and why: %s',
    async (code) => {
      for (const owner of OWNERS) owners.failing(retryRoute(owner), 'WORK_REQUEST_NOT_FOUND');
      owners.failing(retryRoute('content'), code);
      const { code: exit, err } = await ops('retry', randomUUID());
      expect([exit, err]).toEqual([1, [`${ERRORS[code].message} (${code})`]]);
    },
  );

  it.each(['1', '../settle', `${randomUUID()}/settle`, "'; --"])('has an id, which %s is not', async (id) => {
    const { code, err } = await ops('retry', id);
    expect([code, err]).toEqual([1, ['That is not the id of work. (INVALID_INPUT)']]);
    expect(owners.calls).toEqual([]);
  });
});

describe('draining', () => {
  it('waits until no owner has open work, and says what is left whenever that changes', async () => {
    answering(openRoute, []);
    const left = [3, 3, 1, 0];
    owners.on(openRoute('content'), (_call, times) => {
      const count = left[times - 1] ?? 0;
      return count === 0 ? [] : [{ job: 'article.write', count }];
    });
    owners.on(openRoute('places'), (_call, times) => (times === 1 ? [{ job: 'places.purge', count: 1 }] : []));
    const { code, out } = await ops('drain');
    expect(code).toBe(0);
    expect(out).toEqual([
      'Open: 3 article.write, 1 places.purge',
      'Open: 3 article.write',
      'Open: 1 article.write',
      'No work is queued or running.',
    ]);
  });

  it('sees work that one owner’s work has asked of another, just before it ended', async () => {
    answering(openRoute, []);
    // auth was looked at before content’s work asked it for more.
    owners.on(openRoute('auth'), (_call, times) => (times === 2 ? [{ job: 'visitor.claim', count: 1 }] : []));
    const { out } = await ops('drain');
    expect(out).toEqual(['Open: 1 visitor.claim', 'No work is queued or running.']);
  });

  it('ends with the sentence of an owner that fails', async () => {
    answering(openRoute, []);
    owners.on(openRoute('analysis'), () => {
      throw new ApiError('INTERNAL');
    });
    expect(await ops('drain')).toMatchObject({ code: 1, err: [`${ERRORS.INTERNAL.message} (INTERNAL)`] });
  });
});

describe('the index of published guides', () => {
  it('is rebuilt', async () => {
    owners.on(internalArticles.rebuildGuideIndex, () => ({ outcome: { status: 'done' } }));
    expect(await ops('rebuild-indexes')).toMatchObject({ code: 0, out: ['The index of published guides is rebuilt.'] });
  });

  it('could not be, and why', async () => {
    const outcome = { status: 'failed', code: 'WORK_LOST', message: 'lost from the queue 6 times' };
    owners.on(internalArticles.rebuildGuideIndex, () => ({ outcome }));
    expect(await ops('rebuild-indexes')).toMatchObject({ code: 1, err: ['lost from the queue 6 times (WORK_LOST)'] });
  });
});
