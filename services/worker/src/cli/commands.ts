import { internalUsers } from '@placelore/contracts/auth/users.js';
import { BATCH_KINDS } from '@placelore/contracts/content/admin/batch-runs.js';
import { internalArticles } from '@placelore/contracts/content/articles/articles.js';
import { ApiError, ERRORS, type ErrorCode } from '@placelore/contracts/core/errors.js';
import { cancelRun, listRuns, retryRun, startRun } from './batch-run-commands.js';
import type { CliContext } from './cli-context.js';
import { drain, listFailedJobs, retryJob } from './failed-job-commands.js';
import { rebuildSearch } from './search-index-commands.js';

export interface Command {
  /** Names of the required arguments. */
  args: readonly string[];
  /** Optional arguments; one that takes a value is written `--name=<value>`. */
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
      print(`Created the admin ${username}. The password, which will not be shown again: ${password}`);
    },
  },
  'reset-password': {
    args: ['username'],
    summary: 'gives a user a generated password, prints it once, and ends their sessions',
    run: async ({ call, print }, username = '') => {
      const credentials = await call(internalUsers.resetPassword, { username });
      print(`${credentials.username} has a new password, which will not be shown again: ${credentials.password}`);
    },
  },
  'list-failed': { args: [], summary: 'lists failed jobs that were not retried', run: listFailedJobs },
  retry: {
    args: ['id | --all'],
    options: ['--service=<service>', '--job=<job>'],
    summary: 'retries failed jobs: one, or all of them, optionally of one service or job name',
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
  'retry-run': { args: ['id'], summary: 'resumes a batch run with its waiting and failed items', run: retryRun },
  drain: { args: [], summary: 'waits until no jobs are queued or running', run: drain },
  'rebuild-indexes': {
    args: [],
    summary: 'rebuilds the index by which nearby places find their published articles',
    run: async ({ call, print }) => {
      const { outcome } = await call(internalArticles.rebuildArticleIndex, {});
      if (outcome.status === 'failed') throw toApiError(outcome);
      print('The article index has been rebuilt.');
    },
  },
  'rebuild-search': {
    args: [],
    summary: 'rebuilds the index of the search engine, while searches use the former one',
    run: async (operation) => {
      const outcome = await rebuildSearch(operation);
      if (outcome.status === 'failed') throw toApiError(outcome);
      operation.print('The search index has been rebuilt.');
    },
  },
};

function toApiError({ code, message }: { code: string; message: string }): ApiError {
  return new ApiError(Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : 'INTERNAL', { message });
}
