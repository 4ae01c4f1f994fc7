import type { CitedSentence, GradedSentence, TextVerification } from '@placelore/contracts/content/cited-texts.js';
import { splitSentences } from '@placelore/contracts/core/sentences.js';
import type { Fact, PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { VerifiedPlace } from '@placelore/fact-check/verdicts.js';
import { verifySentences } from '@placelore/fact-check/verify-sentences.js';
import type { TextOptions } from '@placelore/fact-check/verify-texts.js';
import { em, escapeText, p, ul } from './article-html-builder.js';
import type { NameLinks } from './name-links.js';

/** Language of the library, as a BCP 47 tag. */
const LANGUAGE = 'en';

/** Place and facts against which the texts of one article are checked. */
export interface TextBasis {
  place: VerifiedPlace;
  knowledge: PlaceKnowledge;
  unsourced: TextOptions['unsourced'];
}

/** Renders the sentences of one article that its facts support, and collects their grades. */
export class ArticleTexts {
  private readonly shown = new Map<string, GradedSentence>();
  private readonly omitted = new Set<string>();
  private readonly input;
  private readonly facts: ReadonlyMap<string, Fact>;

  /** @param links receives the texts in reading order, so that it can link first mentions */
  constructor(
    private readonly basis: TextBasis,
    private readonly links: NameLinks,
  ) {
    const { place, knowledge } = basis;
    this.input = { place, facts: knowledge.facts, language: LANGUAGE };
    this.facts = new Map(knowledge.facts.map((fact) => [fact.id, fact]));
  }

  /** Returns the shown sentences as HTML with links; empty without any. */
  inline(sentences: readonly CitedSentence[]): string {
    return this.links.render(this.keep(sentences));
  }

  /** Returns a paragraph; empty when no sentence is shown. */
  paragraph(sentences: readonly CitedSentence[]): string {
    const html = this.inline(sentences);
    return html && p(html);
  }

  /** Returns an opening in italics, without links; empty when no sentence is shown. */
  opening(sentences: readonly CitedSentence[]): string {
    const text = this.keep(sentences);
    return text && p(em(escapeText(text)));
  }

  /** Returns a list with one item for each shown sentence. */
  list(sentences: readonly CitedSentence[]): string {
    const items = sentences.map((sentence) => this.inline([sentence])).filter(Boolean);
    return items.length === 0 ? '' : ul(items);
  }

  /** Returns a text that is not a sentence as HTML with links. */
  link(text: string): string {
    return this.links.render(text);
  }

  getVerification(): TextVerification {
    return { sentences: [...this.shown.values()], omitted: this.omitted.size };
  }

  private keep(sentences: readonly CitedSentence[]): string {
    const kept = new Map(this.gradeKept(sentences).map((sentence) => [sentence.text, sentence]));
    for (const { text } of sentences) {
      const sentence = kept.get(text);
      if (sentence === undefined) this.omitted.add(text);
      else this.shown.set(text, sentence);
    }
    return [...kept.keys()].join(' ');
  }

  /**
   * Grades the shown sentences again, without those that are left out, because these must not explain the next ones.
   */
  private gradeKept(sentences: readonly CitedSentence[]): GradedSentence[] {
    const graded = this.grade(sentences);
    const kept = graded.filter((sentence) => sentence !== null);
    if (kept.length === sentences.length || this.basis.unsourced === 'mark') return kept;
    return this.gradeKept(sentences.filter((_, index) => graded[index] !== null));
  }

  /**
   * Grades the sentences of a paragraph together, because one may depend on another: "it is said" also applies to what
   * follows. Null means that a sentence is left out.
   */
  private grade(sentences: readonly CitedSentence[]): (GradedSentence | null)[] {
    // A sentence in a fact's own words needs no check. Most are, so this saves nine tenths of the time.
    if (sentences.every((sentence) => this.isQuoted(sentence))) {
      return sentences.map(({ text, facts }) => ({ text, facts, grade: 'sourced' }));
    }
    return verifySentences(sentences, this.input).map((verdict, index) => {
      const { text, facts } = sentences[index]!;
      if (this.isQuoted({ text, facts })) return { text, facts, grade: 'sourced' };
      if (verdict.grade === 'sourced') return { text, facts: [...verdict.facts], grade: 'sourced' };
      return verdict.grade === 'general' && this.basis.unsourced === 'mark'
        ? { text, facts: [], grade: 'general' }
        : null;
    });
  }

  private isQuoted({ text, facts }: CitedSentence): boolean {
    return facts.some((id) => isQuotedFrom(this.facts.get(id)!, text));
  }
}

/**
 * Whether a sentence is a fact's statement or one of its sentences; for places inside, the name before the colon is
 * ignored.
 */
function isQuotedFrom({ kind, statement }: Fact, text: string): boolean {
  if (statement === text) return true;
  if (!statement.includes(text)) return false;
  const inside = kind === 'inside' ? statement.slice(statement.indexOf(': ') + 1) : '';
  return [...splitSentences(statement), ...splitSentences(inside)].includes(text);
}
