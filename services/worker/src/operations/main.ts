import { InternalClient } from '@placelore/platform/http/internal-client.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { ownerUrls, readWorkerConfig } from '../config.js';
import { commandOf, EXIT, operate, usage } from './operate.js';

const given = process.argv.slice(2);
const chosen = commandOf(given);
if (!chosen) {
  console.error(usage(given));
  process.exit(EXIT.misused);
}
const config = readWorkerConfig();
const client = new InternalClient('worker', ownerUrls(config), new IdentityTokens(config.IDENTITY_SECRET));
try {
  process.exitCode = await operate(chosen, client.call.bind(client), { out: console.log, err: console.error });
} finally {
  await client.close();
}
