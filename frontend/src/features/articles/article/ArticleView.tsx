import { isWrittenByModel } from '@placelore/contracts/analysis/writing-label.js';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { getCollectionPath } from '@placelore/contracts/content/articles/collection-url.js';
import { getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import { lazy, type ReactNode, Suspense, useMemo, ViewTransition } from 'react';
import { getResponsiveImage, isDisplayableImage } from '../../../lib/images.js';
import { CitationScope } from '../../../ui/citations/CitationScope.js';
import { NauticalChart } from '../../../ui/decor/NauticalChart.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { RenderNearViewport } from '../../../ui/layout/RenderNearViewport.js';
import { PhotoCredit } from '../../../ui/media/PhotoCredit.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { Link } from '../../../ui/navigation/Link.js';
import { getTitleAttributes } from '../../../ui/styles/title-attributes.js';
import { ArticleActionsSlot } from '../actions/ArticleActionsSlot.js';
import { STRINGS } from '../strings.js';
import { ArticleBody } from './ArticleBody.js';
import styles from './ArticleView.module.css';
import { renderArticleHtml } from './article-html.js';
import { KeyFacts } from './aside/KeyFacts.js';
import { getKeyFactRows } from './aside/key-facts.js';
import { LocationSection } from './aside/LocationSection.js';
import { ArticleContents } from './contents/ArticleContents.js';
import { addSectionIds, splitOpening } from './contents/article-sections.js';
import { withoutKeyFacts } from './contents/without-key-facts.js';
import { getCoverTransition } from './cover-transition.js';
import { ShareButton } from './ShareButton.js';
import { WRITING_NOTE_ID } from './writing-note-id.js';

const MoreOfCategory = lazy(() => import('./aside/MoreOfCategory.js'));
// Requested at once, because a press on a button whose script has not arrived is lost once the page is interactive.
const writingNote = import('./WritingNote.js');
const articleEnd = import('./ArticleEnd.js');
const WritingNote = lazy(() => writingNote);
const ArticleEnd = lazy(() => articleEnd);

/** Size of an article's image in pixels. */
const IMAGE_SIZE = { width: 1200, height: 800 };
/** The image is as wide as the page without its margins; on wide screens, a column is next to it. */
const HERO_SIZES = '(min-width: 60rem) 43rem, 92vw';

interface ArticleViewProps {
  article: Article;
  /** Map of the article's place. */
  map: ReactNode;
  /** Link that opens the place in a maps app. */
  mapsLink?: ReactNode;
  /** Button that shows the way. */
  directions?: ReactNode;
  /** Further buttons, which may load late because they come last. */
  actions?: ReactNode;
  /** Guides to more of the place, after the text; next to it on wide screens. */
  beside?: ReactNode;
  /** Extras below the article: places nearby, and links to offers. */
  children?: ReactNode;
  /** Whether to show the invitation to sign up. */
  isGuest: boolean;
}

/** Complete article with its extras. */
export function ArticleView({ article, map, mapsLink, beside, children, isGuest, ...buttons }: ArticleViewProps) {
  const { title, category, placeType } = article;
  const reportedText = useMemo(() => ({ type: 'article' as const, id: String(article.id) }), [article.id]);
  const { html, sections } = useMemo(() => {
    const keyFacts = getKeyFactRows(article.keyFacts ?? [], article.category);
    const marked = renderArticleHtml(article.content, article);
    return addSectionIds(withoutKeyFacts(marked, new Set(keyFacts.map(({ kind }) => kind))));
  }, [article]);
  const [opening, rest] = splitOpening(html);
  return (
    <CitationScope citations={article} reportedText={reportedText}>
      <article className={styles.article}>
        <header className={styles.header}>
          <p className={styles.badges}>
            <Badge>{getCategoryLabel(category, placeType)}</Badge>
            {article.writing && isWrittenByModel(article.writing) && (
              // Announced before the text, and explained below it.
              <a href={`#${WRITING_NOTE_ID}`}>
                <Badge tone="accent">{STRINGS.writtenByModel}</Badge>
              </a>
            )}
          </p>
          <h1 {...getTitleAttributes(title)}>{title}</h1>
          <Place article={article} />
        </header>
        <div className={styles.columns}>
          <Hero article={article} />
          <div className={styles.text}>
            <ArticleBody html={opening} />
          </div>
          <aside className={styles.aside}>
            <div className={styles.summary}>
              <KeyFacts facts={article.keyFacts ?? []} category={category} />
              <div className={styles.actions}>
                {buttons.directions}
                <ShareButton article={article} />
                {buttons.actions}
              </div>
            </div>
            <div className={styles.companion}>
              <LocationSection article={article} map={map} mapsLink={mapsLink} />
              <ArticleContents sections={sections} />
            </div>
            {beside && <div className={styles.beside}>{beside}</div>}
            <div className={article.nearbyAttractions.length > 0 ? styles.more : styles.moreAlone}>
              <RenderNearViewport>
                {() => (
                  <Suspense>
                    <MoreOfCategory article={article} />
                  </Suspense>
                )}
              </RenderNearViewport>
            </div>
          </aside>
          <div className={styles.text}>
            <ArticleBody html={rest} />
            <Suspense>
              <WritingNote article={article} />
            </Suspense>
          </div>
        </div>
        <div className={styles.extras}>{children}</div>
        <Suspense>
          <ArticleEnd article={article} isGuest={isGuest} />
        </Suspense>
      </article>
    </CitationScope>
  );
}

/** Location, with a link to the country. A city's own name is not repeated as its location. */
function Place({ article: { title, location, locationLabel, country } }: { article: Article }) {
  const town = (locationLabel ?? location).slice(0, -(country?.name.length ?? 0) || undefined);
  return (
    <p className={styles.location}>
      {town !== `${title}, ` && town}
      {country && <Link to={getCollectionPath('countries', country.code)}>{country.name}</Link>}
    </p>
  );
}

function Hero({ article }: { article: Article }) {
  const { title, location, locationLabel = location, imageCredit } = article;
  return (
    <figure className={styles.figure}>
      <div className={styles.hero}>
        <ViewTransition name={getCoverTransition(article)} default="none" share="auto">
          <SafeImage
            sources={[article.imageUrl, article.thumbnailUrl].filter(isDisplayableImage)}
            alt={imageCredit ? getPhotoAlt(title, locationLabel) : ''}
            hasPriority
            size={IMAGE_SIZE}
            responsive={getResponsiveImage(article, HERO_SIZES)}
            fallback={<NauticalChart className={styles.chart} />}
          />
        </ViewTransition>
        <ArticleActionsSlot article={article} />
      </div>
      {imageCredit && (
        <figcaption className={styles.credit}>
          <PhotoCredit credit={imageCredit} />
        </figcaption>
      )}
    </figure>
  );
}
