import { internalUsers } from '@placelore/contracts/auth/users.js';
import { BATCH_KINDS } from '@placelore/contracts/content/admin/batch-runs.js';
import { internalArticles } from '@placelore/contracts/content/articles/articles.js';
import { ApiError, ERRORS, type ErrorCode } from '@placelore/contracts/core/errors.js';
import { cancelRun, listRuns, retryRun, startRun } from './batch-run-commands.js';
import type { CliContext } from './cli-context.js';
import { drain, listFailedJobs, retryJob } from './failed-job-commands.js';

export interface Command {
  /** Names of the required arguments. */
  args: readonly string[];
  /** Optional arguments; those with a value have the form `--name=<value>`. */
  options?: readonly string[];
  summary: string;
  /** @throws ApiError whose message explains why the command failed */
  run: (operation: CliContext, ...args: string[]) => Promise<void>;
}

/** The commands that operators run from the shell. */
export const COMMANDS: Record<string, Command> = {
  'create-admin': {
    args: ['username', 'email'],
    summary: 'creates an admin and prints the generated password, once',
    run: async ({ call, print }, username = '', email = '') => {
      const { password } = await call(internalUsers.createAdmin, { username, email });
      print(`The admin ${username} is created. The password, which is not shown again: ${password}`);
    },
  },
  'reset-password': {
    args: ['username'],
    summary: 'gives a user a generated password, prints it once, and ends their sessions',
    run: async ({ call, print }, username = '') => {
      const credentials = await call(internalUsers.resetPassword, { username });
      print(`${credentials.username} has a new password, which is not shown again: ${credentials.password}`);
    },
  },
  'list-failed': { args: [], summary: 'lists work that failed for good and was not run again', run: listFailedJobs },
  retry: {
    args: ['id | --all'],
    options: ['--owner=<owner>', '--job=<job>'],
    summary: 'runs failed work again: one, or all of an owner, of a job, or at all',
    run: retryJob,
  },
  'list-runs': { args: [], summary: 'lists the latest batch runs', run: listRuns },
  'start-run': {
    args: ['kind'],
    options: ['--dry-run', '--limit=<items>', '--budget=<usd>'],
    summary: `starts a batch run: ${BATCH_KINDS.join(', ')}`,
    run: startRun,
  },
  'cancel-run': { args: ['id'], summary: 'ends a batch run before its next item', run: cancelRun },
  'retry-run': { args: ['id'], summary: 'has a batch run go on with what waits and what failed', run: retryRun },
  drain: { args: [], summary: 'waits until no work is queued or running', run: drain },
  'rebuild-indexes': {
    args: [],
    summary: 'has nearby places learn anew which of them have a published guide',
    run: async ({ call, print }) => {
      const { outcome } = await call(internalArticles.rebuildArticleIndex, {});
      if (outcome.status === 'failed') throw toApiError(outcome);
      print('The index of published guides is rebuilt.');
    },
  },
};

function toApiError({ code, message }: { code: string; message: string }): ApiError {
  return new ApiError(Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : 'INTERNAL', { message });
}
