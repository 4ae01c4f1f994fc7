import { Skeleton } from '../../ui/feedback/Skeleton.js';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.js';
import { useRecommendations } from './api.js';
import { OFFER_GROUPS, type PageSights } from './offers.js';
import { RecommendationList } from './RecommendationList.js';
import styles from './Recommendations.module.css';
import { RECOMMENDATION_STRINGS as STRINGS } from './strings.js';

interface TravelRecommendationsViewProps {
  /** Name of the place. Without it, no request is sent and the loading state stays. */
  location: string | undefined;
  category?: string;
  /** What else the page shows. */
  sights?: PageSights | undefined;
}

/** Tours, hotels and activities in a city. If they are unavailable, the loading state stays. */
export function TravelRecommendationsView({ location, category, sights }: TravelRecommendationsViewProps) {
  const recommendations = useRecommendations(location, category);
  if (!recommendations) return <RecommendationsSkeleton />;
  return <RecommendationList recommendations={recommendations} sights={sights} />;
}

function RecommendationsSkeleton() {
  return (
    <section className={styles.view} aria-busy="true">
      <header className={styles.header}>
        <h2>{STRINGS.title}</h2>
        <div role="status">
          <VisuallyHidden>{STRINGS.loading}</VisuallyHidden>
          <Skeleton className={styles.skeletonLine} />
        </div>
      </header>
      <div className={styles.groups}>
        {OFFER_GROUPS.map((group) => (
          <div key={group} className={styles.group}>
            <div className={styles.groupHeading}>
              <h3>{STRINGS[group].title}</h3>
            </div>
            <div className={styles.grid}>
              {Array.from({ length: group === 'tours' ? 1 : 2 }, (_, index) => (
                <Skeleton key={index} className={styles.skeleton} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
