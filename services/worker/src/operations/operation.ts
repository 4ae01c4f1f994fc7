import type { InternalClient } from '@placelore/platform/http/internal-client.js';

/** What a command works with. */
export interface Operation {
  /** Calls an owner. */
  call: InternalClient['call'];
  /** Prints a line. */
  say: (line: string) => void;
}
