import { resolve } from 'node:path';
import { DOMAIN_SERVICES } from '../../database/prepare-database.ts';
import { overrideOpsEnvironment, readOpsEnvironment } from '../../launcher/ops-environment.ts';
import { buildEnvironment, type LaunchContext, SERVICES } from '../../launcher/service-processes.ts';
import { readSettings, type Settings } from '../../launcher/settings.ts';
import { readOpsConfig } from '../config.ts';
import { formatFindings, parseDoctorArgs } from './doctor-command.ts';
import type { Finding } from './finding.ts';
import { getOwnMemory } from './machine.ts';
import { examine } from './run-doctor.ts';
import { judgeServiceSettings } from './settings-check.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Examines the installation of `npm start`, prints what is wrong, and sets the exit code to 1 if anything is wrong. */
export async function examineDataFolder(args: string[], { dataDir }: Settings): Promise<void> {
  const { isJson, callsVendors } = parseDoctorArgs(args);
  const environment = overrideOpsEnvironment(await readOpsEnvironment(dataDir), process.env);
  const findings: Finding[] = [
    ...(await findInvalidSettings(readSettings({ ...environment, DATA_DIR: dataDir }))),
    ...(await examine({
      environment,
      config: readOpsConfig(environment),
      database: 'placelore',
      folders: [dataDir],
      memory: getOwnMemory(),
      callsVendors,
    })),
  ];
  console.log(formatFindings(findings, isJson));
  if (findings.length > 0) process.exitCode = 1;
}

/** Builds the environment of each service as a start would, and validates it with the service's own schema. */
async function findInvalidSettings(settings: Settings): Promise<Finding[]> {
  const context = createPlaceholderContext(settings);
  const schemas = new Map();
  for (const service of SERVICES) {
    if (service === 'frontend') continue;
    const config = await import(`${root}/services/${service}/dist/config.js`);
    schemas.set(config[`${service}Variables`], buildEnvironment(service, context));
  }
  return judgeServiceSettings(schemas);
}

/** Builds a context for a start. The values that do not come from settings are valid placeholders. */
function createPlaceholderContext(settings: Settings): LaunchContext {
  const secret = 'x'.repeat(64);
  const urls = DOMAIN_SERVICES.map((service) => [service, 'postgres://127.0.0.1/placelore']);
  return {
    root,
    settings,
    secrets: {
      IDENTITY_SECRET: secret,
      COOKIE_SECRET: secret,
      POSTGRES_PASSWORD: secret,
      REDIS_PASSWORD: secret,
      AUTH_DATABASE_PASSWORD: secret,
      CONTENT_DATABASE_PASSWORD: secret,
      ANALYSIS_DATABASE_PASSWORD: secret,
      PLACES_DATABASE_PASSWORD: secret,
    },
    adminPassword: secret,
    redisUrl: 'redis://127.0.0.1:6379',
    databaseUrls: Object.fromEntries(urls),
    ports: Object.fromEntries(SERVICES.map((service) => [service, 8080])) as LaunchContext['ports'],
  };
}
