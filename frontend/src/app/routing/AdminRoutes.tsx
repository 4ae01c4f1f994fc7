import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router';
import { RequireAdmin } from './RequireAdmin.js';

interface AdminRoute {
  /** Rest of the path after `/admin/`. */
  path: string;
  Page: ComponentType;
  /** Whether visitors who are not admins see why they are redirected. */
  showsNotice?: boolean;
}

const NotFoundPage = lazy(() => import('../../routes/public/NotFoundPage.js'));
const ArticleEditorPage = lazy(() => import('../../routes/admin/ArticleEditorPage.js'));

/** Screens for admins. A module is loaded only after the visitor is known to be an admin. */
const ADMIN_ROUTES: readonly AdminRoute[] = [
  { path: '', Page: lazy(() => import('../../routes/admin/AdminPage.js')) },
  { path: 'duplicates', Page: lazy(() => import('../../routes/admin/DuplicatesPage.js')) },
  { path: 'articles/new', Page: ArticleEditorPage, showsNotice: true },
  { path: 'articles/:id/edit', Page: ArticleEditorPage, showsNotice: true },
  { path: 'edit-article/:id', Page: lazy(() => import('../../routes/admin/EditArticlePage.js')) },
];

/** Routes the admin screens. It is a chunk of its own, because visitors do not need it in the first script. */
export default function AdminRoutes() {
  return (
    <Routes>
      {ADMIN_ROUTES.map(({ path, Page, showsNotice = false }) => (
        <Route
          key={path}
          path={path}
          element={
            <RequireAdmin showsNotice={showsNotice}>
              <Page />
            </RequireAdmin>
          }
        />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
