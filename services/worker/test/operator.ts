import { InternalClient } from '@placelore/platform/http/internal-client.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { commandOf, operate } from '../src/operations/operate.js';
import { FakeOwners, SECRET } from './fake-owners.js';

/** Whom the commands of an operator call. */
export let owners: FakeOwners;
let client: InternalClient;

/** Starts them for the tests of a file. */
export function useOperator(): void {
  beforeAll(async () => {
    owners = await FakeOwners.start();
    client = new InternalClient('worker', owners.urls, new IdentityTokens(SECRET));
  });
  beforeEach(() => owners.reset());
  afterAll(async () => {
    await client.close();
    await owners.stop();
  });
}

/** Runs a command line as the shell would. */
export async function ops(...given: string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const [out, err]: [string[], string[]] = [[], []];
  const chosen = commandOf(given);
  if (!chosen) throw new Error('not a command');
  const shell = { out: (line: string) => void out.push(line), err: (line: string) => void err.push(line) };
  const code = await operate(chosen, client.call.bind(client), shell);
  return { code, out, err };
}
