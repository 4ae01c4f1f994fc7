import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { getOpenFilesLimit } from '../../launcher/open-files.ts';
import type { Finding } from './finding.ts';

export interface MachineFacts {
  /** In the form of `process.versions.node`. */
  nodeVersion: string;
  /** Field `engines.node` in the package.json of the root. */
  engines: string;
  /** Memory that the product may use, in bytes. */
  memory: number;
  /** Number of files that a process may have open; undefined if the system does not report it. */
  openFiles: number | undefined;
  disks: { folder: string; freeBytes: number; totalBytes: number }[];
}

/** All processes together use about 710 MB when idle; photos and the databases' caches need as much again. */
const MIN_MEMORY = 1.5 * 1024 ** 3;
/** Same limit as in the launcher. */
const MIN_OPEN_FILES = 1024;
/** The launcher refuses to start below 200 MB, so this leaves time to act. */
const MIN_FREE_BYTES = 1024 ** 3;

/** Returns the memory that this process may use, in bytes. */
export function getOwnMemory(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

/** @param memory of what runs the product, in bytes; not necessarily that of this process */
export async function readMachineFacts(
  engines: string,
  folders: readonly string[],
  memory: number,
): Promise<MachineFacts> {
  return {
    nodeVersion: process.versions.node,
    engines,
    memory,
    openFiles: getOpenFilesLimit(),
    disks: await Promise.all(
      folders.map(async (folder) => {
        const { bavail, blocks, bsize } = await statfs(folder);
        return { folder, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
      }),
    ),
  };
}

export function judgeMachine({ nodeVersion, engines, memory, openFiles, disks }: MachineFacts): Finding[] {
  const findings: Finding[] = [];
  if (!isSupported(nodeVersion, engines)) {
    findings.push({
      check: 'node',
      problem: `this is Node ${nodeVersion}, and ${engines} is needed`,
      remedy: 'run "npm ci" without --omit=optional, or install Node 24 from https://nodejs.org',
    });
  }
  if (memory < MIN_MEMORY) {
    findings.push({
      check: 'memory',
      problem: `${formatGigabytes(memory)} of memory are too few`,
      remedy: `give the machine or container at least ${formatGigabytes(MIN_MEMORY)}`,
    });
  }
  if (openFiles !== undefined && openFiles < MIN_OPEN_FILES) {
    findings.push({
      check: 'open files',
      problem: `a process may have only ${openFiles} files open`,
      remedy: `raise the limit with "ulimit -n ${MIN_OPEN_FILES}", or with LimitNOFILE or limits.conf`,
    });
  }
  for (const { folder, freeBytes, totalBytes } of disks) {
    if (freeBytes >= MIN_FREE_BYTES) continue;
    findings.push({
      check: 'disk',
      problem: `${folder} has ${formatGigabytes(freeBytes)} of ${formatGigabytes(totalBytes)} free`,
      remedy: 'free some space, or move the folder to a larger disk',
    });
  }
  return findings;
}

/** Checks a version against a range of the form `^24.11.1 || >=26`. */
function isSupported(version: string, engines: string): boolean {
  const [major = 0] = parseVersion(version);
  return engines.split('||').some((range) => {
    const oldest = parseVersion(range.replaceAll(/[^\d.]/g, ''));
    const isSameMajor = major === oldest[0];
    return (range.includes('>=') || isSameMajor) && compareVersions(parseVersion(version), oldest) >= 0;
  });
}

const parseVersion = (text: string): number[] => text.split('.').map(Number);

function compareVersions(left: number[], right: number[]): number {
  const index = right.findIndex((part, position) => part !== (left[position] ?? 0));
  return index === -1 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

const formatGigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GB`;
