import { useParams } from 'react-router';
import { Shell } from '../../app/Shell.js';
import { SimpleForm } from '../../features/simple-form/SimpleForm.js';
import { TEXTS } from '../../features/simple-form/texts.js';
import { panelAddress } from '../../lib/panel-return.js';
import { BackLink } from '../../ui/BackLink.js';
import styles from './EditArticlePage.module.css';

/** `/admin/edit-article/{id}`: the simple form of an article. */
export default function EditArticlePage() {
  const { id = '' } = useParams();
  return (
    <Shell className={styles.page}>
      <title>{TEXTS.pageTitle}</title>
      <div>
        <BackLink to={panelAddress('/admin?tab=premium-articles')} text={TEXTS.back} />
        <h1>{TEXTS.heading}</h1>
      </div>
      {/* Another article is another form. */}
      <SimpleForm key={id} id={id} />
    </Shell>
  );
}
