import { parseArgs } from 'node:util';
import { StartupError } from '../../launcher/processes/startup-error.ts';
import { type Finding, formatFinding } from './finding.ts';

export const DOCTOR_USAGE = 'npm run ops -- doctor [--json] [--offline]';

/** @throws StartupError with the usage if the arguments are invalid */
export function parseDoctorArgs(args: string[]): { isJson: boolean; callsVendors: boolean } {
  try {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, offline: { type: 'boolean' } } });
    return { isJson: values.json === true, callsVendors: values.offline !== true };
  } catch {
    throw new StartupError(DOCTOR_USAGE);
  }
}

/** Formats findings for people or, as JSON, for programs. */
export function formatFindings(findings: readonly Finding[], isJson: boolean): string {
  if (isJson) return JSON.stringify(findings, null, 2);
  return findings.length === 0 ? 'Nothing is wrong.' : findings.map(formatFinding).join('\n');
}
