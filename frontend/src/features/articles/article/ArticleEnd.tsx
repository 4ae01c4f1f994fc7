import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { useSyncExternalStore } from 'react';
import { SIGN_UP_PATH } from '../../../lib/urls.js';
import { TextFoot } from '../../../ui/citations/TextFoot.js';
import { Button } from '../../../ui/form/Button.js';
import { FormattedDate } from '../../../ui/format/FormattedDate.js';
import { PhotoCredits } from '../../../ui/media/PhotoCredits.js';
import { Link } from '../../../ui/navigation/Link.js';
import styles from './ArticleEnd.module.css';
import { STRINGS } from './end-strings.js';

interface ArticleEndProps {
  article: Pick<Article, 'imageCredit' | 'updatedAt' | 'corrections'>;
  isGuest: boolean;
}

/**
 * End of an article: credits, date and sources, its URL when printed, and an invitation for guests. Its script is not
 * part of the first load.
 */
export default function ArticleEnd({ article: { imageCredit, updatedAt, corrections }, isGuest }: ArticleEndProps) {
  return (
    <>
      {imageCredit && <PhotoCredits credits={[imageCredit]} />}
      <p className={styles.date}>
        {STRINGS.updated} <FormattedDate iso={updatedAt} />
      </p>
      <TextFoot corrections={corrections} />
      <PrintedAddress />
      {isGuest && <SignUpInvitation />}
    </>
  );
}

/**
 * URL of the page, shown in print. Empty in server-rendered HTML, because the server does not know the requested URL.
 */
function PrintedAddress() {
  const address = useSyncExternalStore(
    subscribeToNothing,
    () => window.location.href,
    () => '',
  );
  return <p className={styles.address}>{address}</p>;
}

/** The URL never changes, because an article with another URL is another page. */
const subscribeToNothing = () => () => undefined;

function SignUpInvitation() {
  return (
    <section className={styles.signUp} aria-labelledby="join">
      <div>
        <h2 id="join">{STRINGS.title}</h2>
        <p>{STRINGS.text}</p>
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
