import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openStorage } from '@placelore/platform/storage/storage.module.js';
import { Redis } from 'ioredis';
import type { OpsConfig } from '../config.ts';
import { getDatabaseUrl, withAdminClient } from '../database/client.ts';
import { loadMigrations } from '../open-installation.ts';
import { judgeCertificate, readCertificate } from './certificate-check.ts';
import { judgeClock, readClock } from './clock.ts';
import { judgeDatabase, readDatabaseFacts } from './database-check.ts';
import { type Check, type Finding, runChecks } from './finding.ts';
import { judgeJobs, readJobFacts } from './jobs-check.ts';
import { judgeMachine, readMachineFacts } from './machine.ts';
import { listKeyProbes, probeKey } from './providers-check.ts';
import { judgeRedis, readRedisFacts } from './redis-check.ts';
import { judgeServices, readHealth } from './services-check.ts';
import { judgeSettings } from './settings-check.ts';

const STORAGE_CHECK = 'object store';
const root = resolve(import.meta.dirname, '../../..');

export interface DoctorOptions {
  /** Settings of the product. */
  environment: Record<string, string | undefined>;
  config: OpsConfig;
  database: string;
  /** Folders on disks that can become full. */
  folders: readonly string[];
  /** Memory of what runs the product, in bytes. */
  memory: number;
  /** Whether to call vendors, which is free of charge. */
  callsVendors: boolean;
}

/** Finds everything that is wrong with an installation. Changes nothing, except for a probe in the object store. */
export async function examine(options: DoctorOptions): Promise<Finding[]> {
  const { engines, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const { environment, config, callsVendors } = options;
  const checks: Check[] = [
    {
      name: 'machine',
      run: async () => judgeMachine(await readMachineFacts(engines.node, options.folders, options.memory)),
    },
    { name: 'settings', run: async () => judgeSettings(environment) },
    { name: 'postgres', run: () => checkDatabase(options) },
    ...(config.REDIS_URL ? [{ name: 'redis', run: () => checkRedis(config.REDIS_URL ?? '') }] : []),
    { name: STORAGE_CHECK, run: () => checkStorage(config) },
    { name: 'gateway', run: async () => judgeServices(await readHealth(environment), version) },
    ...(callsVendors ? listKeyProbes(environment) : []).map((probe) => ({
      name: 'providers',
      run: () => probeKey(probe),
    })),
    ...listCertificateChecks(environment.PUBLIC_URL),
  ];
  return runChecks(checks);
}

const checkDatabase = ({ config, database }: DoctorOptions): Promise<Finding[]> =>
  withAdminClient(getDatabaseUrl(config.DATABASE_ADMIN_URL, database), async (client) => {
    const findings = judgeDatabase(await readDatabaseFacts(client), await loadMigrations());
    return [...findings, ...judgeJobs(await readJobFacts(client))];
  });

async function checkRedis(url: string): Promise<Finding[]> {
  const redis = new Redis(url, { maxRetriesPerRequest: 0, connectTimeout: 5_000, retryStrategy: () => null });
  // The rejected command already reports a refusal; without a listener, it would also be printed.
  let refusal: Error | undefined;
  redis.on('error', (error) => {
    refusal = error;
  });
  try {
    return judgeRedis(await readRedisFacts(redis));
  } catch (error) {
    throw refusal ?? error;
  } finally {
    redis.disconnect();
  }
}

async function checkStorage(config: OpsConfig): Promise<Finding[]> {
  const storage = await openStorage('doctor', config);
  const probe = async () => {
    await storage.probe();
    return [];
  };
  return [
    // Comes first, because a store refuses all signatures if the clocks differ by minutes.
    ...(config.S3_ENDPOINT ? await checkStorageClock(config.S3_ENDPOINT) : []),
    ...(await runChecks([{ name: STORAGE_CHECK, run: probe }])),
  ];
}

/**
 * Compares the clock with the time in a response, which every store sends. If the store does not respond, its probe
 * reports it.
 */
async function checkStorageClock(endpoint: string): Promise<Finding[]> {
  const reading = await readClock(async () => {
    const response = await fetch(endpoint, { method: 'HEAD', signal: AbortSignal.timeout(5_000) });
    return Date.parse(response.headers.get('date') ?? '') || Date.now();
  }).catch(() => undefined);
  return reading ? judgeClock(STORAGE_CHECK, reading, 1000) : [];
}

function listCertificateChecks(publicUrl: string | undefined): Check[] {
  if (!publicUrl?.startsWith('https:') || !URL.canParse(publicUrl)) return [];
  return [{ name: 'certificate', run: async () => judgeCertificate(await readCertificate(new URL(publicUrl))) }];
}
