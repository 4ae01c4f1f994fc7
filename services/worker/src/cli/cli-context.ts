import type { InternalClient } from '@placelore/platform/http/internal-client.js';

/** Dependencies of a command. */
export interface CliContext {
  /** Calls a service. */
  call: InternalClient['call'];
  /** Prints a line. */
  print: (line: string) => void;
}
