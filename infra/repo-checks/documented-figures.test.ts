import { readFileSync } from 'node:fs';
import { SESSION_TTL_SECONDS } from '@placelore/platform/identity/session-cache.js';
import type { z } from 'zod';
import { analysisVariables } from '../../services/analysis/src/config.ts';
import { authVariables } from '../../services/auth/src/config.ts';
import { contentVariables, getRetentionDays } from '../../services/content/src/config.ts';
import { gatewayVariables } from '../../services/gateway/src/config.ts';
import { placesVariables } from '../../services/places/src/config.ts';

const SCHEMAS = [analysisVariables, authVariables, contentVariables, gatewayVariables, placesVariables];

/** Returns the cells of all table rows of a document. */
const readRows = (path: string): string[][] =>
  readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );

/** Returns the numbers that docs/configuration.md documents as defaults, with their variables. */
function readDocumentedDefaults(): [string, number][] {
  return readRows('configuration.md').flatMap(([names = '', defaults = '']) => {
    const values = defaults.split(', ').map((value) => /^`(\d[\d.]*)`$/.exec(value)?.[1]);
    return [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].flatMap(([, name], index) =>
      values[index] === undefined ? [] : [[name!, Number(values[index])] satisfies [string, number]],
    );
  });
}

/** Returns the numeric defaults that services have for a variable. */
const getDefaults = (name: string): number[] =>
  SCHEMAS.flatMap((schema) => {
    const variable = (schema.shape as Record<string, z.ZodType>)[name];
    const value: unknown = variable?.safeParse(undefined).data;
    return typeof value === 'number' ? [value] : [];
  });

const documented = readDocumentedDefaults().filter(([name]) => getDefaults(name).length > 0);

test.each(documented)('docs/configuration.md: %s is %d by default', (name, value) => {
  expect(new Set(getDefaults(name))).toEqual(new Set([value]));
});

test('docs/configuration.md: documents at least the days of retention and the limits of waiting', () => {
  expect(documented.map(([name]) => name)).toEqual(
    expect.arrayContaining(['RETENTION_GUEST_DAYS', 'RETENTION_JOB_DAYS', 'QUEUE_MAX_WAIT_SECONDS']),
  );
});

const retention = getRetentionDays({
  ...{ RETENTION_GUEST_DAYS: 1, RETENTION_REPORT_DAYS: 2, RETENTION_VERSION_DAYS: 3, RETENTION_RUN_DAYS: 4 },
} as Parameters<typeof getRetentionDays>[0]);

test.each([
  ['articles in the trash, with their images', retention['articles.purge']],
  ['sessions', SESSION_TTL_SECONDS / 24 / 3600],
])('docs/operations.md: %s are stored for %d days', (what, days) => {
  const [, when] = readRows('operations.md').find(([cell]) => cell === what)!;
  expect(Number.parseInt(when!, 10)).toBe(days);
});

test('docs/operations.md: each retention variable sets the days of the job in the same row', () => {
  const rows = readRows('operations.md').flatMap(([, when = '', job = '']) => {
    const variable = /`(RETENTION_\w+)`/.exec(when)?.[1];
    return variable && variable !== 'RETENTION_JOB_DAYS' ? [[variable, job.replaceAll('`', '')] as const] : [];
  });
  expect(rows).toHaveLength(4);
  const config = Object.fromEntries(rows.map(([variable], index) => [variable, index + 1]));
  const days = getRetentionDays(config as unknown as Parameters<typeof getRetentionDays>[0]);
  expect(rows.map(([, job]) => days[job as keyof typeof days])).toEqual([1, 2, 3, 4]);
});
