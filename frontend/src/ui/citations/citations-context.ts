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
}

const NO_CITATIONS: CitationsContextValue = {
  citations: { verification: null, citedFacts: [], sources: [] },
  canReport: false,
  openReport: () => {},
};

export const CitationsContext = createContext(NO_CITATIONS);

export const useCitations = (): CitationsContextValue => useContext(CitationsContext);
