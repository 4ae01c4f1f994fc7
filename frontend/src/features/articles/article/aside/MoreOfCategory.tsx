import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { getCollectionPath } from '@placelore/contracts/content/articles/collection-url.js';
import { PLACE_GROUPS } from '@placelore/contracts/content/articles/place-groups.js';
import { getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
import { getCardImages } from '../../../../lib/images.js';
import { getCardPath } from '../../../../lib/urls.js';
import { ImagePlaceholder } from '../../../../ui/media/ImagePlaceholder.js';
import { PhotoInfo } from '../../../../ui/media/PhotoCredit.js';
import { SafeImage } from '../../../../ui/media/SafeImage.js';
import { Link } from '../../../../ui/navigation/Link.js';
import { useBestOfCategory } from '../../api.js';
import { STRINGS } from '../../strings.js';
import styles from './MoreOfCategory.module.css';

const MAX_GUIDES = 4;
/** Size of a thumbnail in pixels. */
const THUMBNAIL_SIZE = { width: 400, height: 267 };

/** The best known guides of the same kind in other places: those nearby follow the text. */
export default function MoreOfCategory({ article }: { article: Article }) {
  const { category, placeType, location } = article;
  const group =
    PLACE_GROUPS.find(({ placeTypes }) => placeType !== null && placeTypes.includes(placeType)) ??
    PLACE_GROUPS.find(({ categories }) => categories.includes(category));
  const { data } = useBestOfCategory(category);
  const guides = data
    ?.filter((guide) => guide.location !== location && guide.placeType === placeType)
    .slice(0, MAX_GUIDES);
  if (group === undefined || guides?.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="more-guides">
      <h2 id="more-guides">
        <Link to={getCollectionPath('places', group.slug)}>{STRINGS.moreOf(group.title)}</Link>
      </h2>
      <ul>
        {guides?.map((guide) => (
          <li key={guide.id}>
            <div className={styles.image}>
              <SafeImage
                sources={getCardImages(guide)}
                alt={guide.imageCredit ? getPhotoAlt(guide.title, guide.location) : ''}
                size={THUMBNAIL_SIZE}
                isLazy
                fallback={<ImagePlaceholder small />}
              />
            </div>
            <p>
              <Link to={getCardPath(guide)}>{guide.title}</Link>
              <span className={styles.location}>{guide.location}</span>
            </p>
            {guide.imageCredit && <PhotoInfo credit={guide.imageCredit} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
