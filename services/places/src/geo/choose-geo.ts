import { GEO_PROVIDERS, showsGoogle } from '@placelore/contracts/geo-providers.js';
import { z } from 'zod';
import { type GoogleSettings, googleFaults, googleSettings, googleVariables } from './google/google-variables.js';
import { hasOwnServers, type OsmSettings, osmFaults, osmSettings, osmVariables } from './osm/osm-variables.js';

export const geoVariables = {
  /**
   * `auto` takes Google when there is a server key, else OpenStreetMap when all its servers are named, else the
   * embedded data, which need no network.
   */
  GEO_PROVIDER: z.enum(GEO_PROVIDERS).default('auto'),
  ...googleVariables,
  ...osmVariables,
};
export type GeoVariables = z.output<z.ZodObject<typeof geoVariables>>;

/** Whose places, names and ways the product shows. One at a time: they are never mixed on one map. */
export type GeoChoice =
  | { kind: 'embedded' }
  | { kind: 'osm'; settings: OsmSettings }
  | { kind: 'google'; settings: GoogleSettings };

function kindOf(variables: GeoVariables): GeoChoice['kind'] {
  const { GEO_PROVIDER: wanted } = variables;
  if (showsGoogle(wanted, variables.GOOGLE_MAPS_SERVER_KEY !== undefined)) return 'google';
  if (wanted === 'osm' || (wanted === 'auto' && hasOwnServers(variables))) return 'osm';
  return 'embedded';
}

export function chooseGeo(variables: GeoVariables): GeoChoice {
  const kind = kindOf(variables);
  switch (kind) {
    case 'embedded':
      return { kind };
    case 'osm':
      return { kind, settings: osmSettings(variables) };
    case 'google':
      return { kind, settings: googleSettings(variables) };
  }
}

const FAULTS = { embedded: () => [], osm: osmFaults, google: googleFaults };

/** Adds what the choice lacks, by the name of each variable. For `superRefine(geoFaults, AMONG_ALL_FAULTS)`. */
export function geoFaults(variables: GeoVariables, context: z.RefinementCtx): void {
  for (const { variable, message } of FAULTS[kindOf(variables)](variables)) {
    context.addIssue({ code: 'custom', path: [variable], message });
  }
}
/** These faults are told together with the others, and not only once those are mended. */
export const AMONG_ALL_FAULTS = { when: () => true };
