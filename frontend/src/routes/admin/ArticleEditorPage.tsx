import { ArrowLeft } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { AppShell } from '../../app/Shell.js';
import { ArticleEditor } from '../../features/editor/ArticleEditor.js';
import { EditorForm } from '../../features/editor/EditorForm.js';
import type { EditorMap } from '../../features/editor/parts.js';
import { STRINGS as EDITOR } from '../../features/editor/texts.js';
import { lazyMap } from '../../features/maps/map-on-demand.js';
import { BRAND } from '../../lib/brand.js';
import { getPanelPath } from '../../lib/panel-return.js';
import { Button } from '../../ui/Button.js';
import { Skeleton } from '../../ui/Skeleton.js';
import styles from './AdminPage.module.css';

const PickMap = lazyMap(() => import('../../features/maps/PickMap.js'), <Skeleton className={styles.mapShape} />);
const PlaceMap: EditorMap = (props) => (
  <div>
    <PickMap {...props} />
  </div>
);

/** `/admin/articles/new` and `/admin/articles/:id/edit`: the full editor. Its module is loaded for admins alone. */
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
          <ArticleEditor id={Number(id)} PlaceMap={PlaceMap} />
        )}
      </AppShell>
    </div>
  );
}
