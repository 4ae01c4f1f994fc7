import type { Article } from '@placelore/contracts/articles.js';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SIGN_UP_PATH } from '../../lib/page-addresses.js';
import { getResponsiveImage, isDisplayableImage } from '../../lib/pictures.js';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { NauticalChart } from '../../ui/chart/Chart.js';
import { FormattedDate } from '../../ui/Day.js';
import { SafeImage } from '../../ui/SafeImage.js';
import { ArticleBody } from './ArticleBody.js';
import { ArticleActionsSlot } from './ArticleToolsPlace.js';
import styles from './ArticleView.module.css';
import { LocationSection } from './LocationMap.js';
import { NearbyAttractions } from './NearbyList.js';
import { ShareButton } from './ShareButton.js';
import { STRINGS } from './texts.js';
import { WritingNote } from './WritingNote.js';

/** Pixels of an article's picture. */
const IMAGE_SIZE = { width: 1200, height: 800 };
/** It is as wide as the page without its gutters, which is never wider than this. */
const HERO_SIZES = '(min-width: 72rem) 67rem, 92vw';

interface ArticleViewProps {
  article: Article;
  /** Where the place is. */
  map: ReactNode;
  /** What follows the article: what lies around, and offers. */
  children?: ReactNode;
  /** Invites to sign up; left out for those who have. */
  isGuest: boolean;
}

/** An article with all that belongs to it. */
export function ArticleView({ article, map, children, isGuest }: ArticleViewProps) {
  const { title, category, location, publishedAt, updatedAt, content } = article;
  const date = publishedAt ?? updatedAt;
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <Badge>{category}</Badge>
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
        <div className={styles.words}>
          <WritingNote article={article} />
          <ArticleBody html={content} />
        </div>
        <aside className={styles.aside}>
          <LocationSection article={article} map={map} />
          <NearbyAttractions places={article.nearbyAttractions} />
        </aside>
      </div>
      <div className={styles.further}>{children}</div>
      {isGuest && <SignUpInvitation />}
    </article>
  );
}

function SignUpInvitation() {
  return (
    <section className={styles.join} aria-labelledby="join">
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
