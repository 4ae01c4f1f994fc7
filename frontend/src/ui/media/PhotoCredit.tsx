import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { getProviderName } from '@placelore/contracts/content/image-credit-text.js';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { STRINGS } from '../strings.js';
import styles from './PhotoCredit.module.css';

/** Author, license and source of a photo, each with a link: "Photo: Jane Doe, CC BY-SA 4.0, Wikimedia Commons". */
export function PhotoCredit({ credit }: { credit: ImageCredit }) {
  const { author, authorUrl, license, sourceUrl, title } = credit;
  return (
    <>
      {STRINGS.credit.photo}
      {author !== null && (
        <>
          <OptionalLink url={authorUrl}>{author}</OptionalLink>
          {', '}
        </>
      )}
      <OptionalLink url={license.url} rel="license">
        {license.name}
      </OptionalLink>
      {', '}
      <OptionalLink url={sourceUrl} title={title}>
        {getProviderName(credit)}
      </OptionalLink>
    </>
  );
}

interface OptionalLinkProps {
  url: string | null;
  rel?: string;
  title?: string;
  children: ReactNode;
}

/** Link to another site, or plain text if there is no URL. Text in another script keeps its own direction. */
function OptionalLink({ url, rel, title, children }: OptionalLinkProps) {
  if (url === null) return <bdi>{children}</bdi>;
  return (
    <a href={url} rel={`${rel ?? ''} noopener noreferrer`.trim()} target="_blank" title={title}>
      <bdi>{children}</bdi>
    </a>
  );
}

/** Button on a card's photo that shows the photo's credit on top of it. It works without scripts. */
export function PhotoInfo({ credit }: { credit: ImageCredit }) {
  return (
    <details className={styles.info}>
      <summary aria-label={STRINGS.credit.info}>
        <Info aria-hidden="true" />
      </summary>
      <p>
        <PhotoCredit credit={credit} />
      </p>
    </details>
  );
}
