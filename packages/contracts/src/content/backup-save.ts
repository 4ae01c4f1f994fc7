import { z } from 'zod';
import { optionalText, requiredText, text } from '../core/text.js';

/** Defaults of a backup save. */
export const BACKUP_DEFAULTS = { location: 'Vietnam', category: 'Cultural Heritage' } as const;

/** Guide that its page sends back to be saved. If the server knows the guide, it uses only title and location. */
export const backupSave = z.object({
  title: requiredText(200),
  description: optionalText(5_000),
  /** HTML. */
  content: optionalText(100_000),
  location: optionalText(300),
  /** One of the 15 categories; any other value counts as 'Cultural Site'. */
  category: optionalText(100),
  culturalSignificance: optionalText(10_000),
  /** Ignored, because nearby places can only be found for a located place. */
  nearbyAttractions: z
    .array(z.union([text(300), z.object({ name: text(300) })]))
    .max(100)
    .optional(),
  /** Ignored, because the server never saves without a request. */
  skipAutoSave: z.boolean().optional(),
  /** Ignored, because only an admin publishes a saved guide. */
  isPublic: z.boolean().optional(),
});
export type BackupSave = z.infer<typeof backupSave>;
