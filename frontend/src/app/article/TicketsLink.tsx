import { STRINGS } from '../../features/articles/strings.js';
import { useRecommendations } from '../../features/recommendations/api.js';
import { Button } from '../../ui/form/Button.js';
import { OFFERS_ID } from './offers-id.js';

/** Link to the offers on an article's page; renders nothing while there are none. */
export default function TicketsLink({ location }: { location: string }) {
  const offers = useRecommendations(location);
  if (!offers || offers.tours.length + offers.hotels.length + offers.activities.length === 0) return null;
  return (
    <Button asChild variant="secondary" size="small">
      <a href={`#${OFFERS_ID}`}>{STRINGS.tickets}</a>
    </Button>
  );
}
