import { ArrowLeft } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { AppShell } from '../../app/layout/AppShell.js';
import { ArticleEditor } from '../../features/article-editor/ArticleEditor.js';
import { EditorForm } from '../../features/article-editor/EditorForm.js';
import type { EditorMap } from '../../features/article-editor/editor-section-props.js';
import { STRINGS as EDITOR } from '../../features/article-editor/strings.js';
import { lazyMap } from '../../features/maps/lazy-map.js';
import { BRAND } from '../../lib/brand.js';
import { getPanelPath } from '../../lib/device/panel-return.js';
import { Skeleton } from '../../ui/feedback/Skeleton.js';
import { Button } from '../../ui/form/Button.js';
import { Link } from '../../ui/navigation/Link.js';
import styles from './AdminPage.module.css';

const PickMap = lazyMap(
  () => import('../../features/maps/PositionPickerMap.js'),
  <Skeleton className={styles.skeletonMap} />,
);
const PlaceMap: EditorMap = (props) => (
  <div>
    <PickMap {...props} />
  </div>
);

/**
 * `/admin/articles/new` and `/admin/articles/:id/edit`: shows the full editor. This module is loaded only for admins.
 */
export default function ArticleEditorPage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const isRecovered = query.get('type') === 'recovered';
  const { edit, recovered, created } = EDITOR.headings;
  const heading = id !== undefined ? edit : isRecovered ? recovered : created;
  return (
    <div className={styles.wide}>
      <AppShell
        header={
          <Button asChild variant="secondary" size="small">
            <Link to={getPanelPath('/admin?tab=articles')}>
              <ArrowLeft aria-hidden="true" />
              {EDITOR.back}
            </Link>
          </Button>
        }
        className={styles.page}
      >
        <title>{`${heading} | ${BRAND}`}</title>
        <h1>{heading}</h1>
        {id === undefined && isRecovered && <p>{EDITOR.recoveredHint}</p>}
        {id === undefined ? (
          <EditorForm key={String(isRecovered)} isRecovered={isRecovered} PlaceMap={PlaceMap} />
        ) : (
          <ArticleEditor id={id} PlaceMap={PlaceMap} />
        )}
      </AppShell>
    </div>
  );
}
