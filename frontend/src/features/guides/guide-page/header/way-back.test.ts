import { getWayBack } from './way-back.js';

test.each([
  [{ from: '/articles?q=northern+netherlands' }, '/articles?q=northern+netherlands', 'Back to the search'],
  [{ from: '/articles/amsterdam' }, '/articles/amsterdam', 'Back to the guide'],
  [{ from: '/dynamic/Zwolle@52.51,6.09' }, '/dynamic/Zwolle@52.51,6.09', 'Back to the guide'],
  [{ from: '/' }, '/', 'Back to Home'],
  [{ from: 'https://example.com/articles/x' }, '/', 'Back to Home'],
  [{ cover: '/x' }, '/', 'Back to Home'],
  [null, '/', 'Back to Home'],
])('getWayBack: returns for %j a link to %s, "%s"', (state, to, text) => {
  expect(getWayBack(state)).toEqual({ to, text });
});
