import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router';
import { AdminsOnly } from './AdminsOnly.js';

/** The screens for admins, by what their addresses have behind `/admin/`. A module is loaded when it is known that an admin looks. */
const SCREENS: Readonly<Record<string, ComponentType>> = {
  '': lazy(() => import('../routes/admin/AdminPage.js')),
  'edit-article/:id': lazy(() => import('../routes/admin/EditArticlePage.js')),
};

const NotFoundPage = lazy(() => import('../routes/public/NotFoundPage.js'));

/** Whichever of these the address is of. Apart from the first script, which visitors have no use of it in. */
export default function AdminScreens() {
  return (
    <Routes>
      {Object.entries(SCREENS).map(([path, Screen]) => (
        <Route
          key={path}
          path={path}
          element={
            <AdminsOnly>
              <Screen />
            </AdminsOnly>
          }
        />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
