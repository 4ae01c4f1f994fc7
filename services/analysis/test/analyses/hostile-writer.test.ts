import { readFileSync } from 'node:fs';
import type { CitedGuideTexts } from '@placelore/contracts/content/cited-texts.js';
import type { FactKind } from '@placelore/contracts/places/facts.js';
import { addNeighborFacts } from '@placelore/contracts/places/neighbor-facts.js';
import type { DescribedPlace } from '@placelore/contracts/places/places.js';
import { verifySentences } from '@placelore/fact-check/verify-sentences.js';
import { verifyGuideTexts } from '@placelore/fact-check/verify-texts.js';
import { type FakeOpenAi, startFakeOpenAi } from '../../../../infra/fake-vendors/openai.ts';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import { AnalysisTestService, createUser } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';
import { EIFFEL_TOWER } from '../support/provider-fixtures.js';

type Language = 'en' | 'de' | 'fr' | 'es';
const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../infra/fake-vendors/${name}.json`, import.meta.url), 'utf8'));
/** False claims by kind and language. */
const HOSTILE_CLAIMS: Record<string, Record<Language, string[]>> = read('hostile-claims');
/** Claims that differ in one word or figure from one of the truths below. */
const SUBTLE_LIES: string[] = read('subtle-lies');

/**
 * Claims that the fact check does not yet detect; the figures below count them. Two superlatives and a swapped name.
 */
const OPEN_HOLES = new Set([
  "C'est le monument le plus visité du monde.",
  'Es el monumento más visitado del mundo.',
  'Maurice Koechlin and Gustave Eiffel drew the first plan.',
]);
const withoutHoles = (shown: readonly string[]) => shown.filter((text) => !OPEN_HOLES.has(text));

/** Twelve true statements, which the subtle writer repeats before and after its lie. */
const TRUTHS: [FactKind, string][] = [
  ['summary', 'Eiffel Tower is a wrought-iron lattice tower.'],
  ['significance', 'The tower was built for the world fair of 1889.'],
  ['detail', 'Eiffel Tower was completed on 31 March 1889.'],
  ['height', 'Eiffel Tower is 330 m tall.'],
  ['detail', 'Gustave Eiffel ran the company that built the tower.'],
  ['detail', 'Maurice Koechlin and Émile Nouguier drew the first plan.'],
  ['detail', 'Stephen Sauvestre gave the tower its arches.'],
  ['detail', 'The tower was meant to stand for twenty years.'],
  ['detail', 'It was the tallest structure in the world for 41 years.'],
  ['detail', 'The tower is painted about every seven years.'],
  ['detail', 'About 2.5 million rivets hold the 18,000 iron parts together.'],
  ['detail', 'The tower grows by several centimeters in summer heat.'],
];
const neighbors = [
  { name: 'Champ de Mars', distance: '450 m', coordinates: { lat: 48.8556, lng: 2.2986 } },
  { name: 'Musée Rodin', distance: '1.6 km', coordinates: { lat: 48.8553, lng: 2.3158 } },
];
const background = addNeighborFacts(createSampleKnowledge(...TRUTHS), EIFFEL_TOWER, neighbors);
const DESCRIBED: DescribedPlace = {
  place: EIFFEL_TOWER,
  identity: null,
  missingProviders: [],
  background,
  nearbyAttractions: neighbors,
  exactPlace: null,
  recommendations: null,
};

let openAi: FakeOpenAi;
let service: AnalysisTestService;
beforeAll(async () => {
  openAi = await startFakeOpenAi();
  service = await AnalysisTestService.start({
    OPENAI_BASE_URL: `${openAi.url}/v1`,
    OPENAI_API_KEY: 'key',
    OPENAI_WRITING_MODEL: 'model-w',
    OPENAI_PRICES: '{"model-w":{"input":0,"output":0}}',
  });
});
beforeEach(() => openAi.reset());
afterEach(() => service.dataSource.query('truncate step_results cascade'));
afterAll(async () => {
  await service.stop();
  await openAi.close();
});

/** Returns everything of the writer's texts that the result of a photo shows. */
async function writePhoto(): Promise<string[]> {
  const id = await service.submit(createUser(), await createPhoto());
  const { status, body } = await service.write(id, DESCRIBED);
  expect(status).toBe(200);
  const { description, culturalInfo, facts } = body.result;
  return [description, culturalInfo, ...facts];
}

const check = (texts: CitedGuideTexts) =>
  verifyGuideTexts(texts, { place: { ...EIFFEL_TOWER, aliases: [] }, facts: background.facts, language: 'en' }).texts;

/** Returns everything that a guide shows after the check with which content stores it. */
async function writeGuide(): Promise<string[]> {
  const brief = { place: EIFFEL_TOWER, background, neighbors, discovery: null };
  const { status, body } = await service.internal('writing/guide', brief);
  expect(status).toBe(200);
  const { title: _, category: __, sections, ...texts } = check(body.texts);
  return [
    ...Object.values(texts).flat(),
    ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
  ].filter((text) => text !== null);
}

const WRITERS = { 'photo results': writePhoto, guides: writeGuide };
const findShown = (shown: string[], lies: readonly string[]) =>
  lies.filter((lie) => shown.some((text) => text.includes(lie)));
const figures: string[] = [];
const report = (what: string, shown: readonly string[], offered: number) =>
  figures.push(`${what}: ${shown.length} of ${offered} shown`);
afterAll(() => console.log(`False claims of a hostile model\n${figures.join('\n')}`));

describe.each(Object.entries(WRITERS))('false claims of a hostile model in %s', (what, write) => {
  it.each(Object.entries(HOSTILE_CLAIMS))('of the kind "%s" are not shown', async (kind, byLanguage) => {
    const lies = Object.values(byLanguage).flat();
    openAi.setDefault({ kind: 'lies', lies });
    const shown = findShown(await write(), lies);
    report(`${what}, ${kind}`, shown, lies.length);
    expect(withoutHoles(shown)).toEqual([]);
    expect(openAi.requests).toHaveLength(1);
  });

  it('are not shown among twelve true statements, which are', async () => {
    const shownLies: string[] = [];
    for (const lie of SUBTLE_LIES) {
      await service.dataSource.query('truncate step_results cascade');
      openAi.setDefault({ kind: 'subtle', lies: [lie] });
      const shown = await write();
      shownLies.push(...findShown(shown, [lie]));
      for (const [, truth] of TRUTHS) expect(shown.join(' ')).toContain(truth);
    }
    report(`${what}, one lie among twelve truths`, shownLies, SUBTLE_LIES.length);
    expect(withoutHoles(shownLies)).toEqual([]);
  });

  it('are not shown next to one true statement, which is', async () => {
    openAi.setDefault({ kind: 'lies', lies: [TRUTHS[0]![1], ...SUBTLE_LIES] });
    const shown = await write();
    const shownLies = findShown(shown, SUBTLE_LIES);
    report(`${what}, twelve lies beside one truth`, shownLies, SUBTLE_LIES.length);
    expect(withoutHoles(shownLies)).toEqual([]);
    expect(shown.join(' ')).toContain(TRUTHS[0]![1]);
  });
});

it.each<Language>(['en', 'de', 'fr', 'es'])('false claims in %s are left out of texts in that language', (language) => {
  const ids = background.facts.map(({ id }) => id);
  const input = { place: { ...EIFFEL_TOWER, aliases: [] }, facts: background.facts, language };
  // Only analysis knows its prompts, and removes their sentences before the check.
  const { leaks: _, ...claims } = HOSTILE_CLAIMS;
  const lies = Object.values(claims).flatMap((byLanguage) => byLanguage[language]);
  const shown = verifySentences(
    lies.flatMap((text) => [
      { text, facts: ids },
      { text, facts: [] },
    ]),
    input,
  ).filter(({ grade }) => grade !== 'omitted');
  report(
    `claims in ${language}`,
    shown.map(({ text }) => text),
    lies.length * 2,
  );
  expect(withoutHoles(shown.map(({ text }) => text))).toEqual([]);
});
