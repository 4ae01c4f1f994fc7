import { ArrowLeft } from 'lucide-react';
import { AppShell } from '../../app/layout/AppShell.js';
import { SignalsView } from '../../features/signals/SignalsView.js';
import { getPanelPath } from '../../lib/device/panel-return.js';
import { Button } from '../../ui/form/Button.js';
import { Link } from '../../ui/navigation/Link.js';
import styles from './AdminPage.module.css';
import { STRINGS } from './strings.js';

/** `/admin/signals`: shows latency, traffic, errors and saturation of the last hour. */
export default function SignalsPage() {
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
        <title>{STRINGS.signals.pageTitle}</title>
        <h1>{STRINGS.signals.heading}</h1>
        <SignalsView />
      </AppShell>
    </div>
  );
}
