import { ArrowLeft } from 'lucide-react';
import styles from './BackLink.module.css';
import { Link } from './Link.js';

/** Shows a link back from a page, above its heading. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowLeft aria-hidden="true" />
      {text}
    </Link>
  );
}
