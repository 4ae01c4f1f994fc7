import { Link, Navigate } from 'react-router';
import { Shell } from '../../app/Shell.js';
import { TEXTS } from '../../features/articles/texts.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { FAULT_TEXTS } from './fault-texts.js';

/**
 * What cannot be read leads to the articles that are like it. Until that page is there, and where it cannot come either,
 * this is said.
 */
export function ArticleFault({ slug }: { slug: string }) {
  return (
    <Shell>
      <Navigate to={`/not-found?${new URLSearchParams({ search: slug })}`} replace />
      <Notice title={FAULT_TEXTS.title} heading="h2">
        <p>{FAULT_TEXTS.text}</p>
        <Button asChild look="secondary">
          <Link to="/articles">{TEXTS.all}</Link>
        </Button>
      </Notice>
    </Shell>
  );
}
