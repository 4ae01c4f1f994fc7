import { InternalClient } from '@placelore/platform/http/internal-client.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { parseCommand, runCli } from '../../src/cli/run-cli.js';
import { FakeServices, SECRET } from './fake-services.js';

/** Fakes of the services that the commands call. */
export let services: FakeServices;
let client: InternalClient;

/** Starts the fakes for the tests of a file. */
export function useCli(): void {
  beforeAll(async () => {
    services = await FakeServices.start();
    client = new InternalClient('worker', services.urls, new IdentityTokens(SECRET));
  });
  beforeEach(() => services.reset());
  afterAll(async () => {
    await client.close();
    await services.stop();
  });
}

/** Runs a command line as the shell would. */
export async function runCommand(...args: string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const [out, err]: [string[], string[]] = [[], []];
  const parsed = parseCommand(args);
  if (!parsed) throw new Error('Unknown command');
  const shell = { out: (line: string) => void out.push(line), err: (line: string) => void err.push(line) };
  const code = await runCli(parsed, client.call.bind(client), shell);
  return { code, out, err };
}
