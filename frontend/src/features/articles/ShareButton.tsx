import type { Article } from '@placelore/contracts/articles.js';
import { Share2 } from 'lucide-react';
import { Button } from '../../ui/Button.js';
import { sharePage } from '../../ui/share.js';
import { STRINGS } from './texts.js';

export function ShareButton({ article }: { article: Pick<Article, 'title' | 'metaDescription'> }) {
  const { title, metaDescription } = article;
  return (
    <Button variant="secondary" size="small" onClick={() => void sharePage({ title, description: metaDescription })}>
      <Share2 aria-hidden="true" />
      {STRINGS.share}
    </Button>
  );
}
