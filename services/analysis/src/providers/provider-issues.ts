import type { z } from 'zod';
import { type AnalysisProviderVariables, resolveAuto } from './provider-variables.js';
import { type CompatibleVendor, isModelVendor, VENDORS } from './vendors.js';

type Name = keyof AnalysisProviderVariables;
/** A variable that is missing or does not fit, and a message about it. */
type Issue = readonly [Name, string];

/**
 * Adds an issue for each variable that the selected providers lack. Used in
 * `z.object({...}).superRefine(addProviderIssues, …)`, so that these issues are reported together with all others
 * instead of after them.
 */
export function addProviderIssues(values: AnalysisProviderVariables, context: z.RefinementCtx): void {
  const chosen = resolveAuto(values);
  const issues = [...findIssues('VISION', chosen), ...findIssues('WRITING', chosen), ...findMixedVendors(chosen)];
  const messages = new Map(issues.map(([name, message]) => [`${name} ${message}`, { name, message }]));
  for (const { name, message } of messages.values()) context.addIssue({ code: 'custom', path: [name], message });
}
export const ALWAYS_REFINE = { when: () => true };

function findIssues(part: 'VISION' | 'WRITING', values: AnalysisProviderVariables): Issue[] {
  const provider = values[`${part}_PROVIDER`];
  if (provider === 'google') {
    if (values.GOOGLE_VISION_API_KEY || values.GOOGLE_APPLICATION_CREDENTIALS) return [];
    const message = 'or GOOGLE_APPLICATION_CREDENTIALS is needed when VISION_PROVIDER is google';
    return [['GOOGLE_VISION_API_KEY', message]];
  }
  // The schema has already reported an unknown provider.
  if (!isModelVendor(provider)) return [];
  const prefix = provider === 'anthropic' ? 'ANTHROPIC' : 'OPENAI';
  const { baseUrl, needsKey } = VENDORS[provider];
  const url = values[`${prefix}_BASE_URL`];
  const isOwnAddress = baseUrl !== null && url && !haveSameHost(url, baseUrl);
  const required: [Name, boolean, string][] = [
    [`${prefix}_API_KEY`, needsKey && !isOwnAddress, `is needed when the provider is ${provider}`],
    [`${prefix}_BASE_URL`, baseUrl === null, `is needed when the provider is ${provider}`],
    [`${prefix}_${part}_MODEL`, true, `is needed when ${part}_PROVIDER is ${provider}`],
  ];
  return required.flatMap(([name, isNeeded, message]) => (isNeeded && !values[name] ? [[name, message] as const] : []));
}

/**
 * Finds two vendors that would share `OPENAI_*`: these variables describe one endpoint, whose key must not reach
 * another vendor.
 */
function findMixedVendors({ VISION_PROVIDER: vision, WRITING_PROVIDER: writing }: AnalysisProviderVariables): Issue[] {
  const isCompatible = (provider: string): provider is CompatibleVendor =>
    isModelVendor(provider) && provider !== 'anthropic';
  if (!isCompatible(vision) || !isCompatible(writing) || vision === writing) return [];
  return [['WRITING_PROVIDER', `must be ${vision}, anthropic or embedded: OPENAI_* describes one vendor, ${vision}`]];
}

const haveSameHost = (first: string, second: string): boolean =>
  URL.canParse(first) && new URL(first).hostname === new URL(second).hostname;
