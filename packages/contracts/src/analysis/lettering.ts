import { z } from 'zod';

/** Language of the lettering in a photo, if its script is written in one country: a hint, not evidence. */
export const lettering = z.object({ language: z.string(), country: z.string(), countryCode: z.string().length(2) });
export type Lettering = z.infer<typeof lettering>;
