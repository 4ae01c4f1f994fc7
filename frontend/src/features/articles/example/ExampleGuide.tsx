import { getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
import { getCardImages, getResponsiveImage } from '../../../lib/images.js';
import { ImagePlaceholder } from '../../../ui/media/ImagePlaceholder.js';
import { PhotoCredit } from '../../../ui/media/PhotoCredit.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { Link } from '../../../ui/navigation/Link.js';
import { useLibraryOverview } from './api.js';
import styles from './ExampleGuide.module.css';
import { STRINGS } from './strings.js';

/** Size of the photo in pixels. Below, its displayed width. */
const IMAGE_SIZE = { width: 1200, height: 800 };
const IMAGE_SIZES = '(min-width: 60rem) 26rem, 92vw';

/**
 * A guide with its photo and the first lines of its story, each with its sources. Renders nothing if there is no guide.
 */
export default function ExampleGuide() {
  const guide = useLibraryOverview()?.featured;
  if (!guide) return null;
  const { title, location, imageCredit } = guide;
  return (
    <section className={styles.guide} aria-labelledby="example-guide">
      <figure>
        <SafeImage
          sources={getCardImages(guide).reverse()}
          alt={imageCredit ? getPhotoAlt(title, location) : ''}
          size={IMAGE_SIZE}
          responsive={getResponsiveImage(guide, IMAGE_SIZES)}
          // On phones, the photo is below the first screen, whose text it would delay.
          isLazy
          fallback={<ImagePlaceholder />}
        />
        {imageCredit && (
          <figcaption>
            <PhotoCredit credit={imageCredit} />
          </figcaption>
        )}
      </figure>
      <div className={styles.text}>
        <p className={styles.kind}>{STRINGS.heading}</p>
        <h2 id="example-guide">{title}</h2>
        {guide.lines.map(({ text, sources }, index) => {
          const next = guide.lines[index + 1];
          // Lines of the same sources name them once.
          const isLast = !next || STRINGS.from(next.sources) !== STRINGS.from(sources);
          return (
            <p key={text}>
              {text} {isLast && <cite>{STRINGS.from(sources)}</cite>}
            </p>
          );
        })}
        <Link to={`/articles/${guide.slug}`}>{STRINGS.read}</Link>
      </div>
    </section>
  );
}
