/** Views of the app's home page. */
export type HomeView = 'home' | 'saved' | 'profile';

/** Returns the view of a path. Links of earlier versions name it in the query. */
export function getHomeView(pathname: string, search: URLSearchParams): HomeView {
  const requested = pathname === '/app' ? search.get('view') : pathname.slice(1);
  return requested === 'saved' || requested === 'profile' ? requested : 'home';
}
