import { isMarkedByNext, listMarkers } from '@placelore/contracts/content/citations/citations.js';
import { keepUnits } from '@placelore/contracts/content/citations/keep-units.js';
import { findNextSentence, markSentences } from '@placelore/contracts/content/citations/mark-sentences.js';
import type { GradedSentence } from '@placelore/contracts/content/cited-texts.js';
import { Fragment } from 'react';
import { useCitations } from './citations-context.js';

/** Plain text with a citation marker after each graded sentence, quiet if the next sentence has the same. */
export function MarkedText({ text }: { text: string }) {
  const sentences = useCitations().citations.verification?.sentences ?? [];
  let offset = 0;
  return markSentences(text, sentences).map((part, index, parts) => {
    offset += part.text.length;
    return (
      <Fragment key={offset}>
        {keepUnits(part.text)}
        {part.sentence && <Markers sentence={part.sentence} next={findNextSentence(parts, index)} />}
      </Fragment>
    );
  });
}

function Markers({ sentence, next }: { sentence: GradedSentence; next: GradedSentence | null }) {
  const { citations } = useCitations();
  const index = citations.verification?.sentences.indexOf(sentence);
  const markers = listMarkers(sentence, citations);
  if (markers.length === 0) return null;
  return (
    <sup data-quiet={isMarkedByNext(markers, next, citations) || undefined}>
      {markers.map(({ anchor, name, text }) => (
        <a key={anchor} href={`#${anchor}`} role="doc-noteref" aria-label={name} data-sentence={index}>
          {text}
        </a>
      ))}
    </sup>
  );
}
