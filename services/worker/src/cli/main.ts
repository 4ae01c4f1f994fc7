import { InternalClient } from '@placelore/platform/http/internal-client.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { readWorkerConfig, serviceUrls } from '../config.js';
import { EXIT_CODES, formatUsage, parseCommand, runCli } from './run-cli.js';

const args = process.argv.slice(2);
const parsed = parseCommand(args);
if (!parsed) {
  console.error(formatUsage(args));
  process.exit(EXIT_CODES.misused);
}
const config = readWorkerConfig();
const client = new InternalClient('worker', serviceUrls(config), new IdentityTokens(config.IDENTITY_SECRET));
try {
  process.exitCode = await runCli(parsed, client.call.bind(client), { out: console.log, err: console.error });
} finally {
  await client.close();
}
