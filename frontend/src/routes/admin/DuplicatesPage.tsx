import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Shell } from '../../app/Shell.js';
import { Duplicates } from '../../features/duplicates/Duplicates.js';
import { panelAddress } from '../../lib/panel-return.js';
import { Button } from '../../ui/Button.js';
import styles from './AdminPage.module.css';
import { TEXTS } from './texts.js';

/** `/admin/duplicates`: the duplicate article manager. */
export default function DuplicatesPage() {
  return (
    <div className={styles.wide}>
      <Shell
        header={
          <Button asChild look="secondary" size="small">
            <Link to={panelAddress()}>
              <ArrowLeft aria-hidden="true" />
              {TEXTS.duplicates.back}
            </Link>
          </Button>
        }
        className={styles.page}
      >
        <title>{TEXTS.pageTitle}</title>
        <Duplicates heading={TEXTS.duplicates.heading} />
      </Shell>
    </div>
  );
}
