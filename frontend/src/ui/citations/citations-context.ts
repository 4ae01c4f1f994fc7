import type { Citations } from '@placelore/contracts/content/citations/citations.js';
import type { ReportedSubject } from '@placelore/contracts/content/error-reports.js';
import { createContext, useContext } from 'react';

/** Text in which readers can report errors. */
export interface ReportedText {
  type: ReportedSubject;
  /** Id of the article or discovery, or slug of the guide. */
  id: string;
}

export interface CitationsContextValue {
  citations: Citations;
  /** Whether errors can be reported. */
  canReport: boolean;
  /**
   * Opens the dialog for a report.
   * @param sentence null for a report on the whole text
   * @param opener element that receives the focus afterward
   */
  openReport: (sentence: string | null, opener: HTMLElement) => void;
  /**
   * Whether the numbers after sentences are shown, and a function that changes this; null if they are always shown. A
   * text with a single source shows them on request, because all of them would be the same.
   */
  numbers: { areShown: boolean; toggle: () => void } | null;
}

const NO_CITATIONS: CitationsContextValue = {
  citations: { verification: null, citedFacts: [], sources: [] },
  canReport: false,
  openReport: () => {},
  numbers: null,
};

export const CitationsContext = createContext(NO_CITATIONS);

export const useCitations = (): CitationsContextValue => useContext(CitationsContext);
