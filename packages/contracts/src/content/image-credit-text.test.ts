import { getPhotoAlt } from './image-credit-text.js';

it.each([
  ['Eiffel Tower', 'Paris, France', 'Photo of Eiffel Tower, Paris'],
  ['Paris', 'PARIS , France', 'Photo of Paris, France'],
  ['Paris', ' , Paris', 'Photo of Paris'],
  ['Paris', '', 'Photo of Paris'],
])('getPhotoAlt: names %s of %j by the first place around it', (title, location, text) => {
  expect(getPhotoAlt(title, location)).toBe(text);
});
