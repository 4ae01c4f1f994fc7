import { ApiError } from '@placelore/contracts/errors.js';
import { InternalClient } from '@placelore/platform/http/internal-client.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { ownerUrls, readWorkerConfig } from '../config.js';
import { COMMANDS, usage } from './commands.js';

const command = COMMANDS[process.argv[2] ?? ''];
if (!command) {
  console.error(usage());
  process.exit(2);
}
const config = readWorkerConfig();
const client = new InternalClient('worker', ownerUrls(config), new IdentityTokens(config.IDENTITY_SECRET));
try {
  console.log(await command.run((route, input, options) => client.call(route, input, options)));
} catch (thrown) {
  if (!(thrown instanceof ApiError)) throw thrown;
  console.error(`${thrown.message} (${thrown.code})`);
  process.exitCode = 1;
} finally {
  await client.close();
}
