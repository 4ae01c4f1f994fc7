import { system } from '@placelore/contracts/system/system.js';
import { Activity, ArrowLeft, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import useSWR from 'swr';
import { AppShell } from '../../app/layout/AppShell.js';
import { AdminPanel } from '../../features/admin-panel/AdminPanel.js';
import { useSession } from '../../features/session/api.js';
import { call } from '../../lib/api/api.js';
import { toKey } from '../../lib/cache/server-state.js';
import { rememberPanelState } from '../../lib/device/panel-return.js';
import { Button } from '../../ui/form/Button.js';
import { SectionHeader } from '../../ui/layout/SectionHeader.js';
import { Link } from '../../ui/navigation/Link.js';
import styles from './AdminPage.module.css';
import { STRINGS } from './strings.js';

/** `/admin`: shows the admin panel. This module is loaded only for admins; see `RequireAdmin`. */
export default function AdminPage() {
  const { user } = useSession();
  // The user's id is stored once, so that the panel stays open when the session expires.
  const [userId] = useState(user?.id);
  const { search } = useLocation();
  useEffect(() => rememberPanelState(search), [search]);
  if (userId === undefined) return null;
  return (
    <div className={styles.wide}>
      <AppShell
        header={
          <Button asChild variant="secondary" size="small">
            <Link to="/app">
              <ArrowLeft aria-hidden="true" />
              {STRINGS.back}
            </Link>
          </Button>
        }
        className={styles.page}
      >
        <title>{STRINGS.pageTitle}</title>
        <SectionHeader>
          <h1>{STRINGS.heading}</h1>
          <div className={styles.links}>
            <Button asChild variant="secondary" size="small">
              <Link to="/admin/signals">
                <Activity aria-hidden="true" />
                {STRINGS.signals.link}
              </Link>
            </Button>
            <Button asChild variant="secondary" size="small">
              <Link to="/admin/duplicates">
                <Copy aria-hidden="true" />
                {STRINGS.duplicates.link}
              </Link>
            </Button>
          </div>
        </SectionHeader>
        <OpenServicesNotice />
        <AdminPanel adminId={userId} label={STRINGS.tabs} />
      </AppShell>
    </div>
  );
}

/** Explains what the installation lacks while the operator has not turned on open services. */
function OpenServicesNotice() {
  const { data } = useSWR(toKey(system.config, {}), () => call(system.config, {}));
  return data?.hasOpenServices === false ? <p className={styles.notice}>{STRINGS.openServicesOff}</p> : null;
}
