import { z } from 'zod';
import { hasOwnServers, type OsmSettings, osmFaults, osmSettings, osmVariables } from './osm/osm-variables.js';

export const geoVariables = {
  /** `auto` takes OpenStreetMap when all its servers are named, else the embedded data, which need no network. */
  GEO_PROVIDER: z.enum(['auto', 'osm', 'embedded']).default('auto'),
  ...osmVariables,
};
export type GeoVariables = z.output<z.ZodObject<typeof geoVariables>>;

/** Whose places, names and ways the product shows. One at a time: they are never mixed on one map. */
export type GeoChoice = { kind: 'embedded' } | { kind: 'osm'; settings: OsmSettings };

export function chooseGeo(variables: GeoVariables): GeoChoice {
  const { GEO_PROVIDER: wanted } = variables;
  if (wanted === 'osm' || (wanted === 'auto' && hasOwnServers(variables))) {
    return { kind: 'osm', settings: osmSettings(variables) };
  }
  return { kind: 'embedded' };
}

/** Adds what the choice lacks, by the name of each variable. For `superRefine(geoFaults, AMONG_ALL_FAULTS)`. */
export function geoFaults(variables: GeoVariables, context: z.RefinementCtx): void {
  if (chooseGeo(variables).kind !== 'osm') return;
  for (const { variable, message } of osmFaults(variables)) {
    context.addIssue({ code: 'custom', path: [variable], message });
  }
}
/** These faults are told together with the others, and not only once those are mended. */
export const AMONG_ALL_FAULTS = { when: () => true };
