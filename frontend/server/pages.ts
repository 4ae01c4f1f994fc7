import { pageNumber } from '@placelore/contracts/article-pages.js';
import type { Article } from '@placelore/contracts/articles.js';
import { isGuideName } from '@placelore/contracts/guide-name.js';
import { SLUG, SLUG_MOST } from '@placelore/contracts/slug.js';
import { titleCase } from '@placelore/contracts/title-case.js';
import type { Head } from './head.js';
import type { Library, Visitor } from './library.js';
import { articleHead, guideHead, landingHead, listHead, notFoundHead, outageHead, ownHead } from './page-heads.js';

/** What is asked of a page. */
export interface PageRequest {
  /** The parameter of its path, decoded. */
  parameter: string;
  /** As it came, without the question mark. */
  query: string;
  /** What is searched for, when something is. */
  q: string | undefined;
  /** `https://placelore.example` */
  origin: string;
  visitor: Visitor;
}

/** A page: the shell with this status and head, or the address it moved to. */
export type Page =
  | {
      status: 200 | 404 | 503;
      head: Head;
      /** Not even the browser keeps it. */
      neverKept?: true;
    }
  | {
      movedTo: string;
      /** It may be here again one day. */
      forNow?: true;
    };

interface PageRoute {
  path: string;
  answer(request: PageRequest, library: Library): Page | Promise<Page>;
}

const shown = (head: Head) => ({ status: 200, head }) satisfies Page;
export const notFound = (): Page => ({ status: 404, head: notFoundHead() });

/** The pages there are. The browser's router knows those that have a screen; a test holds the two together. */
export const PAGES: readonly PageRoute[] = [
  { path: '/', answer: ({ origin, q }) => shown(landingHead(origin, q)) },
  { path: '/articles', answer: listPage },
  { path: '/articles/:slug', answer: articlePage },
  { path: '/simple/:slug', answer: simplePage },
  {
    path: '/test-article',
    answer: ({ origin }) => shown(ownHead('Sample article', `${origin}/test-article`)),
  },
  { path: '/dynamic/*', answer: guidePage },
  { path: '/app', answer: ({ origin }) => shown(ownHead('What did you discover?', `${origin}/app`)) },
  { path: '/auth', answer: ({ origin }) => shown(ownHead('Sign in', `${origin}/auth`)) },
  { path: '/admin', answer: adminPage },
  { path: '/admin/*', answer: adminPage },
  { path: '/not-found', answer: notFound },
];

async function listPage({ origin, q, query, visitor }: PageRequest, library: Library): Promise<Page> {
  const page = pageNumber(new URLSearchParams(query).get('page'));
  return shown(listHead(origin, q, { page, ...(await library.listPage(q, page, visitor)) }));
}

function adminPage({ origin }: PageRequest): Page {
  return { ...shown(ownHead('Administration', `${origin}/admin`)), neverKept: true };
}

function articlePage(request: PageRequest, library: Library): Promise<Page> {
  return pageOfArticle('/articles', request, library, (article) => articleHead(article, request.origin));
}

/** The whole text stands in the page for whoever runs no scripts; search engines have the article's own page. */
function simplePage(request: PageRequest, library: Library): Promise<Page> {
  return pageOfArticle('/simple', request, library, (article) => ({
    ...articleHead(article, request.origin),
    isListed: false,
    text: article.content,
  }));
}

async function pageOfArticle(
  folder: string,
  { parameter, query, visitor }: PageRequest,
  library: Library,
  headOf: (article: Article) => Head,
): Promise<Page> {
  if (!SLUG.test(parameter) || parameter.length > SLUG_MOST) return notFound();
  const reading = await library.article(parameter, visitor);
  if (reading === 'missing') return notFound();
  // An outage is no reason to forget a page: 503 has crawlers come again, and browsers show what they can.
  if (reading === 'unavailable') return { status: 503, head: outageHead() };
  if ('movedTo' in reading) return { movedTo: `${folder}/${reading.movedTo}${query && `?${query}`}` };
  return shown(headOf(reading.found));
}

/** `name@lat,lng` in degrees, where the position may be absent. */
const POSITION = /@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/** What the page of a guide asks for, as the browser asks for it. A position that is none on earth counts as absent. */
function askedOf(parameter: string): { q: string; lat?: number; lng?: number } {
  const [lat = Number.NaN, lng = Number.NaN] = POSITION.exec(parameter)?.slice(1).map(Number) ?? [];
  const q = parameter.replace(POSITION, '').trim();
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { q, lat, lng } : { q };
}

async function guidePage({ parameter, origin, visitor }: PageRequest, library: Library): Promise<Page> {
  const asked = askedOf(parameter);
  if (asked.q === '') return notFound();
  const address = `${origin}/dynamic/${encodeURIComponent(parameter)}`;
  const reading = isGuideName(asked.q) ? await library.guide(asked, visitor) : 'missing';
  if (typeof reading !== 'string') {
    return 'found' in reading ? shown(guideHead(reading.found, address)) : { movedTo: reading.movedTo, forNow: true };
  }
  // Not written yet, or not to be read now: its page is about what was asked for.
  const title = titleCase(asked.q);
  return shown(guideHead({ title, description: `${title}: its story, what to notice and what lies nearby.` }, address));
}

/** Whether a path may be a page by its looks: pages have no file extension. */
export const looksLikePage = (path: string): boolean => !/\.[a-z0-9]{1,12}$/i.test(path);
