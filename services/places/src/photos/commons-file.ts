import { z } from 'zod';

/** Fields of `extmetadata` that are read; their values are HTML, and any field may be absent. */
export const METADATA_FIELDS = [
  'Artist',
  'Assessments',
  'Attribution',
  'Categories',
  'DeletionReason',
  'ImageDescription',
  'License',
  'LicenseShortName',
  'LicenseUrl',
  'NonFree',
  'ObjectName',
  'Restrictions',
  'UsageTerms',
] as const;
export type MetadataField = (typeof METADATA_FIELDS)[number];

const metadataValue = z.object({ value: z.union([z.string(), z.number(), z.boolean()]) });

/** A file of Wikimedia Commons with its latest version. Sizes are in pixels and bytes. */
export const commonsFile = z.object({
  title: z.string(),
  /** True for a file that does not exist. */
  missing: z.boolean().optional(),
  imageinfo: z
    .array(
      z.object({
        size: z.number(),
        width: z.number(),
        height: z.number(),
        sha1: z.string(),
        mime: z.string(),
        url: z.string(),
        descriptionurl: z.string(),
        thumburl: z.string().optional(),
        extmetadata: z.record(z.string(), metadataValue).optional(),
      }),
    )
    .optional(),
});
export type CommonsFile = z.infer<typeof commonsFile>;
export type CommonsImageInfo = NonNullable<CommonsFile['imageinfo']>[number];

/** The API's response to a query for files; without `query` there are none. */
export const commonsFiles = z.object({
  query: z
    .object({
      pages: z.array(commonsFile.extend({ index: z.number().optional() })).default([]),
    })
    .optional(),
});
export type CommonsFiles = z.infer<typeof commonsFiles>;

/** Returns a metadata field; empty when it is absent. */
export function getMetadata({ extmetadata }: CommonsImageInfo, field: MetadataField): string {
  return extmetadata && Object.hasOwn(extmetadata, field) ? String(extmetadata[field]!.value).trim() : '';
}
