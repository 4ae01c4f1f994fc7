import { internalArticles } from '@placelore/contracts/articles.js';
import { ApiError, ERRORS, type ErrorCode } from '@placelore/contracts/errors.js';
import { internalUsers } from '@placelore/contracts/users.js';
import type { Operation } from './operation.js';
import { drain, listFailed, retry } from './work-commands.js';

export interface Command {
  /** Names of what has to stand behind the command. */
  args: readonly string[];
  summary: string;
  /** @throws ApiError whose sentence says why it could not be done */
  run: (operation: Operation, ...args: string[]) => Promise<void>;
}

/** What an operator can have done from the shell. */
export const COMMANDS: Record<string, Command> = {
  'create-admin': {
    args: ['username', 'email'],
    summary: 'creates an admin and prints the generated password, once',
    run: async ({ call, say }, username = '', email = '') => {
      const { password } = await call(internalUsers.createAdmin, { username, email });
      say(`The admin ${username} is created. The password, which is not shown again: ${password}`);
    },
  },
  'reset-password': {
    args: ['username'],
    summary: 'gives a user a generated password, prints it once, and ends their sessions',
    run: async ({ call, say }, username = '') => {
      const given = await call(internalUsers.resetPassword, { username });
      say(`${given.username} has a new password, which is not shown again: ${given.password}`);
    },
  },
  'list-failed': { args: [], summary: 'lists work that failed for good and was not run again', run: listFailed },
  retry: { args: ['id'], summary: 'runs failed work again', run: retry },
  drain: { args: [], summary: 'waits until no work is queued or running', run: drain },
  'rebuild-indexes': {
    args: [],
    summary: 'has nearby places learn anew which of them have a published guide',
    run: async ({ call, say }) => {
      const { outcome } = await call(internalArticles.rebuildGuideIndex, {});
      if (outcome.status === 'failed') throw failure(outcome);
      say('The index of published guides is rebuilt.');
    },
  },
};

function failure({ code, message }: { code: string; message: string }): ApiError {
  return new ApiError(Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : 'INTERNAL', { message });
}
