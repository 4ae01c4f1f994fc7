import { getHomeView } from './home-view.js';

test.each([
  ['/saved', 'saved'],
  ['/profile', 'profile'],
  ['/', 'home'],
  ['/app', 'home'],
  ['/app?view=saved', 'saved'],
  ['/app?view=profile', 'profile'],
  ['/app?view=other', 'home'],
  ['/?view=saved', 'home'],
  ['/saved?view=profile', 'saved'],
])('getHomeView: shows at %s the view %s', (url, view) => {
  const { pathname, searchParams } = new URL(url, 'https://placelore.example');
  expect(getHomeView(pathname, searchParams)).toBe(view);
});
