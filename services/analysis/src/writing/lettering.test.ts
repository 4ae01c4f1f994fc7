import { detectLettering, findLettering } from './lettering.js';

test.each([
  ['キリン一番搾り', 'Japanese', 'JP'],
  ['ラーメン RAMEN 東京', 'Japanese', 'JP'],
  ['서울역', 'Korean', 'KR'],
  ['วัดพระแก้ว', 'Thai', 'TH'],
  ['თბილისი', 'Georgian', 'GE'],
  ['Երևան', 'Armenian', 'AM'],
  ['ភ្នំពេញ', 'Khmer', 'KH'],
  ['ວຽງຈັນ', 'Lao', 'LA'],
  ['ရန်ကုန်', 'Burmese', 'MM'],
  ['කොළඹ', 'Sinhala', 'LK'],
  ['አዲስ አበባ', 'Amharic', 'ET'],
])('detectLettering: knows the country in which %s is written', (text, language, countryCode) => {
  expect(detectLettering(text)).toMatchObject({ language, countryCode });
});

test('detectLettering: prefers the script of which there are more letters', () => {
  expect(detectLettering('コーヒー 서울역앞')).toMatchObject({ language: 'Korean' });
});

test.each([null, '', 'HOTEL ROMA', '北京饭店', 'Москва', 'ー一', 'リ', 'リリリ'])(
  'detectLettering: claims nothing for %p',
  (text) => {
    expect(detectLettering(text)).toBeNull();
  },
);

test('findLettering: also knows the language of lettering that is too unclear to be quoted', () => {
  const clues = [{ kind: 'text in the photo' as const, text: 'ソー番搾リ', confidence: 0.2 }];
  expect(findLettering({ readText: null, clues })).toMatchObject({ language: 'Japanese' });
  expect(findLettering({ readText: '서울역', clues })).toMatchObject({ language: 'Korean' });
  expect(findLettering({ readText: null, clues: [] })).toBeNull();
});
