import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { SHARE_BACKGROUND_LEFT, SHARE_SIZE } from '@placelore/contracts/content/covers.js';
import { CATEGORIES } from '@placelore/contracts/places/categories.js';
import sharp from 'sharp';
import { extractLegibleText, fitText } from '../drawing/text-lines.js';
import { TextOutliner } from '../drawing/text-outliner.js';
import { drawSharePanel, renderSharePanel } from './share-panel.js';

const CARD = { title: 'Eiffel Tower', location: 'Paris, France', category: 'Landmark', credit: null } as const;
const panel = (title: string, location = 'Paris, France', credit: string | null = null) =>
  drawSharePanel({ ...CARD, title, location, credit });
/** Returns the lines of text in a panel, as paths. */
const findTextPaths = (svg: string) => svg.match(/<path transform="translate\(64 [^>]*>/g);
const serif = TextOutliner.load('serif');
const SIZES = [
  { size: 80, lines: 2 },
  { size: 40, lines: 4 },
];

/** After changing a panel, check how it looks, and then copy its new digest here. */
const PANEL_DIGESTS: Readonly<Record<string, string>> = {
  Landmark: 'dba193997a',
  Museum: 'adddfed49f',
  Restaurant: '76f5b7a37f',
  Park: 'f9c2990e98',
  Beach: '75c851f411',
  Mountain: '908ac7764c',
  'Historical Site': '2268be0ded',
  Architecture: '4fe8ff1b71',
  'Natural Wonder': '488a519e69',
  'Cultural Site': 'b12856e6aa',
  'Religious Site': 'ec124c15d3',
  Shopping: '0205653c1d',
  Entertainment: '65dd95825a',
  Transportation: '94c19b64b9',
  Other: '1cffa6fe5e',
};

test.each(CATEGORIES)('drawSharePanel: draws the panel of %s as before', (category) => {
  const location = 'Saint-Rémy-de-Provence, Provence-Alpes-Côte d’Azur, France';
  const panels = [
    drawSharePanel({ ...CARD, category }),
    drawSharePanel({
      title: 'The Old Archaeological Site of Glanum and its Arch',
      location,
      category,
      credit: 'Photo: A. B, CC BY 4.0',
    }),
  ];
  expect(createHash('sha256').update(panels.join()).digest('hex').slice(0, 10)).toBe(PANEL_DIGESTS[category]);
});

describe('share panel', () => {
  test('covers the left side and leaves the right side transparent', async () => {
    const png = await renderSharePanel(CARD);
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject(SHARE_SIZE);
    const opacity = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    for (const y of [5, 315, 625]) {
      // The panel covers the whole left edge of the background.
      expect([opacity(5, y), opacity(SHARE_BACKGROUND_LEFT + 4, y), opacity(700, y)]).toEqual([255, 255, 0]);
    }
  });

  test('shows the credit of a photo in one or two lines below the brand, without letters that the fonts lack', () => {
    const count = (credit: string | null) => findTextPaths(panel('Eiffel Tower', 'Paris, France', credit))!.length;
    expect(count('Photo: Jane Doe, CC BY-SA 4.0, Wikimedia Commons') - count(null)).toBe(1);
    expect(count(`Photo: ${'Jane Doe and '.repeat(12)}CC BY 4.0`) - count(null)).toBe(2);
    const withoutAuthor = panel('Eiffel Tower', 'Paris, France', 'Photo: CC BY 4.0, Wikimedia Commons');
    expect(panel('Eiffel Tower', 'Paris, France', 'Photo: 田中太郎, CC BY 4.0, Wikimedia Commons')).toBe(withoutAuthor);
  });

  test.each([
    ['<script>alert(1)</script>'],
    ['"/><image href="file:///etc/passwd"/><path d="'],
    ['A & B &lt; &#x41; <!-- ]]>'],
  ])('draws %s as letters only', (title) => {
    const elements = [...panel(title, title).matchAll(/<([a-z]+)/g)].map(([, name]) => name);
    expect([...new Set(elements)].sort()).toEqual(['circle', 'g', 'path', 'rect', 'svg']);
    expect(panel(title)).not.toMatch(/script|passwd|href/);
    expect(panel(title)).not.toBe(panel('Eiffel Tower'));
  });

  test('shows the location when the font lacks letters of the title, and the brand when it lacks both', () => {
    expect(findTextPaths(panel('香港天星小輪', 'Hong Kong'))).toEqual(findTextPaths(panel('Hong Kong', '')));
    expect(findTextPaths(panel('香港天星小輪', 'Hong Kong'))).toHaveLength(1);
    for (const [title, location] of [
      ['برج خليفة', 'دبي'],
      ['', ''],
    ] as const) {
      expect(findTextPaths(panel(title, location))).toEqual(findTextPaths(panel('Placelore', '')));
    }
  });

  test.each([
    ['Eiffel Tower', 'Paris, France'],
    ['The Basilica of Saint Mark in Venice', 'Venice, Italy'],
    ['Pantheon', ''],
  ])('centers the lines of %s, %s between the symbol and the brand', (title, location) => {
    const baselines = findTextPaths(panel(title, location))!.map((path) => Number(/ ([-.\d]+)\)/.exec(path)![1]));
    const middle = (142 + SHARE_SIZE.height - 64 - 70) / 2;
    // Lines are positioned by their baselines, so the middle of the lines is up to one line below the middle of the
    // space.
    const difference = (baselines[0]! + baselines.at(-1)!) / 2 - middle;
    expect(difference).toBeGreaterThan(0);
    expect(difference).toBeLessThan(40);
  });

  test('draws title and location in a font that contains their letters', () => {
    expect(findTextPaths(panel('Eiffel Tower', 'Paris, France'))).toHaveLength(3);
    expect(findTextPaths(panel('Красная площадь', 'Москва'))).toHaveLength(3);
    expect(findTextPaths(panel('Jokhang Temple', '拉萨'))).toHaveLength(2);
  });
});

