import type { HttpVisitor } from './http-visitor.ts';

/** Fields of a new article that others may share. */
interface DuplicateArticle {
  title: string;
  slug: string;
  content: string;
  location: string;
  category?: string;
  metaDescription?: string;
  latitude?: number;
  longitude?: number;
  isPublic?: boolean;
}

const WALLS_CONTENT =
  '<h2>Why go</h2><p>Locals call them the quiet walls: three towers, a dry moat and a walk of half an hour above the ' +
  'roofs. Come at dusk, when swifts hunt along the parapet.</p><h2>Getting there</h2><p>From the market it is ten ' +
  'minutes on foot, the last of them steep. The gate is open from April to October.</p>';

/**
 * At least one pair of every kind. The places are invented, so that no article of the starter library resembles them.
 */
const ARTICLES: readonly DuplicateArticle[] = [
  {
    title: 'Quiet Walls of Zelmora',
    slug: 'quiet-walls-of-zelmora',
    content: WALLS_CONTENT,
    location: 'Zelmora',
    category: 'Historical Site',
    latitude: 44.1001,
    longitude: 11.2001,
    isPublic: true,
  },
  {
    title: 'quiet walls of  Zelmora',
    slug: 'quiet-walls-zelmora-2',
    content: WALLS_CONTENT.replace('three towers', 'four towers').replace(
      'The gate is open from April to October.',
      '',
    ),
    location: 'Zelmora, Upper Town',
    category: 'Landmark',
    metaDescription: 'Three towers, a dry moat and a walk above the roofs of Zelmora.',
    latitude: 44.2001,
    longitude: 11.3001,
  },
  {
    title: 'Brasskettle Market',
    slug: 'brasskettle-market',
    content: '<p>Forty stalls under one iron roof, and the best plum dumplings of the valley.</p>',
    location: 'Zelmora',
    isPublic: true,
  },
  {
    title: 'Plum dumplings in Zelmora',
    slug: 'plum-dumplings-in-zelmora',
    content: '<p>Forty stalls under one <b>iron</b> roof, and the best plum dumplings of the valley.</p>',
    location: 'Lower Zelmora',
  },
  {
    title: 'Lighthouse of Ondrava Point',
    slug: 'lighthouse-of-ondrava-point',
    content: '<p>A lighthouse with a keeper who tells of the storm.</p>',
    location: 'Ondrava',
    isPublic: true,
  },
  {
    title: 'The Lighthouse of Ondrava Point',
    slug: 'the-lighthouse-of-ondrava-point',
    content: '<p>Two hundred steps, and a view as far as the islands.</p>',
    location: 'Ondrava Bay',
    isPublic: true,
  },
  {
    title: 'Chapel of Saint Wendra',
    slug: 'chapel-of-saint-wendra',
    content: '<p>Frescoes the rain never reached.</p>',
    location: 'Wendra',
    latitude: 45.5,
    longitude: 12.5,
    isPublic: true,
  },
  {
    title: 'Old Customs House',
    slug: 'old-customs-house-wendra',
    content: '<p>Scales as high as a man, and what was smuggled past them.</p>',
    location: 'Wendra',
    latitude: 45.5004,
    longitude: 12.5,
    isPublic: true,
  },
  {
    title: 'Gate of Nan Hollow',
    slug: 'undefined-hollow',
    content: '<p>A gate without a wall.</p>',
    location: 'Nan Hollow',
  },
];

/** Article ids by slug. */
export type DuplicateArticleIds = ReadonlyMap<string, number>;

/** Creates articles that are duplicates of each other, as an admin would. */
export async function createDuplicateArticles(admin: HttpVisitor): Promise<DuplicateArticleIds> {
  const ids = new Map<string, number>();
  for (const article of ARTICLES) {
    const response = await admin.post('/api/admin/articles', article);
    if (!response.ok) throw new Error(`${article.title} was not written: ${response.status} ${await response.text()}`);
    ids.set(article.slug, ((await response.json()) as { id: number }).id);
  }
  return ids;
}

/** Deletes an article, merges two and dismisses a pair, so that every list of the history has an entry. */
export async function createDuplicateHistory(admin: HttpVisitor): Promise<void> {
  const ids: number[] = [];
  for (const title of ['Ferry House at Tessick', 'Ferry at Tessick', 'Old Ferry of Tessick', 'Ferryman of Tessick']) {
    const response = await admin.post('/api/admin/articles', {
      title,
      content: `<p>${title}.</p>`,
      location: 'Tessick',
    });
    if (!response.ok) throw new Error(`${title} was not written: ${response.status}`);
    ids.push(((await response.json()) as { id: number }).id);
  }
  const [deletedId, keptId, mergedId, dismissedId] = ids;
  const calls: [string, object][] = [
    ['bulk-delete', { articleIds: [deletedId], reason: 'duplicate_cleanup' }],
    ['duplicates/merge', { keepId: keptId, articleIds: [mergedId], take: { content: mergedId } }],
    ['duplicates/dismiss', { kind: 'similar', articleIds: [keptId, dismissedId] }],
  ];
  for (const [path, body] of calls) {
    const response = await admin.post(`/api/admin/${path}`, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }
}
