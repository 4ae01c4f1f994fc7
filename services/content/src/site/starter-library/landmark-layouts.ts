import { splitSentences } from '@placelore/contracts/core/sentences.js';
import { escapeText, h3, p, strong } from './article-html-builder.js';
import {
  bestTime,
  canStandAlone,
  centerDistance,
  factList,
  factProse,
  factsIntro,
  heading,
  keyFacts,
  type LandmarkStory,
  localName,
  namedSummary,
  nearby,
  numberedFacts,
  numberedTips,
  openedSignificance,
  openingFact,
  placeAndPeriod,
  quote,
  section,
  significance,
  summary,
  tipList,
  tipProse,
  tipsIntro,
  visit,
} from './landmark-sections.js';

type Layout = (story: LandmarkStory) => string[];

/** Running text from beginning to end. */
const essay: Layout = (story) => [
  p(summary(story) + localName(story)),
  p(placeAndPeriod(story)),
  section(heading(story, 'significance'), significance(story)),
  section(heading(story, 'facts'), factProse(story)),
  section(heading(story, 'bestTime'), p(`${bestTime(story)} ${visit(story)}`)),
  section(heading(story, 'tips'), tipList(story)),
  section(heading(story, 'nearby'), nearby(story, 'prose')),
];

/** Begins with what fits a table. */
const card: Layout = (story) => [
  p(namedSummary(story)),
  keyFacts(story),
  section(heading(story, 'facts'), factList(story)),
  section(heading(story, 'significance'), openedSignificance(story)),
  section(heading(story, 'tips'), numberedTips(story)),
  section(heading(story, 'bestTime'), p(bestTime(story))),
  section(heading(story, 'nearby'), nearby(story, 'table')),
];

/** Begins with a fact, and has the visit planned in one place. */
const hook: Layout = (story) => {
  const opening = openingFact(story);
  return [
    opening === null ? '' : quote(opening),
    p(summary(story)),
    p(placeAndPeriod(story)),
    section(heading(story, 'facts'), factList(story, opening)),
    section(heading(story, 'significance'), significance(story)),
    section(
      heading(story, 'plan'),
      h3(heading(story, 'bestTime')) +
        p(bestTime(story)) +
        p(visit(story)) +
        h3(heading(story, 'tips')) +
        tipList(story),
    ),
    section(heading(story, 'nearby'), nearby(story, 'list')),
  ];
};

/** Begins with the visit, for readers who have a ticket; the history follows. */
const planner: Layout = (story) => [
  p(summary(story) + centerDistance(story)),
  section(
    heading(story, 'plan'),
    p(`${strong(story.choices.pick('plan time', ['Best time:', 'When to come:', 'The moment:']))} ${bestTime(story)}`) +
      p(visit(story) + localName(story)) +
      numberedTips(story),
  ),
  section(heading(story, 'significance'), p(placeAndPeriod(story)) + significance(story)),
  section(heading(story, 'facts'), factsIntro(story) + factList(story)),
  section(heading(story, 'nearby'), nearby(story, 'rings')),
];

/** Begins with the history's strongest sentence. */
const chronicle: Layout = (story) => {
  const [first, ...rest] = splitSentences(story.record.significance);
  const quoted = rest.length > 0 && canStandAlone(first!);
  return [
    quoted ? quote(first!) : '',
    p(namedSummary(story)),
    section(heading(story, 'significance'), quoted ? p(escapeText(rest.join(' '))) : significance(story)),
    section(heading(story, 'facts'), factProse(story)),
    section(heading(story, 'tips'), tipProse(story)),
    section(heading(story, 'glance'), keyFacts(story, [['Best time', bestTime(story)]])),
    section(heading(story, 'nearby'), nearby(story, 'numbers')),
  ];
};

/** Consists of questions and answers. */
const questions: Layout = (story) => [
  p(placeAndPeriod(story)),
  p(summary(story) + localName(story)),
  section(heading(story, 'whyQuestion'), significance(story)),
  section(heading(story, 'seeQuestion'), numberedFacts(story)),
  section(heading(story, 'timeQuestion'), p(`${visit(story)} ${bestTime(story)}`)),
  section(heading(story, 'tipsQuestion'), tipList(story)),
  section(heading(story, 'nearbyQuestion'), nearby(story, 'list')),
];

/** Presents the neighborhood early, as on a walk through it. */
const walk: Layout = (story) => [
  p(summary(story) + localName(story)),
  section(heading(story, 'countedFacts'), numberedFacts(story)),
  section(
    heading(story, 'nearby'),
    nearby(story, 'prose') + (centerDistance(story) === '' ? '' : p(centerDistance(story).trim())),
  ),
  section(heading(story, 'significance'), p(placeAndPeriod(story)) + openedSignificance(story)),
  section(heading(story, 'tips'), tipsIntro(story) + tipList(story)),
  section(heading(story, 'bestTime'), p(`${visit(story)} ${bestTime(story)}`)),
];

/** Consists of notes: short paragraphs that begin with their subject. */
const notes: Layout = (story) => [
  p(`${summary(story)} ${placeAndPeriod(story)}`),
  section(heading(story, 'significance'), significance(story)),
  section(heading(story, 'countedFacts'), factList(story)),
  section(
    heading(story, 'plan'),
    p(`${strong(`${heading(story, 'bestTime')}.`)} ${bestTime(story)}`) +
      p(`${strong(story.choices.pick('note visit', ['How long.', 'Time needed.', 'Length.']))} ${visit(story)}`) +
      p(
        `${strong(story.choices.pick('note tips', ['Tips.', 'Advice.', 'Good to know.']))} ${story.record.tips.map(escapeText).join(' ')}`,
      ),
  ),
  section(heading(story, 'nearby'), nearby(story, 'table')),
];

const LAYOUTS = { essay, card, hook, planner, chronicle, questions, walk, notes };
export type LayoutName = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as LayoutName[];

/** Composes the article about a sight, as HTML. */
export function renderLandmark(name: LayoutName, story: LandmarkStory): string {
  return LAYOUTS[name](story).join('');
}
