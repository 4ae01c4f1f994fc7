import { Compass } from '../decor/Compass.js';
import styles from './Spinner.module.css';

/** Shows a turning compass with a text, which screen readers announce politely. */
export function Spinner({ text }: { text: string }) {
  return (
    <div className={styles.spinner} role="status">
      <Compass size={48} />
      <span>{text}</span>
    </div>
  );
}
