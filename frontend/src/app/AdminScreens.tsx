import { type ComponentType, lazy } from 'react';
import { matchPath, useLocation } from 'react-router';
import { AdminsOnly } from './AdminsOnly.js';
import { PAGES } from './pages.js';

const ArticleEditor = lazy(() => import('../routes/admin/ArticleEditorPage.js'));

/** The screens for admins, by their pages. A module is loaded when it is known that an admin looks. */
const SCREENS: Readonly<Record<string, ComponentType>> = {
  [PAGES.admin]: lazy(() => import('../routes/admin/AdminPage.js')),
  [PAGES.newArticle]: ArticleEditor,
  [PAGES.editArticle]: ArticleEditor,
};

/** Pages that tell others why they are led home. */
const TOLD: readonly string[] = [PAGES.newArticle, PAGES.editArticle];

/** Whichever of these the address is of. Apart from the first script, which visitors have no use of it in. */
export default function AdminScreens() {
  const { pathname } = useLocation();
  const path = Object.keys(SCREENS).find((pattern) => matchPath(pattern, pathname));
  const Screen = path ? SCREENS[path] : undefined;
  return <AdminsOnly isTold={path !== undefined && TOLD.includes(path)}>{Screen && <Screen />}</AdminsOnly>;
}
