import type { Article } from './articles.js';
import { BRAND } from './brand.js';
import { writingLabel } from './writing-label.js';

/** What machines are told of an article. */
export type DescribedArticle = Pick<
  Article,
  | 'slug'
  | 'title'
  | 'location'
  | 'category'
  | 'metaDescription'
  | 'latitude'
  | 'longitude'
  | 'publishedAt'
  | 'updatedAt'
  | 'writing'
>;

/** What the page of an article says of itself to crawlers; addresses are whole. */
export interface ArticleMetadata {
  title: string;
  /** At most 160 characters. */
  description: string;
  address: string;
  ampAddress: string;
  /** The article's share picture. */
  picture: string;
  /** When it changed last, and never before it was published: it may have been written earlier. ISO 8601. */
  modifiedAt: string;
  /** JSON-LD: the article, the place it is about, and the way to it. */
  structuredData: object;
}

/** Characters search engines show of a description. */
const DESCRIPTION_MOST = 160;

/** A text as the description of a page: one line of at most 160 characters, cut after a whole word where there is one. */
export function pageDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_MOST) return line;
  const cut = line.slice(0, DESCRIPTION_MOST - 1);
  const words = /\s/.test(cut) ? cut.replace(/\s+\S*$/, '') : cut;
  return `${words.replace(/[\s,;:–—-]+$/, '').replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** @param origin of the installation, such as `https://placelore.example` */
export function articleMetadata(article: DescribedArticle, origin: string): ArticleMetadata {
  const address = `${origin}/articles/${article.slug}`;
  const page = {
    title: `${article.title} - Travel Guide | ${BRAND}`,
    description: pageDescription(
      article.metaDescription || [article.title, article.location].filter(Boolean).join(', '),
    ),
    address,
    ampAddress: `${address}/amp`,
    picture: `${origin}/share/${article.slug}.png`,
    modifiedAt: [article.updatedAt, article.publishedAt ?? ''].sort().at(-1)!,
  };
  const graph = [writtenArticle(article, page, origin), place(article, page), way(article, address, origin)];
  return { ...page, structuredData: { '@context': 'https://schema.org', '@graph': graph } };
}

type Page = Omit<ArticleMetadata, 'structuredData'>;

function writtenArticle(
  article: DescribedArticle,
  { address, description, picture, modifiedAt }: Page,
  origin: string,
): object {
  const label = writingLabel(article.writing);
  const house = { '@type': 'Organization', name: BRAND, url: `${origin}/` };
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    mainEntityOfPage: address,
    headline: article.title,
    description,
    image: [picture],
    inLanguage: 'en',
    articleSection: article.category,
    ...(article.publishedAt && { datePublished: article.publishedAt }),
    dateModified: modifiedAt,
    author: house,
    publisher: house,
    about: { '@id': `${address}#place` },
    ...(label && { digitalSourceType: label.digitalSourceType }),
  };
}

/** Positions in degrees. */
function place(article: DescribedArticle, { address, description, picture }: Page): object {
  const { latitude, longitude } = article;
  return {
    '@type': 'TouristAttraction',
    '@id': `${address}#place`,
    name: article.title,
    description,
    url: address,
    image: picture,
    ...(article.location && { address: article.location }),
    ...(latitude !== null &&
      longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: Number(latitude), longitude: Number(longitude) },
      }),
  };
}

function way(article: DescribedArticle, address: string, origin: string): object {
  const steps = [
    { name: BRAND, item: `${origin}/` },
    { name: 'Articles', item: `${origin}/articles` },
    { name: article.title, item: address },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
