import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getResponsiveImage, isDisplayableImage } from '../../../lib/images.js';
import { SIGN_UP_PATH } from '../../../lib/urls.js';
import { NauticalChart } from '../../../ui/decor/NauticalChart.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { Button } from '../../../ui/form/Button.js';
import { FormattedDate } from '../../../ui/format/FormattedDate.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { sharePage } from '../../../ui/share.js';
import { SourceList } from '../../../ui/sources/SourceList.js';
import { ArticleActionsSlot } from '../actions/ArticleActionsSlot.js';
import { STRINGS } from '../strings.js';
import { ArticleBody } from './ArticleBody.js';
import styles from './ArticleView.module.css';
import { LocationSection } from './LocationSection.js';
import { NearbyAttractions } from './NearbyAttractions.js';
import { WritingNote } from './WritingNote.js';

/** Size of an article's image in pixels. */
const IMAGE_SIZE = { width: 1200, height: 800 };
/** The image is as wide as the page without gutters, up to this maximum. */
const HERO_SIZES = '(min-width: 72rem) 67rem, 92vw';

interface ArticleViewProps {
  article: Article;
  /** Map of the article's place. */
  map: ReactNode;
  /** Extras below the article: nearby places and offers. */
  children?: ReactNode;
  /** Shows the invitation to sign up. */
  isGuest: boolean;
}

/** Complete article with its extras. */
export function ArticleView({ article, map, children, isGuest }: ArticleViewProps) {
  const { title, category, placeType, location, publishedAt, updatedAt, content } = article;
  const date = publishedAt ?? updatedAt;
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <Badge>{getCategoryLabel(category, placeType)}</Badge>
        <h1>{title}</h1>
        <div className={styles.line}>
          <p>
            <span className={styles.location}>{location}</span>
            <FormattedDate iso={date} />
          </p>
          <ShareButton article={article} />
        </div>
      </header>
      <div className={styles.hero}>
        <SafeImage
          sources={[article.imageUrl, article.thumbnailUrl].filter(isDisplayableImage)}
          alt=""
          hasPriority
          size={IMAGE_SIZE}
          responsive={getResponsiveImage(article, HERO_SIZES)}
          fallback={<NauticalChart className={styles.chart} />}
        />
        <ArticleActionsSlot article={article} />
      </div>
      <div className={styles.columns}>
        <div className={styles.text}>
          <WritingNote article={article} />
          <ArticleBody html={content} />
        </div>
        <aside className={styles.aside}>
          <LocationSection article={article} map={map} />
          <NearbyAttractions places={article.nearbyAttractions} />
        </aside>
      </div>
      <div className={styles.extras}>{children}</div>
      <SourceList sources={article.sources} />
      {isGuest && <SignUpInvitation />}
    </article>
  );
}

function SignUpInvitation() {
  return (
    <section className={styles.signUp} aria-labelledby="join">
      <div>
        <h2 id="join">{STRINGS.joinTitle}</h2>
        <p>{STRINGS.joinText}</p>
      </div>
      <div className={styles.buttons}>
        <Button asChild size="large">
          <Link to={SIGN_UP_PATH}>{STRINGS.join}</Link>
        </Button>
        <Button asChild size="large" variant="secondary">
          <Link to={SIGN_UP_PATH}>{STRINGS.journey}</Link>
        </Button>
      </div>
    </section>
  );
}

export function ShareButton({ article }: { article: Pick<Article, 'title' | 'metaDescription'> }) {
  const { title, metaDescription } = article;
  return (
    <Button variant="secondary" size="small" onClick={() => void sharePage({ title, description: metaDescription })}>
      <Share2 aria-hidden="true" />
      {STRINGS.share}
    </Button>
  );
}
