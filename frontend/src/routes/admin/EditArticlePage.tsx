import { useParams } from 'react-router';
import { AppShell } from '../../app/layout/AppShell.js';
import { SimpleEditForm } from '../../features/simple-edit-form/SimpleEditForm.js';
import { STRINGS } from '../../features/simple-edit-form/strings.js';
import { getPanelPath } from '../../lib/device/panel-return.js';
import { BackLink } from '../../ui/navigation/BackLink.js';
import styles from './EditArticlePage.module.css';

/** `/admin/edit-article/{id}`: shows the simple edit form of an article. */
export default function EditArticlePage() {
  const { id = '' } = useParams();
  return (
    <AppShell className={styles.page}>
      <title>{STRINGS.pageTitle}</title>
      <div>
        <BackLink to={getPanelPath('/admin?tab=premium-articles')} text={STRINGS.back} />
        <h1>{STRINGS.heading}</h1>
      </div>
      {/* The key creates a new form for each article. */}
      <SimpleEditForm key={id} id={id} />
    </AppShell>
  );
}
