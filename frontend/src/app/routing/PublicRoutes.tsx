import { Route, Routes, useLocation } from 'react-router';
import { HomeRoute } from '../../routes/public/HomeRoute.js';
import { AccessDeniedNotice } from './AccessDeniedNotice.js';
import { OtherDocument } from './OtherDocument.js';
import { isDecodablePath, PATHS } from './paths.js';
import { NOT_FOUND_PAGE, ROUTES } from './routes.js';

/** Routes the pages for all visitors. */
export function PublicRoutes() {
  const location = useLocation();
  return (
    <>
      <AccessDeniedNotice />
      <Routes location={isDecodablePath(location.pathname) ? location : '/not-found'}>
        <Route path={PATHS.home} element={<HomeRoute />} />
        {Object.entries(ROUTES).map(([path, { Component }]) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
        <Route path={PATHS.admin} element={<OtherDocument />} />
        <Route path="*" element={<NOT_FOUND_PAGE.Component />} />
      </Routes>
    </>
  );
}
