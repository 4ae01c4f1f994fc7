import { getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
import { getResponsiveImage } from '../../../../lib/images.js';
import { NauticalChart } from '../../../../ui/decor/NauticalChart.js';
import { PhotoCredit } from '../../../../ui/media/PhotoCredit.js';
import { SafeImage } from '../../../../ui/media/SafeImage.js';
import type { GuideViewModel } from '../guide-view-model.js';
import styles from './GuidePicture.module.css';

/** Size of the image in pixels. Below, its displayed width. */
const IMAGE_SIZE = { width: 1200, height: 800 };
const IMAGE_SIZES = '(min-width: 60rem) 43rem, 92vw';

/** Picture of a guide, as large as that of an article. */
export function GuidePicture({ guide }: { guide: GuideViewModel }) {
  const { title, location, imageCredit } = guide;
  return (
    <div className={styles.frame}>
      <div className={styles.picture}>
        <SafeImage
          sources={[guide.imageUrl, guide.thumbnailUrl]}
          alt={imageCredit ? getPhotoAlt(title, location) : ''}
          hasPriority
          size={IMAGE_SIZE}
          responsive={getResponsiveImage(guide, IMAGE_SIZES)}
          fallback={<NauticalChart className={styles.chart} />}
        />
      </div>
      {imageCredit && (
        <p className={styles.credit}>
          <PhotoCredit credit={imageCredit} />
        </p>
      )}
    </div>
  );
}
