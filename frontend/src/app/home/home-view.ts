/** View of the app's home. */
export type HomeView = 'home' | 'saved' | 'profile';

/** Returns the view of a path; links of earlier versions have it in the query. */
export function getHomeView(pathname: string, search: URLSearchParams): HomeView {
  const requested = pathname === '/app' ? search.get('view') : pathname.slice(1);
  return requested === 'saved' || requested === 'profile' ? requested : 'home';
}
