import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router';
import { RequireAdmin } from './RequireAdmin.js';

interface AdminRoute {
  /** What its address has behind `/admin/`. */
  path: string;
  Page: ComponentType;
  /** Whether others are told why they are led home. */
  showsNotice?: boolean;
}

const NotFoundPage = lazy(() => import('../../routes/public/NotFoundPage.js'));
const ArticleEditorPage = lazy(() => import('../../routes/admin/ArticleEditorPage.js'));

/** The screens for admins. A module is loaded when it is known that an admin looks. */
const ADMIN_ROUTES: readonly AdminRoute[] = [
  { path: '', Page: lazy(() => import('../../routes/admin/AdminPage.js')) },
  { path: 'duplicates', Page: lazy(() => import('../../routes/admin/DuplicatesPage.js')) },
  { path: 'articles/new', Page: ArticleEditorPage, showsNotice: true },
  { path: 'articles/:id/edit', Page: ArticleEditorPage, showsNotice: true },
  { path: 'edit-article/:id', Page: lazy(() => import('../../routes/admin/EditArticlePage.js')) },
];

/** Whichever of these the address is of. Apart from the first script, which visitors have no use of it in. */
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
