// Runs backup, restore, or doctor on the stores that the environment names, without the launcher of `npm start`.
import { totalmem } from 'node:os';
import { ConfigError } from '@placelore/platform/config/read-config.js';
import { formatStartupError } from '../launcher/processes/startup-error.ts';
import { prepareRestore, runBackup, runRestore, USAGE } from './commands.ts';
import { readOpsConfig } from './config.ts';
import { DOCTOR_USAGE, formatFindings, parseDoctorArgs } from './doctor/doctor-command.ts';
import { examine } from './doctor/run-doctor.ts';
import { loadMigrations } from './open-installation.ts';

const COMMANDS = new Map<string, (args: string[]) => Promise<void>>([
  // In containers, the operator stores the secrets, so there are none to archive.
  ['backup', (args) => runBackup(args, process.env, new Map())],
  ['restore', async (args) => runRestore(await prepareRestore(args, process.env, await loadMigrations()), process.env)],
  ['doctor', runDoctor],
]);

async function runDoctor(args: string[]): Promise<void> {
  const { isJson, callsVendors } = parseDoctorArgs(args);
  const config = readOpsConfig(process.env);
  const findings = await examine({
    environment: process.env,
    config,
    database: 'placelore',
    folders: ['/'],
    // The limits of the product differ from those of the container of this command.
    memory: totalmem(),
    callsVendors,
  });
  console.log(formatFindings(findings, isJson));
  if (findings.length > 0) process.exitCode = 1;
}

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS.get(name);
if (!command) {
  console.error([...Object.values(USAGE), DOCTOR_USAGE].map((line) => line.replace('npm run ops -- ', '')).join('\n'));
  process.exit(2);
}
try {
  await command(args);
  process.exit();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : formatStartupError(error, '/'));
  process.exit(1);
}
