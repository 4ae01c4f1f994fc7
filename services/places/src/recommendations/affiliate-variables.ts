import { z } from 'zod';

/** Providers whose search pages are linked. */
export const LINK_PROVIDERS = ['viator', 'getyourguide', 'tiqets', 'booking', 'klook'] as const;
export type LinkProvider = (typeof LINK_PROVIDERS)[number];

/** Placeholder in a template for the percent-encoded URL of the provider's search page. */
export const URL_PLACEHOLDER = '{url}';

/**
 * Hosts to which templates may lead, including their subdomains: the redirects of Awin, CJ, Impact, Partnerize,
 * Rakuten, Tradedoubler and Travelpayouts.
 */
const NETWORK_HOSTS = [
  'awin1.com',
  ...['anrdoezrs.net', 'dpbolvw.net', 'jdoqocy.com', 'kqzyfj.com', 'tkqlhce.com'],
  ...['pxf.io', 'sjv.io', 'prf.hn', 'linksynergy.com', 'tradedoubler.com', 'tp.media'],
];

const affiliateId = z
  .string()
  .regex(/^[\w.-]{1,64}$/, 'must be an affiliate id: letters, digits, dots, dashes')
  .optional();

const LINKS_FORM = `must be JSON: {"provider": "https://… ${URL_PLACEHOLDER} …"}, for ${LINK_PROVIDERS.join(', ')}`;

export const affiliateVariables = {
  /** The operator's ids at providers with their own program; without an id the links are plain. */
  AFFILIATE_VIATOR_ID: affiliateId,
  AFFILIATE_GETYOURGUIDE_ID: affiliateId,
  AFFILIATE_TIQETS_ID: affiliateId,
  AFFILIATE_KLOOK_ID: affiliateId,
  /** Links of affiliate networks by provider; each replaces both the plain link and the id of that provider. */
  AFFILIATE_LINKS: z
    .string()
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.addIssue({ code: 'custom', message: LINKS_FORM });
        return z.NEVER;
      }
    })
    .pipe(z.partialRecord(z.enum(LINK_PROVIDERS), z.string(LINKS_FORM), LINKS_FORM))
    .prefault('{}'),
  /** Additional hosts to which these links may lead, separated by commas. */
  AFFILIATE_HOSTS: z
    .string()
    .transform((value) => value.split(',').flatMap((host) => host.trim().toLowerCase() || []))
    .pipe(z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'must be host names, separated by commas')))
    .prefault(''),
};
export type AffiliateVariables = z.output<z.ZodObject<typeof affiliateVariables>>;

/** Adds an issue for each unusable template. For `superRefine`, together with those of other variables. */
export function addAffiliateIssues(variables: AffiliateVariables, context: z.RefinementCtx): void {
  const { AFFILIATE_LINKS: links, AFFILIATE_HOSTS: ownHosts } = variables;
  // Values that already have an issue may differ from their types.
  if (typeof links !== 'object' || !Array.isArray(ownHosts)) return;
  const hosts = [...NETWORK_HOSTS, ...ownHosts];
  for (const provider of LINK_PROVIDERS) {
    const template: unknown = links[provider];
    const problem = typeof template === 'string' ? findTemplateProblem(template, hosts) : null;
    if (problem) context.addIssue({ code: 'custom', path: ['AFFILIATE_LINKS'], message: `${provider} ${problem}` });
  }
}

/** Returns what is wrong with a template; null if nothing is. */
function findTemplateProblem(template: string, hosts: readonly string[]): string | null {
  if (template.split(URL_PLACEHOLDER).length !== 2) return `must contain ${URL_PLACEHOLDER} once`;
  const text = template.replace(URL_PLACEHOLDER, encodeURIComponent('https://example.org/?q=x'));
  if (!URL.canParse(text)) return 'must be a URL';
  const { protocol, username, password, port, hostname } = new URL(text);
  if (protocol !== 'https:') return 'must start with https://';
  if (username || password || port) return 'must have neither user nor port';
  if (/[{}\s]/.test(text)) return `must have no other braces than ${URL_PLACEHOLDER}, and no spaces`;
  if (hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))) return null;
  return `leads to ${hostname}, which is neither a known affiliate network nor one of AFFILIATE_HOSTS`;
}
