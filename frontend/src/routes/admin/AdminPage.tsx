import { ArrowLeft, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Shell } from '../../app/Shell.js';
import { Console } from '../../features/console/Console.js';
import { useSession } from '../../features/session/api.js';
import { rememberPanel } from '../../lib/panel-return.js';
import { Button } from '../../ui/Button.js';
import { HeadingRow } from '../../ui/HeadingRow.js';
import styles from './AdminPage.module.css';
import { TEXTS } from './texts.js';

/** `/admin`: the admin panel. Its module is loaded for admins alone, see `AdminsOnly`. */
export default function AdminPage() {
  const { user } = useSession();
  // A session that ends does not close the panel.
  const [me] = useState(user?.id);
  const { search } = useLocation();
  useEffect(() => rememberPanel(search), [search]);
  if (me === undefined) return null;
  return (
    <div className={styles.wide}>
      <Shell
        header={
          <Button asChild look="secondary" size="small">
            <Link to="/app">
              <ArrowLeft aria-hidden="true" />
              {TEXTS.back}
            </Link>
          </Button>
        }
        className={styles.page}
      >
        <title>{TEXTS.pageTitle}</title>
        <HeadingRow>
          <h1>{TEXTS.heading}</h1>
          <Button asChild look="secondary" size="small">
            <Link to="/admin/duplicates">
              <Copy aria-hidden="true" />
              {TEXTS.duplicates.link}
            </Link>
          </Button>
        </HeadingRow>
        <Console me={me} label={TEXTS.tabs} />
      </Shell>
    </div>
  );
}
