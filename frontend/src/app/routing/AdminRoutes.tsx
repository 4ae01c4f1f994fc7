import { type ComponentType, lazy } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { importPage } from '../../lib/browser/import-page.js';
import { OtherDocument } from './OtherDocument.js';
import { isDecodablePath, PATHS } from './paths.js';
import { RequireAdmin } from './RequireAdmin.js';

/** Any path without a page. */
const NOT_FOUND_PATH = '/admin/not-found';

interface AdminRoute {
  path: string;
  Page: ComponentType;
  /** Whether visitors who are not admins see why they are redirected. */
  showsNotice?: boolean;
}

const lazyPage = (load: () => Promise<{ default: ComponentType }>) => lazy(() => importPage(load));

const NotFoundPage = lazyPage(() => import('../../routes/public/NotFoundPage.js'));
const ArticleEditorPage = lazyPage(() => import('../../routes/admin/ArticleEditorPage.js'));

/** Screens for admins. A screen's module is loaded only once the visitor is known to be an admin. */
const ADMIN_ROUTES: readonly AdminRoute[] = [
  { path: '/admin', Page: lazyPage(() => import('../../routes/admin/AdminPage.js')) },
  { path: '/admin/duplicates', Page: lazyPage(() => import('../../routes/admin/DuplicatesPage.js')) },
  { path: '/admin/signals', Page: lazyPage(() => import('../../routes/admin/SignalsPage.js')) },
  { path: '/admin/articles/new', Page: ArticleEditorPage, showsNotice: true },
  { path: '/admin/articles/:id/edit', Page: ArticleEditorPage, showsNotice: true },
  { path: '/admin/edit-article/:id', Page: lazyPage(() => import('../../routes/admin/EditArticlePage.js')) },
];

/** Routes the admin console. */
export function AdminRoutes() {
  const location = useLocation();
  return (
    <Routes location={isDecodablePath(location.pathname) ? location : NOT_FOUND_PATH}>
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
      <Route path={PATHS.admin} element={<NotFoundPage />} />
      <Route path="*" element={<OtherDocument />} />
    </Routes>
  );
}
