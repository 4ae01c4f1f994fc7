import { z } from 'zod';

/** One step of an OSRM route, as far as it is used. Metres and seconds. */
export const osrmStep = z.object({
  distance: z.number(),
  duration: z.number(),
  name: z.string().default(''),
  maneuver: z.object({
    type: z.string(),
    modifier: z.string().optional(),
    exit: z.number().optional(),
    bearing_after: z.number().optional(),
  }),
});
export type OsrmStep = z.infer<typeof osrmStep>;
