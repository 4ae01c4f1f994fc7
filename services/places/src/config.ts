import {
  databaseVariables,
  publicUrlVariable,
  readConfig,
  serviceVariables,
} from '@placelore/platform/config/read-config.js';
import { z } from 'zod';
import { addGeoIssues, geoVariables, REPORT_WITH_OTHER_ISSUES } from './geo/select-geo-provider.js';
import { addTileIssues, tileVariables } from './tiles/tile-variables.js';

const affiliateId = z
  .string()
  .regex(/^[\w.-]{1,64}$/, 'must be an affiliate id: letters, digits, dots, dashes')
  .optional();

export const placesVariables = z
  .object({
    ...serviceVariables,
    ...databaseVariables,
    ...geoVariables,
    ...publicUrlVariable,
    ...tileVariables,
    /** The operator's ids at the affiliate programs; without one the links are plain. */
    AFFILIATE_VIATOR_ID: affiliateId,
    AFFILIATE_TIQETS_ID: affiliateId,
    AFFILIATE_BOOKING_ID: affiliateId,
    AFFILIATE_KLOOK_ID: affiliateId,
  })
  .superRefine(addGeoIssues, REPORT_WITH_OTHER_ISSUES)
  .superRefine(addTileIssues, REPORT_WITH_OTHER_ISSUES);
export type PlacesConfig = z.output<typeof placesVariables>;

export const readPlacesConfig = (): PlacesConfig => readConfig('places', placesVariables, process.env);
