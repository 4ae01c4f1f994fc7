import type { Article } from '@placelore/contracts/content/articles/articles.js';
import AddToTrip from '../../features/trips/add/AddToTrip.js';
import KeepOffline from './KeepOffline.js';

interface ArticleToolsProps {
  article: Pick<Article, 'id' | 'slug' | 'title'>;
  isGuest: boolean;
  /** URL of the picture of the article's map. */
  mapImageUrl: string;
}

/** Buttons of an article that load after it: add to a trip, and keep offline. */
export default function ArticleTools({ article, isGuest, mapImageUrl }: ArticleToolsProps) {
  const { id, slug, title } = article;
  return (
    <>
      <AddToTrip stop={{ kind: 'article', subjectId: String(id) }} name={title} isGuest={isGuest} />
      {globalThis.caches !== undefined && <KeepOffline slug={slug} mapImageUrl={mapImageUrl} />}
    </>
  );
}
