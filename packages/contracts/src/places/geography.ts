import { z } from 'zod';

/** A position on WGS84, in degrees. */
export const position = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Position = z.infer<typeof position>;

/** Position of a place in requests and responses. Degrees. */
export const coordinates = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
export type Coordinates = z.infer<typeof coordinates>;
