import { z } from 'zod';
import type { CallPacing } from '../../http/host-rate-limiter.js';
import { formatUserAgent } from '../../open-services/open-services-variables.js';

/** Servers of the OpenStreetMap community, whose usage policies permit little traffic. */
export const PUBLIC_SERVERS = {
  OSM_NOMINATIM_URL: 'https://nominatim.openstreetmap.org',
  OSM_OVERPASS_URL: 'https://overpass-api.de/api/interpreter',
  OSM_ROUTER_URL: 'https://routing.openstreetmap.de/routed-foot',
} as const;
type ServerVariable = keyof typeof PUBLIC_SERVERS;
const SERVERS = Object.keys(PUBLIC_SERVERS) as ServerVariable[];

const isHttpUrl = (value: string) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);
const urlVariable = z.string().refine(isHttpUrl, 'must be a URL that starts with http:// or https://').optional();

/** Parses a list of URLs to try in this order. */
const parseUrls = (value: string) => value.split(',').map((url) => url.trim());
const urlsVariable = z
  .string()
  .refine((value) => parseUrls(value).every(isHttpUrl), 'must be URLs that start with http:// or https://')
  .optional();

export const osmVariables = {
  /** Without `/search`. */
  OSM_NOMINATIM_URL: urlVariable,
  /** Complete URL of the interpreter; several URLs separated by commas are tried in order. */
  OSM_OVERPASS_URL: urlsVariable,
  /** An OSRM server with a foot profile, without `/route/v1`. */
  OSM_ROUTER_URL: urlVariable,
  /**
   * Maximum calls per second to each of the operator's own servers; public servers are called as their policies permit.
   */
  OSM_CALLS_PER_SECOND: z.coerce.number().min(0.1).max(1_000).default(20),
};
export type OsmVariables = z.output<z.ZodObject<typeof osmVariables>> & { OPEN_SERVICES_CONTACT?: string | undefined };

/** Call rate of each server, over all processes. */
export interface OsmPaces {
  nominatim: CallPacing;
  overpass: CallPacing;
  router: CallPacing;
}

export interface OsmSettings {
  nominatimUrl: string;
  /** Complete URLs, tried in order. */
  overpassUrls: string[];
  routerUrl: string;
  userAgent: string;
  paces: OsmPaces;
}

/** Call rate permitted by the usage policies of Nominatim and the community's router: one call per second. */
const ONE_PER_SECOND: CallPacing = { kind: 'interval', interval: 1_000 };
/** Requirement of the public Overpass servers: no concurrent calls. */
const ONE_AT_A_TIME: CallPacing = { kind: 'oneAtATime' };

/** Whether the operator configured all servers, so that no public server is called by default. */
export const hasOwnServers = (variables: OsmVariables): boolean => SERVERS.every((name) => variables[name]);

/** Returns the variables that are missing for OpenStreetMap as the provider, each with a message. */
export function findOsmIssues(variables: OsmVariables): { variable: string; message: string }[] {
  const publicServers = SERVERS.filter((name) => isPublic(variables, name));
  if (publicServers.length === 0 || variables.OPEN_SERVICES_CONTACT) return [];
  return [
    {
      variable: 'OPEN_SERVICES_CONTACT',
      message: `is needed to call the public servers (${publicServers.join(', ')}): an email or web address for their operators`,
    },
  ];
}

const isPublic = (variables: OsmVariables, name: ServerVariable): boolean => {
  const urls = variables[name];
  return urls === undefined || parseUrls(urls).some((url) => getHost(url) === getHost(PUBLIC_SERVERS[name]));
};
const getHost = (url: string) => (URL.canParse(url) ? new URL(url).host : null);

export function toOsmSettings(variables: OsmVariables): OsmSettings {
  const ownPacing: CallPacing = { kind: 'interval', interval: Math.ceil(1_000 / variables.OSM_CALLS_PER_SECOND) };
  const getPacing = (name: ServerVariable, publicPace: CallPacing) =>
    isPublic(variables, name) ? publicPace : ownPacing;
  return {
    nominatimUrl: variables.OSM_NOMINATIM_URL ?? PUBLIC_SERVERS.OSM_NOMINATIM_URL,
    overpassUrls: parseUrls(variables.OSM_OVERPASS_URL ?? PUBLIC_SERVERS.OSM_OVERPASS_URL),
    routerUrl: variables.OSM_ROUTER_URL ?? PUBLIC_SERVERS.OSM_ROUTER_URL,
    userAgent: formatUserAgent(variables.OPEN_SERVICES_CONTACT),
    paces: {
      nominatim: getPacing('OSM_NOMINATIM_URL', ONE_PER_SECOND),
      overpass: getPacing('OSM_OVERPASS_URL', ONE_AT_A_TIME),
      router: getPacing('OSM_ROUTER_URL', ONE_PER_SECOND),
    },
  };
}
