import { GEO_PROVIDERS, showsGoogle } from '@placelore/contracts/places/geo-providers.js';
import { z } from 'zod';
import { findOpenServicesIssues, openServicesVariables } from '../open-services/open-services-variables.js';
import { findGoogleIssues, type GoogleSettings, googleVariables, toGoogleSettings } from './google/google-variables.js';
import { findOsmIssues, hasOwnServers, type OsmSettings, osmVariables, toOsmSettings } from './osm/osm-variables.js';

export const geoVariables = {
  /**
   * `auto` selects Google when a server key is set; otherwise OpenStreetMap when open services are on or all its
   * servers are configured; otherwise the embedded data, which needs no network.
   */
  GEO_PROVIDER: z.enum(GEO_PROVIDERS).default('auto'),
  ...googleVariables,
  ...osmVariables,
  ...openServicesVariables,
};
export type GeoVariables = z.output<z.ZodObject<typeof geoVariables>>;

/**
 * The source of the places, names and routes that the product shows. There is only one, because a map must never mix
 * several sources.
 */
export type GeoChoice =
  | { kind: 'embedded' }
  | { kind: 'osm'; settings: OsmSettings }
  | { kind: 'google'; settings: GoogleSettings };

function selectKind(variables: GeoVariables): GeoChoice['kind'] {
  const { GEO_PROVIDER: preference } = variables;
  if (showsGoogle(preference, variables.GOOGLE_MAPS_SERVER_KEY !== undefined)) return 'google';
  const hasOsm = variables.OPEN_SERVICES_CONTACT !== undefined || hasOwnServers(variables);
  if (preference === 'osm' || (preference === 'auto' && hasOsm)) return 'osm';
  return 'embedded';
}

export function selectGeoProvider(variables: GeoVariables): GeoChoice {
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

/**
 * Adds an issue for each variable that is missing for the choice. For `superRefine(addGeoIssues,
 * REPORT_WITH_OTHER_ISSUES)`.
 */
export function addGeoIssues(variables: GeoVariables, context: z.RefinementCtx): void {
  const issues = [...ISSUE_CHECKS[selectKind(variables)](variables), ...findOpenServicesIssues(variables)];
  for (const { variable, message } of issues) {
    context.addIssue({ code: 'custom', path: [variable], message });
  }
}
/** Reports these issues together with all others instead of only after those are fixed. */
export const REPORT_WITH_OTHER_ISSUES = { when: () => true };
