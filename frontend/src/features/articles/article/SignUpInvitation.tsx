import { SIGN_UP_PATH } from '../../../lib/urls.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import styles from './SignUpInvitation.module.css';
import { STRINGS } from './sign-up-strings.js';

/** Invites a guest at the end of an article to an account. */
export default function SignUpInvitation() {
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
