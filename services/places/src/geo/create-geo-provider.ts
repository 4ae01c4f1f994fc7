import { GEO_PROVIDERS, showsGoogle } from '@placelore/contracts/places/geo-providers.js';
import { z } from 'zod';
import { findGoogleIssues, type GoogleSettings, googleVariables, toGoogleSettings } from './google/google-variables.js';
import { findOsmIssues, hasOwnServers, type OsmSettings, osmVariables, toOsmSettings } from './osm/osm-variables.js';

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

function selectKind(variables: GeoVariables): GeoChoice['kind'] {
  const { GEO_PROVIDER: preference } = variables;
  if (showsGoogle(preference, variables.GOOGLE_MAPS_SERVER_KEY !== undefined)) return 'google';
  if (preference === 'osm' || (preference === 'auto' && hasOwnServers(variables))) return 'osm';
  return 'embedded';
}

export function createGeoProvider(variables: GeoVariables): GeoChoice {
  const kind = selectKind(variables);
  switch (kind) {
    case 'embedded':
      return { kind };
    case 'osm':
      return { kind, settings: toOsmSettings(variables) };
    case 'google':
      return { kind, settings: toGoogleSettings(variables) };
  }
}

const ISSUE_CHECKS = { embedded: () => [], osm: findOsmIssues, google: findGoogleIssues };

/** Adds what the choice lacks, by the name of each variable. For `superRefine(geoFaults, AMONG_ALL_FAULTS)`. */
export function addGeoIssues(variables: GeoVariables, context: z.RefinementCtx): void {
  for (const { variable, message } of ISSUE_CHECKS[selectKind(variables)](variables)) {
    context.addIssue({ code: 'custom', path: [variable], message });
  }
}
/** These faults are told together with the others, and not only once those are mended. */
export const REPORT_WITH_OTHER_ISSUES = { when: () => true };
