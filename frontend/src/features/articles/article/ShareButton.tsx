import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { Share2 } from 'lucide-react';
import { Button } from '../../../ui/form/Button.js';
import { sharePage } from '../../../ui/share.js';
import { STRINGS } from '../strings.js';

export function ShareButton({ article }: { article: Pick<Article, 'title' | 'metaDescription'> }) {
  const { title, metaDescription } = article;
  return (
    <Button variant="secondary" size="small" onClick={() => void sharePage({ title, description: metaDescription })}>
      <Share2 aria-hidden="true" />
      {STRINGS.share}
    </Button>
  );
}
