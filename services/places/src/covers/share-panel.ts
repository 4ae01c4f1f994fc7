import { SHARE_BACKGROUND_LEFT, SHARE_SIZE, type ShareCard } from '@placelore/contracts/content/covers.js';
import { SeededRandom } from '../drawing/seeded-random.js';
import { sharp } from '../drawing/svg-raster.js';
import { extractLegibleText, fitText } from '../drawing/text-lines.js';
import { TextOutliner } from '../drawing/text-outliner.js';
import { getPalette, type Palette } from './palettes.js';
import { getSymbol, SYMBOL_SIZE } from './symbols.js';

const BRAND = 'Placelore';
const { width, height } = SHARE_SIZE;
/** In pixels: left edge and width of the text, and baseline of the brand. */
const LEFT = 64;
const COLUMN = 400;
const FOOT = height - 64;
/** Maximum number of characters used from a title or a location. */
const MAX_TEXT_LENGTH = 240;
const TITLE_SIZES = [
  { size: 80, lines: 2 },
  { size: 70, lines: 3 },
  { size: 60, lines: 4 },
  { size: 50, lines: 5 },
  { size: 42, lines: 6 },
];
const LOCATION_SIZES = [
  { size: 29, lines: 1 },
  { size: 26, lines: 2 },
];

const CREDIT_SIZES = [
  { size: 16, lines: 1 },
  { size: 14, lines: 2 },
];

/** Draws the panel of a share image as a PNG with transparency. */
export function renderSharePanel(card: ShareCard): Promise<Buffer> {
  return sharp(Buffer.from(drawSharePanel(card)))
    .png({ palette: true, compressionLevel: 9, effort: 4 })
    .toBuffer();
}

