import type { AnalysisTexts } from '@placelore/contracts/analysis/analyses.internal.js';

/**
 * Returns the texts of a result that only offers candidates. They name no place: nothing is written about one before
 * the user chooses it.
 * @param notIdentified texts about what was found in the photo
 */
export const toPerhapsTexts = ({ category, facts }: AnalysisTexts): AnalysisTexts => ({
  title: 'Perhaps one of these',
  description: 'We are not sure what this photo shows. Choose the place, and we write about it.',
  category,
  culturalInfo: '',
  facts,
});
