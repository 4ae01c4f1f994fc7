import { ArrowLeft } from 'lucide-react';
import { AppShell } from '../../app/layout/AppShell.js';
import { DuplicateManager } from '../../features/duplicates/DuplicateManager.js';
import { getPanelPath } from '../../lib/device/panel-return.js';
import { Button } from '../../ui/form/Button.js';
import { Link } from '../../ui/navigation/Link.js';
import styles from './AdminPage.module.css';
import { STRINGS } from './strings.js';

/** `/admin/duplicates`: shows the duplicate article manager. */
export default function DuplicatesPage() {
  return (
    <div className={styles.wide}>
      <AppShell
        header={
          <Button asChild variant="secondary" size="small">
            <Link to={getPanelPath()}>
              <ArrowLeft aria-hidden="true" />
              {STRINGS.duplicates.back}
            </Link>
          </Button>
        }
        className={styles.page}
      >
        <title>{STRINGS.pageTitle}</title>
        <DuplicateManager heading={STRINGS.duplicates.heading} />
      </AppShell>
    </div>
  );
}
