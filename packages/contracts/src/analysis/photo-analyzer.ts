import { z } from 'zod';

/** Recipient of visitors' photos. */
export const photoAnalyzer = z.object({
  /** Name or host of the service to which photos are sent; null if they are analyzed on this server. */
  name: z.string().nullable(),
});
export type PhotoAnalyzer = z.infer<typeof photoAnalyzer>;
