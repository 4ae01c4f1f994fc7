import { z } from 'zod';
import type { VendorHost } from '../http/vendor-host.js';
import { CACHE_LIFETIMES } from '../http/vendor-response-cache.js';

/** Properties of an item: its image, and its category on Wikimedia Commons. */
const IMAGE_PROPERTY = 'P18';
const CATEGORY_PROPERTY = 'P373';

const claim = z.object({
  rank: z.string().default('normal'),
  mainsnak: z.object({ snaktype: z.string(), datavalue: z.object({ value: z.unknown() }).optional() }),
});
const entities = z.object({
  entities: z.record(
    z.string(),
    z.object({
      claims: z
        .object({ [IMAGE_PROPERTY]: z.array(claim).optional(), [CATEGORY_PROPERTY]: z.array(claim).optional() })
        .optional(),
    }),
  ),
});

/** What an item states about images of it. */
export interface WikidataImages {
  /** File names, the preferred ones first. */
  images: string[];
  category: string | null;
}

/**
 * Reads the images of a Wikidata item; none for an item that does not exist.
 * @throws ApiError as {@link VendorHost.call}
 */
export async function readWikidataImages(host: VendorHost, wikidataId: string): Promise<WikidataImages> {
  const query = new URLSearchParams({
    action: 'wbgetentities',
    format: 'json',
    formatversion: '2',
    ids: wikidataId,
    props: 'claims',
  });
  const response = await host.call({
    path: `/w/api.php?${query}`,
    schema: entities,
    getLifetime: () => CACHE_LIFETIMES.facts,
  });
  // The key is the requested id even if the item was merged into another one.
  const claims = Object.hasOwn(response.entities, wikidataId) ? response.entities[wikidataId]!.claims : undefined;
  return {
    images: readTexts(claims?.[IMAGE_PROPERTY] ?? []),
    category: readTexts(claims?.[CATEGORY_PROPERTY] ?? [])[0] ?? null,
  };
}

/** Returns the stated texts. Preferred ones replace the others; deprecated ones are ignored as wrong. */
function readTexts(claims: z.infer<typeof claim>[]): string[] {
  const stated = claims.filter(({ mainsnak, rank }) => mainsnak.snaktype === 'value' && rank !== 'deprecated');
  const preferred = stated.filter(({ rank }) => rank === 'preferred');
  return (preferred.length > 0 ? preferred : stated)
    .map(({ mainsnak }) => mainsnak.datavalue?.value)
    .filter((value) => typeof value === 'string');
}
