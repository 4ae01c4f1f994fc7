import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { lazy, Suspense } from 'react';
import { recommendsVenues } from '../../features/articles/article/contents/listed-places.js';
import { CityGuidesSkeleton } from '../../features/articles/article/neighbors/CityGuidesSkeleton.js';
import { RenderNearViewport } from '../../ui/layout/RenderNearViewport.js';

const CityGuides = lazy(() => import('../../features/articles/article/neighbors/CityGuides.js'));

/** Guides in and around a city whose text already recommends sights, restaurants and hotels. Its script loads late. */
export default function ArticleCityGuides({ article }: { article: Article }) {
  if (!recommendsVenues(article)) return null;
  const skeleton = <CityGuidesSkeleton city={article} />;
  return (
    <RenderNearViewport preview={skeleton}>
      {() => (
        <Suspense fallback={skeleton}>
          <CityGuides article={article} />
        </Suspense>
      )}
    </RenderNearViewport>
  );
}
