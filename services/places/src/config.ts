import {
  databaseVariables,
  jobVariables,
  publicUrlVariable,
  readConfig,
  serviceVariables,
} from '@placelore/platform/config/read-config.js';
import { z } from 'zod';
import { addGeoIssues, geoVariables, REPORT_WITH_OTHER_ISSUES } from './geo/select-geo-provider.js';
import { addAffiliateIssues, affiliateVariables } from './recommendations/affiliate-variables.js';
import { addTileIssues, tileVariables } from './tiles/tile-variables.js';

export const placesVariables = z
  .object({
    ...serviceVariables,
    ...databaseVariables,
    ...jobVariables,
    ...geoVariables,
    ...publicUrlVariable,
    ...tileVariables,
    ...affiliateVariables,
  })
  .superRefine(addGeoIssues, REPORT_WITH_OTHER_ISSUES)
  .superRefine(addTileIssues, REPORT_WITH_OTHER_ISSUES)
  .superRefine(addAffiliateIssues, REPORT_WITH_OTHER_ISSUES);
export type PlacesConfig = z.output<typeof placesVariables>;

export const readPlacesConfig = (): PlacesConfig => readConfig('places', placesVariables, process.env);
