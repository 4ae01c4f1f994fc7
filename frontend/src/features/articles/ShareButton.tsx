import type { Article } from '@placelore/contracts/articles.js';
import { Share2 } from 'lucide-react';
import { Button } from '../../ui/Button.js';
import { share } from '../../ui/share.js';
import { TEXTS } from './texts.js';

export function ShareButton({ article }: { article: Pick<Article, 'title' | 'metaDescription'> }) {
  const { title, metaDescription } = article;
  return (
    <Button look="secondary" size="small" onClick={() => void share({ title, description: metaDescription })}>
      <Share2 aria-hidden="true" />
      {TEXTS.share}
    </Button>
  );
}
