import { getDigitalSourceType } from '../../analysis/writing-label.js';
import type { FactSource } from '../../places/facts.js';
import { getCategoryLabel, getSchemaType } from '../../places/place-types.js';
import { getSameAs } from '../../places/sources/same-as.js';
import { getSourceUrl } from '../../places/sources/source-credit.js';
import { BRAND } from '../../system/brand.js';
import { formatImageCredit, getPhotoAlt } from '../image-credit-text.js';
import type { Article, ArticleCorrection } from './articles.js';

/** Fields of an article from which its metadata are created. */
export type DescribedArticle = Pick<
  Article,
  | 'slug'
  | 'title'
  | 'location'
  | 'locationLabel'
  | 'category'
  | 'placeType'
  | 'metaDescription'
  | 'latitude'
  | 'longitude'
  | 'publishedAt'
  | 'updatedAt'
  | 'writing'
  | 'imageUrl'
  | 'imageCredit'
  | 'sources'
  | 'corrections'
>;

/** Metadata of an article page for crawlers; all URLs are absolute. */
export interface ArticleMetadata {
  title: string;
  /** At most 160 characters. */
  description: string;
  url: string;
  ampUrl: string;
  /** The article's share image. */
  imageUrl: string;
  /** Time of the last change, ISO 8601. Not before the publication, although the text may be older. */
  modifiedAt: string;
  /** JSON-LD: the article, its place and its breadcrumbs. */
  structuredData: object;
}

/** Length of a description that search engines show, in characters. */
const MAX_DESCRIPTION_LENGTH = 160;

/**
 * Returns a text as a page description: one line of at most 160 characters, cut after a whole word where possible.
 */
export function toPageDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, MAX_DESCRIPTION_LENGTH - 1);
  const truncated = /\s/.test(cut) ? cut.replace(/\s+\S*$/, '') : cut;
  return `${truncated.replace(/[\s,;:–—-]+$/, '').replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** @param origin origin of the installation, such as `https://placelore.example` */
export function getArticleMetadata(article: DescribedArticle, origin: string): ArticleMetadata {
  const url = `${origin}/articles/${article.slug}`;
  const page = {
    title: `${article.title} - Travel Guide | ${BRAND}`,
    description: toPageDescription(
      article.metaDescription || [article.title, article.location].filter(Boolean).join(', '),
    ),
    url,
    ampUrl: `${url}/amp`,
    imageUrl: `${origin}/share/${article.slug}.png`,
    modifiedAt: [article.updatedAt, article.publishedAt ?? ''].sort().at(-1)!,
  };
  const graph = [
    buildArticleNode(article, page, origin),
    buildPlaceNode(article, page),
    buildBreadcrumbs(article, url, origin),
  ];
  return { ...page, structuredData: { '@context': 'https://schema.org', '@graph': graph } };
}

type Page = Omit<ArticleMetadata, 'structuredData'>;

function buildArticleNode(
  article: DescribedArticle,
  { url, description, imageUrl, modifiedAt }: Page,
  origin: string,
): object {
  const digitalSourceType = getDigitalSourceType(article.writing);
  const organization = { '@type': 'Organization', name: BRAND, url: `${origin}/` };
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: article.title,
    description,
    image: [imageUrl, ...buildPhotoNodes(article, origin)],
    inLanguage: 'en',
    articleSection: getCategoryLabel(article.category, article.placeType),
    ...(article.publishedAt && { datePublished: article.publishedAt }),
    dateModified: modifiedAt,
    author: organization,
    publisher: organization,
    about: { '@id': `${url}#place` },
    ...(digitalSourceType && { digitalSourceType }),
    ...(article.sources.length > 0 && { citation: article.sources.map(buildCitation) }),
    ...(article.corrections.length > 0 && { correction: article.corrections.map(buildCorrection) }),
  };
}

const buildCorrection = ({ correctedAt, note }: ArticleCorrection): object => ({
  '@type': 'CorrectionComment',
  text: note,
  datePublished: correctedAt,
});

function buildCitation(source: FactSource): object {
  const { name, license } = source;
  const url = getSourceUrl(source);
  return {
    '@type': 'CreativeWork',
    name,
    ...(url && { url }),
    ...(source.revision && { version: source.revision }),
    ...(source.authors && { creditText: source.authors }),
    license: license.url,
  };
}

/** Describes a photo from an open collection, in the form from which search engines read its license. */
function buildPhotoNodes(
  { imageUrl, imageCredit, title, location, locationLabel = location }: DescribedArticle,
  origin: string,
): object[] {
  if (!imageCredit || !imageUrl) return [];
  const { author, license, sourceUrl, changes } = imageCredit;
  return [
    {
      '@type': 'ImageObject',
      contentUrl: imageUrl.startsWith('/') ? origin + imageUrl : imageUrl,
      name: imageCredit.title,
      caption: getPhotoAlt(title, locationLabel),
      creditText: `${formatImageCredit(imageCredit)} (${changes})`,
      ...(author !== null && { creator: { '@type': 'Person', name: author } }),
      ...(author !== null && { copyrightNotice: author }),
      ...(license.url !== null && { license: license.url }),
      acquireLicensePage: sourceUrl,
    },
  ];
}

/** Positions in degrees. */
function buildPlaceNode(article: DescribedArticle, { url, description, imageUrl }: Page): object {
  const { latitude, longitude } = article;
  const sameAs = getSameAs(article.sources);
  return {
    '@type': getSchemaType(article.placeType),
    '@id': `${url}#place`,
    name: article.title,
    description,
    url: url,
    image: imageUrl,
    ...(sameAs.length > 0 && { sameAs }),
    ...(article.location && { address: getAddress(article) }),
    ...(latitude !== null &&
      longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: Number(latitude), longitude: Number(longitude) },
      }),
  };
}

/** Returns the location, without the town if the place is outside of it. */
const getAddress = ({ location, locationLabel }: DescribedArticle): string =>
  locationLabel ? location.slice(location.lastIndexOf(', ') + 1).trim() : location;

function buildBreadcrumbs(article: DescribedArticle, url: string, origin: string): object {
  const steps = [
    { name: BRAND, item: `${origin}/` },
    { name: 'Articles', item: `${origin}/articles` },
    { name: article.title, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
