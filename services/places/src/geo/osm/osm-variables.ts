import { z } from 'zod';
import type { CallPacing } from '../../http/host-rate-limiter.js';

/** The servers of the OpenStreetMap community; each has a usage policy that allows little traffic. */
export const PUBLIC_SERVERS = {
  OSM_NOMINATIM_URL: 'https://nominatim.openstreetmap.org',
  OSM_OVERPASS_URL: 'https://overpass-api.de/api/interpreter',
  OSM_ROUTER_URL: 'https://routing.openstreetmap.de/routed-foot',
} as const;
type ServerVariable = keyof typeof PUBLIC_SERVERS;
const SERVERS = Object.keys(PUBLIC_SERVERS) as ServerVariable[];

const urlVariable = z
  .string()
  .refine(
    (value) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol),
    'must be an address that starts with http:// or https://',
  )
  .optional();

export const osmVariables = {
  /** Without `/search`. */
  OSM_NOMINATIM_URL: urlVariable,
  /** The whole address of the interpreter. */
  OSM_OVERPASS_URL: urlVariable,
  /** An OSRM server with a foot profile, without `/route/v1`. */
  OSM_ROUTER_URL: urlVariable,
  /** Calls a second that each server of one's own gets at most; public ones are called as their policies allow. */
  OSM_CALLS_PER_SECOND: z.coerce.number().min(0.1).max(1_000).default(20),
  /** Whom a server's operator can write to; sent in the User-Agent. */
  OSM_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https?$/ })], 'must be an email address or a web address')
    .optional(),
};
export type OsmVariables = z.output<z.ZodObject<typeof osmVariables>>;

/** How often each server may be called, by all processes together. */
export interface OsmPaces {
  nominatim: CallPacing;
  overpass: CallPacing;
  router: CallPacing;
}

export interface OsmSettings {
  nominatimUrl: string;
  overpassUrl: string;
  routerUrl: string;
  userAgent: string;
  paces: OsmPaces;
}

/** What the usage policies of Nominatim and of the community's router allow: one call a second. */
const ONE_PER_SECOND: CallPacing = { kind: 'interval', interval: 1_000 };
/** What the public Overpass servers ask for: no calls side by side. */
const ONE_AT_A_TIME: CallPacing = { kind: 'oneAtATime' };

/** True when all servers are the operator's own choice, so that nothing is called by default. */
export const hasOwnServers = (variables: OsmVariables): boolean => SERVERS.every((name) => variables[name]);

/** What an installation that asks OpenStreetMap's servers lacks: variable and sentence each. */
export function findOsmIssues(variables: OsmVariables): { variable: string; message: string }[] {
  const publicServers = SERVERS.filter((name) => isPublic(variables, name));
  if (publicServers.length === 0 || variables.OSM_CONTACT) return [];
  return [
    {
      variable: 'OSM_CONTACT',
      message: `is needed to call the public servers (${publicServers.join(', ')}): an email or web address for their operators`,
    },
  ];
}

const isPublic = (variables: OsmVariables, name: ServerVariable): boolean =>
  variables[name] === undefined || getHost(variables[name]) === getHost(PUBLIC_SERVERS[name]);
const getHost = (url: string | undefined) => (url !== undefined && URL.canParse(url) ? new URL(url).host : null);

export function toOsmSettings(variables: OsmVariables): OsmSettings {
  const contact = variables.OSM_CONTACT;
  const ownPacing: CallPacing = { kind: 'interval', interval: Math.ceil(1_000 / variables.OSM_CALLS_PER_SECOND) };
  const getPacing = (name: ServerVariable, publicPace: CallPacing) =>
    isPublic(variables, name) ? publicPace : ownPacing;
  return {
    nominatimUrl: variables.OSM_NOMINATIM_URL ?? PUBLIC_SERVERS.OSM_NOMINATIM_URL,
    overpassUrl: variables.OSM_OVERPASS_URL ?? PUBLIC_SERVERS.OSM_OVERPASS_URL,
    routerUrl: variables.OSM_ROUTER_URL ?? PUBLIC_SERVERS.OSM_ROUTER_URL,
    userAgent: contact ? `Placelore/1.0 (${contact})` : 'Placelore/1.0',
    paces: {
      nominatim: getPacing('OSM_NOMINATIM_URL', ONE_PER_SECOND),
      overpass: getPacing('OSM_OVERPASS_URL', ONE_AT_A_TIME),
      router: getPacing('OSM_ROUTER_URL', ONE_PER_SECOND),
    },
  };
}
