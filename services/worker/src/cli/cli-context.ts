import type { InternalClient } from '@placelore/platform/http/internal-client.js';

/** What a command works with. */
export interface CliContext {
  /** Calls an owner. */
  call: InternalClient['call'];
  /** Prints a line. */
  print: (line: string) => void;
}
