import type { Token } from '../text/tokenize.js';
import type { FactEvidence } from './evidence.js';

/**
 * Denials that follow from facts without a negation. Rows: denied concepts | concepts of facts that imply the denial.
 */
const ROWS = `
cost pay k-price k-ticket ticket money | free-entry
permit-rule camera | ban-rule
permit-rule | close
open enter visit serve eat | close ban-rule
live inhabitant people work use dig carry | leave-behind stop finish close abandon
lose | all
old age big long height | most first
finish build work | unfinished broken
know | unknown mystery
`;

const IMPLIED = new Map<string, Set<string>>();
for (const line of ROWS.trim().split('\n')) {
  const [denied = '', known = ''] = line.split('|').map((part) => part.trim());
  for (const concept of denied.split(' ')) {
    IMPLIED.set(concept, new Set([...(IMPLIED.get(concept) ?? []), ...known.split(' ')]));
  }
}

/** Returns whether the cited facts imply a denial without negating: "abandoned" implies "nobody lives here". */
export const isImpliedDenial = (tokens: readonly Token[], cited: readonly FactEvidence[]): boolean =>
  tokens.some(({ concepts }) =>
    concepts.some((concept) => {
      const known = IMPLIED.get(concept);
      return (
        known !== undefined &&
        cited.some((fact) => [...known].some((each) => fact.concepts.has(each) && isInValue(fact, each)))
      );
    }),
  );

/** Whether the text of a fact has the concept. Concepts that only its kind or property adds imply nothing. */
const isInValue = ({ readings }: FactEvidence, concept: string): boolean =>
  readings.some(({ tokens }) => tokens.some(({ concepts }) => concepts.includes(concept)));
