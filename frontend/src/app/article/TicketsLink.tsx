import { STRINGS } from '../../features/articles/strings.js';
import { useRecommendations } from '../../features/recommendations/api.js';
import { Button } from '../../ui/form/Button.js';
import { OFFERS_ID } from './offers-id.js';

/** Link to the offers on an article's page; renders nothing unless one of them is for the sight itself. */
export default function TicketsLink({ title, location }: { title: string; location: string }) {
  const offers = useRecommendations(location);
  if (!offers?.activities.some((activity) => activity.title === title)) return null;
  return (
    <Button asChild variant="secondary" size="small">
      <a href={`#${OFFERS_ID}`}>{STRINGS.tickets}</a>
    </Button>
  );
}