describe('extractLegibleText', () => {
  test.each([
    ['Eiffel Tower', 'Eiffel Tower'],
    ['Tokyo 🗼 Tower 🇯🇵', 'Tokyo Tower'],
    ['👩‍👩‍👧‍👦 Family 👍🏽 Park', 'Family Park'],
    ['Hội An  Ancient\tTown', 'Hội An Ancient Town'],
    ['Красная площадь', 'Красная площадь'],
    ['Ακρόπολη', 'Ακρόπολη'],
    ['Kiyomizu-dera Temple (清水寺)', 'Kiyomizu-dera Temple'],
    ['清水寺 (Kyo)', null],
    ['برج خليفة', null],
    ['הכותל המערבי', null],
    ['Evil \u202Egnp.exe', 'Evil gnp.exe'],
    ['🗼🗼🗼', null],
    ['', null],
  ])('extracts the legible part of "%s"', (title, expected) => {
    expect(extractLegibleText(title, serif)).toBe(expected);
  });
});

describe('fitText', () => {
  const widest = (lines: string[], size: number) =>
    Math.max(...lines.map((line) => serif.getOutline(line, size)!.width));

  test('uses the largest size that fits', () => {
    expect(fitText('Eiffel Tower', serif, 400, SIZES)).toEqual({ lines: ['Eiffel', 'Tower'], size: 80 });
    expect(fitText('The Basilica of Saint Mark in Venice', serif, 400, SIZES).size).toBe(40);
  });

  test('ends with an ellipsis when the text is too long', () => {
    const { lines, size } = fitText('All the wonders of the world '.repeat(9).trim(), serif, 400, SIZES);
    expect([lines.length, size, lines[3]!.endsWith('…')]).toEqual([4, 40, true]);
    expect(widest(lines, size)).toBeLessThanOrEqual(400);
  });

  test('breaks a word that is wider than a line', () => {
    const { lines, size } = fitText('W'.repeat(30), serif, 400, SIZES);
    expect(lines.join('')).toBe('W'.repeat(30));
    expect(widest(lines, size)).toBeLessThanOrEqual(400);
  });
});
