import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { CallPacing } from '../http/host-rate-limiter.js';

/** Wikimedia projects; `{lang}` stands for a language code. */
export const PUBLIC_WIKIS = {
  WIKIPEDIA_URL: 'https://{lang}.wikipedia.org',
  WIKIDATA_URL: 'https://www.wikidata.org',
  WIKIVOYAGE_URL: 'https://{lang}.wikivoyage.org',
  COMMONS_URL: 'https://commons.wikimedia.org',
} as const;
type WikiVariable = keyof typeof PUBLIC_WIKIS;
const WIKIS = Object.keys(PUBLIC_WIKIS) as WikiVariable[];
/** Registered domains of {@link PUBLIC_WIKIS}. */
const PUBLIC_DOMAINS = /(^|\.)(wikipedia|wikidata|wikivoyage|wikimedia)\.org$/;

/** Replaces the language placeholder in the URL of a wiki. */
export const fillLanguage = (url: string, language: string): string => url.replaceAll('{lang}', language);

const isHttpUrl = (value: string) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);

const wikiVariable = z
  .string()
  .refine(
    (value) => value === 'off' || isHttpUrl(fillLanguage(value, 'en')),
    'must be off, or a URL with http:// or https://',
  )
  .optional();

export const openServicesVariables = {
  /**
   * How the people who run the open services can reach the operator; sent in the User-Agent. Setting it turns on the
   * public servers of OpenStreetMap and Wikimedia.
   */
  OPEN_SERVICES_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https?$/ })], 'must be an email address or a web address')
    .optional(),
  /** Maximum number of calls to Wikimedia per day (UTC), over all processes. */
  OPEN_SERVICES_CALLS_PER_DAY: z.coerce.number().int().nonnegative().default(5_000),
  /** MediaWiki servers, without `/w/api.php`; `{lang}` is replaced by the language. `off` turns a server off. */
  WIKIPEDIA_URL: wikiVariable,
  WIKIDATA_URL: wikiVariable,
  WIKIVOYAGE_URL: wikiVariable,
  COMMONS_URL: wikiVariable,
};
export type OpenServicesVariables = z.output<z.ZodObject<typeof openServicesVariables>>;

/** A MediaWiki server and how often it may be called. */
export interface WikiServer {
  /** Base URL, which may contain `{lang}`. */
  url: string;
  pace: CallPacing;
  /** Key of the pace; servers with the same key share one pace, over all processes. */
  paceGroup: string;
}

export interface OpenServicesSettings {
  userAgent: string;
  callsPerDay: number;
  /** Null when the service is off. */
  wikipedia: WikiServer | null;
  wikidata: WikiServer | null;
  wikivoyage: WikiServer | null;
  commons: WikiServer | null;
}

/**
 * Wikimedia permits 200 calls a minute over all its projects; this pace leaves a quarter of them for downloading
 * pictures.
 */
const WIKIMEDIA_PACE: CallPacing = { kind: 'interval', interval: 400 };
const OWN_PACE: CallPacing = { kind: 'interval', interval: 50 };

/** Version of the service. Processes start in the project's root folder. */
const VERSION: string = JSON.parse(readFileSync(join('services', 'places', 'package.json'), 'utf8')).version;

/** Returns the User-Agent of all calls to open services: product, version and the operator's contact. */
export const formatUserAgent = (contact: string | undefined): string =>
  `Placelore/${VERSION}${contact ? ` (${contact})` : ''}`;

const isPublicUrl = (url: string) => PUBLIC_DOMAINS.test(new URL(fillLanguage(url, 'en')).hostname);

/** Returns the variables that require a contact for a public server but have none, each with a message. */
export function findOpenServicesIssues(variables: OpenServicesVariables): { variable: string; message: string }[] {
  const publicWikis = WIKIS.filter((name) => {
    const url = variables[name];
    return url !== undefined && url !== 'off' && isHttpUrl(fillLanguage(url, 'en')) && isPublicUrl(url);
  });
  if (publicWikis.length === 0 || variables.OPEN_SERVICES_CONTACT) return [];
  return [
    {
      variable: 'OPEN_SERVICES_CONTACT',
      message: `is needed to call the public servers (${publicWikis.join(', ')}): an email or web address for their operators`,
    },
  ];
}

/** Returns the MediaWiki servers to use: the operator's own, or the public ones if there is a contact. */
export function toOpenServicesSettings(variables: OpenServicesVariables): OpenServicesSettings {
  const contact = variables.OPEN_SERVICES_CONTACT;
  const toServer = (name: WikiVariable): WikiServer | null => {
    const url = variables[name] ?? (contact ? PUBLIC_WIKIS[name] : 'off');
    if (url === 'off') return null;
    const isPublic = isPublicUrl(url);
    return {
      url: url.replace(/\/+$/, ''),
      pace: isPublic ? WIKIMEDIA_PACE : OWN_PACE,
      paceGroup: isPublic ? 'wikimedia' : new URL(fillLanguage(url, 'en')).host,
    };
  };
  return {
    userAgent: formatUserAgent(contact),
    callsPerDay: variables.OPEN_SERVICES_CALLS_PER_DAY,
    wikipedia: toServer('WIKIPEDIA_URL'),
    wikidata: toServer('WIKIDATA_URL'),
    wikivoyage: toServer('WIKIVOYAGE_URL'),
    commons: toServer('COMMONS_URL'),
  };
}
