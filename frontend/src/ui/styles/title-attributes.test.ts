import { getTitleAttributes } from './title-attributes.js';

test.each([
  ['Colosseum', false, false],
  ['The Monumental and Collegiate Church of Saint Peter ad Vincula', true, false],
  ['Kirkjubæjarklaustur', true, false],
  ['المتحف المصري', false, true],
  ['วัดอรุณราชวราราม', false, true],
  ['Hội An 東京', false, false],
])('getTitleAttributes: for “%s”, returns long %s, tall %s', (title, isLong, isTall) => {
  expect(getTitleAttributes(title)).toEqual({
    'data-long': isLong ? '' : undefined,
    'data-tall': isTall ? '' : undefined,
  });
});