/** Draws the panel as SVG: title and location on paper with a coastline as its edge. All text is drawn as outlines. */
export function drawSharePanel({ title, location, category, credit }: ShareCard): string {
  const palette = getPalette(category);
  const coast = createCoastPath(new SeededRandom(title));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="${coast(0)}" fill="none" stroke="#0c1724" stroke-opacity="0.16" stroke-width="34"/>`,
    `<path d="${coast(26)}" fill="${palette.deep}"/><path d="${coast(15)}" fill="${palette.shoal}"/>`,
    `<path d="${coast(0)}" fill="${palette.paper}" stroke="${palette.coast}" stroke-width="2.6"/>`,
    drawSymbol(getSymbol(category), palette),
    drawTitleAndLocation(title.slice(0, MAX_TEXT_LENGTH), location.slice(0, MAX_TEXT_LENGTH), palette),
    drawBrand(palette),
    credit === null ? '' : drawCredit(credit, palette),
    '</svg>',
  ].join('');
}

/** Returns a function that returns the panel's path with its edge moved to the right by a number of pixels. */
function createCoastPath(random: SeededRandom): (out: number) => string {
  const bends = Array.from({ length: 5 }, () => random.between(-24, 24));
  const x = (index: number, out: number) => SHARE_BACKGROUND_LEFT + 46 + bends[index % bends.length]! + out;
  return (out) => {
    let path = `M-40 -40H${x(0, out).toFixed(1)}`;
    for (let index = 1; index <= 5; index++) {
      const [from, to] = [-40 + ((index - 1) * (height + 80)) / 5, -40 + (index * (height + 80)) / 5];
      const middle = (from + to) / 2;
      path += `C${x(index - 1, out).toFixed(1)} ${middle} ${x(index, out).toFixed(1)} ${middle} ${x(index, out).toFixed(1)} ${to}`;
    }
    return `${path}H-40Z`;
  };
}

function drawSymbol(symbol: string, { accent, onAccent }: Palette): string {
  const scale = 2.3;
  const shift = (-SYMBOL_SIZE / 2) * scale;
  return (
    `<g transform="translate(${LEFT + 32} 96)"><circle r="32" fill="${accent}"/>` +
    `<path transform="translate(${shift} ${shift}) scale(${scale})" d="${symbol}" fill="${onAccent}"/></g>`
  );
}

/** Draws the title above the location. If the font lacks the script of the title, the location replaces it. */
function drawTitleAndLocation(title: string, location: string, palette: Palette): string {
  const [serif, sans] = [TextOutliner.load('serif'), TextOutliner.load('sans')];
  const headline = extractLegibleText(title, serif);
  // The serif font supports more scripts.
  const face = sans.hasLetters(location) ? sans : serif;
  const locationText = headline === null ? null : extractLegibleText(location, face);
  const main = fitText(headline ?? extractLegibleText(location, serif) ?? BRAND, serif, COLUMN, TITLE_SIZES);
  const second = locationText ? fitText(locationText, face, COLUMN, LOCATION_SIZES) : { lines: [], size: 0 };
  const leading = main.size * 1.06;
  const block =
    main.lines.length * leading + (second.lines.length > 0 ? 26 + second.lines.length * second.size * 1.3 : 0);
  // Centers the text between the symbol and the brand.
  let y = 142 + (FOOT - 70 - 142 - block) / 2 + main.size * 0.82;
  const drawn = main.lines.map((line, index) => drawTextLine(serif, line, main.size, y + index * leading, palette.ink));
  y += (main.lines.length - 1) * leading + main.size * 0.24 + 26 + second.size;
  return [
    ...drawn,
    ...second.lines.map((line, index) =>
      drawTextLine(face, line, second.size, y + index * second.size * 1.3, palette.ink, 0.72),
    ),
  ].join('');
}

/** Draws the brand's symbol, a pin whose head is a lens over the sea, and its name. */
function drawBrand(palette: Palette): string {
  const name = TextOutliner.load('serif').getOutline(BRAND, 31);
  return (
    `<g transform="translate(${LEFT} ${FOOT - 33})"><rect width="44" height="44" rx="11" fill="#16263a"/><g transform="scale(1.375)">` +
    '<path d="M3 23c4-4 8-1 13-3s8-4 13-2M4 27c5-3 9-1 13-2.5s7-2.5 11-1.5" fill="none" stroke="#8fb9d1" stroke-width="1.5" stroke-linecap="round"/>' +
    '<path d="M16 4a8 8 0 0 0-8 8c0 5.5 8 12 8 12s8-6.5 8-12a8 8 0 0 0-8-8Z" fill="#f3e2b3"/>' +
    '<circle cx="16" cy="12" r="4.6" fill="#16263a"/><circle cx="16" cy="12" r="2" fill="#ff6fae"/></g>' +
    `<path transform="translate(58 32)" d="${name?.path ?? ''}" fill="${palette.ink}"/></g>`
  );
}

/** Draws the credit of the photo below the brand, without words that the fonts cannot draw. */
function drawCredit(credit: string, palette: Palette): string {
  const [sans, serif] = [TextOutliner.load('sans'), TextOutliner.load('serif')];
  const all = credit.slice(0, MAX_TEXT_LENGTH).split(/\s+/);
  const findWords = (outliner: TextOutliner) => all.filter((word) => outliner.hasLetters(word));
  const face = findWords(serif).length > findWords(sans).length ? serif : sans;
  const words = findWords(face);
  const { lines, size } = fitText(words.join(' '), face, COLUMN, CREDIT_SIZES);
  return lines
    .map((line, index) => drawTextLine(face, line, size, FOOT + 38 + index * size * 1.25, palette.ink, 0.8))
    .join('');
}

function drawTextLine(outliner: TextOutliner, text: string, size: number, y: number, ink: string, opacity = 1): string {
  const outline = outliner.getOutline(text, size);
  return outline
    ? `<path transform="translate(${LEFT} ${y.toFixed(1)})" d="${outline.path}" fill="${ink}" fill-opacity="${opacity}"/>`
    : '';
}
