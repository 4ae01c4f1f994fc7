import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FACES = readFileSync(join(__dirname, 'fonts.css'), 'utf8').split('@font-face').slice(1);

/** Returns what browsers compare to decide whether one face completes another. */
const describeFace = (face: string): string =>
  ['font-family', 'font-style', 'font-weight']
    .map((name) => new RegExp(`${name}: ([^;]+);`).exec(face)?.[1] ?? 'normal')
    .join(' ');

describe('fonts.css', () => {
  it('completes each face by one of the same style and weights for accented letters, so that a word has one font', () => {
    const isExtended = (face: string) => face.includes('-latin-ext-');
    const latin = FACES.filter((face) => face.includes('-latin-wght-')).map(describeFace);
    expect(latin).toContain('"Alegreya" normal 600 800');
    expect(FACES.filter(isExtended).map(describeFace)).toEqual(expect.arrayContaining(latin));
  });
});
