import { internalArticles } from '@placelore/contracts/articles.js';
import { ApiError, ERRORS, type ErrorCode } from '@placelore/contracts/errors.js';
import type { InternalClient } from '@placelore/platform/http/internal-client.js';

interface Command {
  summary: string;
  /** Answers with a sentence about what was done. */
  run: (call: InternalClient['call']) => Promise<string>;
}

/** What an operator can have done from the shell. */
export const COMMANDS: Record<string, Command> = {
  'rebuild-indexes': {
    summary: 'has nearby places learn anew which of them have a published guide',
    run: async (call) => {
      const { outcome } = await call(internalArticles.rebuildGuideIndex, {});
      if (outcome.status === 'failed') throw failure(outcome);
      return 'The index of published guides is rebuilt.';
    },
  },
};

/** The list of commands, for whoever asks for none or an unknown one. */
export function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(20)}${summary}`);
  return `npm run ops -- <command>\n\n${lines.join('\n')}`;
}

function failure({ code, message }: { code: string; message: string }): ApiError {
  return new ApiError(Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : 'INTERNAL', { message });
}
