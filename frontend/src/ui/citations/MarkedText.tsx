import { listMarkers } from '@placelore/contracts/content/citations/citations.js';
import { keepUnits } from '@placelore/contracts/content/citations/keep-units.js';
import type { GradedSentence } from '@placelore/contracts/content/cited-texts.js';
import { markSentences } from '@placelore/contracts/content/mark-sentences.js';
import { Fragment } from 'react';
import { useCitations } from './citations-context.js';

/** Plain text with a citation marker after each graded sentence. */
export function MarkedText({ text }: { text: string }) {
  const sentences = useCitations().citations.verification?.sentences ?? [];
  let offset = 0;
  return markSentences(text, sentences).map((part) => {
    offset += part.text.length;
    return (
      <Fragment key={offset}>
        {keepUnits(part.text)}
        {part.sentence && <Markers sentence={part.sentence} />}
      </Fragment>
    );
  });
}

function Markers({ sentence }: { sentence: GradedSentence }) {
  const { citations } = useCitations();
  const index = citations.verification?.sentences.indexOf(sentence);
  const markers = listMarkers(sentence, citations);
  if (markers.length === 0) return null;
  return (
    <sup>
      {markers.map(({ anchor, name, text }) => (
        <a key={anchor} href={`#${anchor}`} role="doc-noteref" aria-label={name} data-sentence={index}>
          {text}
        </a>
      ))}
    </sup>
  );
}
