import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router';
import { AdminsOnly } from './AdminsOnly.js';

interface AdminScreen {
  /** What its address has behind `/admin/`. */
  path: string;
  Screen: ComponentType;
  /** Whether others are told why they are led home. */
  isTold?: boolean;
}

const NotFound = lazy(() => import('../routes/public/NotFoundPage.js'));
const ArticleEditor = lazy(() => import('../routes/admin/ArticleEditorPage.js'));

/** The screens for admins. A module is loaded when it is known that an admin looks. */
const SCREENS: readonly AdminScreen[] = [
  { path: '', Screen: lazy(() => import('../routes/admin/AdminPage.js')) },
  { path: 'duplicates', Screen: lazy(() => import('../routes/admin/DuplicatesPage.js')) },
  { path: 'articles/new', Screen: ArticleEditor, isTold: true },
  { path: 'articles/:id/edit', Screen: ArticleEditor, isTold: true },
  { path: 'edit-article/:id', Screen: lazy(() => import('../routes/admin/EditArticlePage.js')) },
];

/** Whichever of these the address is of. Apart from the first script, which visitors have no use of it in. */
export default function AdminScreens() {
  return (
    <Routes>
      {SCREENS.map(({ path, Screen, isTold = false }) => (
        <Route
          key={path}
          path={path}
          element={
            <AdminsOnly isTold={isTold}>
              <Screen />
            </AdminsOnly>
          }
        />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
