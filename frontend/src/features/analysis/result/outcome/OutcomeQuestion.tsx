import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { Lettering } from '@placelore/contracts/analysis/lettering.js';
import type { PlaceChoice } from '@placelore/contracts/places/places.js';
import { MapPin } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { formatPosition } from '../../../../lib/format/format-values.js';
import { Button } from '../../../../ui/form/Button.js';
import { Field } from '../../../../ui/form/Field.js';
import { Link } from '../../../../ui/navigation/Link.js';
import { PlaceCorrectionToggle } from '../correction/PlaceCorrectionToggle.js';
import { CandidateList } from './CandidateList.js';
import styles from './OutcomeQuestion.module.css';
import { getOutcomeTitle, hasPosition } from './outcome-title.js';
import { STRINGS } from './strings.js';

interface OutcomeQuestionProps {
  result: AnalysisResult;
  onChoose: (place: PlaceChoice) => void;
  /** Analyzes the photo again with a location hint; null if the photo is no longer on this device. */
  onLookAgain: ((location: string) => void) | null;
}

/** Asks what place an unidentified photo shows: one of the candidates, something near its position, or in words. */
export function OutcomeQuestion({ result, onChoose, onLookAgain }: OutcomeQuestionProps) {
  if (result.outcome === 'perhaps') return <PerhapsQuestion result={result} onChoose={onChoose} />;
  if (result.outcome === 'position only') return <PositionQuestion result={result} onChoose={onChoose} />;
  return <PlaceForm result={result} onLookAgain={onLookAgain} />;
}

type QuestionProps = Pick<OutcomeQuestionProps, 'result' | 'onChoose'>;

function PerhapsQuestion({ result, onChoose }: QuestionProps) {
  const { intro, other } = STRINGS.perhaps;
  const headingId = useId();
  return (
    <header className={styles.question}>
      <h2 id={headingId}>{getOutcomeTitle(result)}</h2>
      <p>{intro}</p>
      <CandidateList candidates={result.candidates} labelledBy={headingId} onChoose={onChoose} />
      <PlaceCorrectionToggle result={result} label={other} onChoose={onChoose} />
    </header>
  );
}

function PositionQuestion({ result, onChoose }: QuestionProps) {
  const { title, location, latitude, longitude, candidates } = result;
  const { question, wideQuestion, noSights, other, townOnly } = STRINGS.position;
  const isCountry = title === location;
  // A country is not offered, because it is no answer to what a photo shows.
  const town =
    isCountry || latitude === null || longitude === null
      ? []
      : [{ name: title, location: '', why: townOnly, latitude, longitude }];
  const questionId = useId();
  return (
    <header className={styles.question}>
      <h2>{getOutcomeTitle(result)}</h2>
      {latitude !== null && longitude !== null && hasPosition(result) && (
        <p className={styles.position}>
          <MapPin aria-hidden="true" />
          {formatPosition(latitude, longitude)}
        </p>
      )}
      <p id={questionId} className={styles.prompt}>
        {candidates.length === 0 ? noSights : isCountry ? wideQuestion : question}
      </p>
      <CandidateList candidates={[...candidates, ...town]} labelledBy={questionId} onChoose={onChoose} />
      <PlaceCorrectionToggle result={result} label={other} onChoose={onChoose} />
    </header>
  );
}

/** Asks whether a photo was taken in the country whose language is written in it, which need not be so. */
function LetteringHint({
  lettering,
  onLookAgain,
}: { lettering: Lettering } & Pick<OutcomeQuestionProps, 'onLookAgain'>) {
  const { language, country, countryCode } = lettering;
  return (
    <div className={styles.lettering}>
      <p>{STRINGS.unknown.lettering(language, country)}</p>
      <div className={styles.letteringActions}>
        {onLookAgain && (
          <Button variant="secondary" onClick={() => onLookAgain(country)}>
            {STRINGS.unknown.confirmCountry(country)}
          </Button>
        )}
        <Link to={`/countries/${countryCode.toLowerCase()}`}>{STRINGS.unknown.guides(country)}</Link>
      </div>
    </div>
  );
}

function PlaceForm({ result, onLookAgain }: Pick<OutcomeQuestionProps, 'result' | 'onLookAgain'>) {
  const [text, setText] = useState('');
  const { intro, field, example, submit, seen, photoGone, uploadAgain } = STRINGS.unknown;
  const submitText = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onLookAgain?.(text.trim());
  };
  return (
    <header className={styles.question}>
      <h2>{getOutcomeTitle(result)}</h2>
      {result.lettering && <LetteringHint lettering={result.lettering} onLookAgain={onLookAgain} />}
      <p>{onLookAgain ? intro : photoGone}</p>
      {onLookAgain ? (
        <form className={styles.form} onSubmit={submitText}>
          <Field
            label={field}
            placeholder={example}
            value={text}
            maxLength={300}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" disabled={text.trim() === ''}>
            {submit}
          </Button>
        </form>
      ) : (
        <Button asChild>
          <Link to="/app?start=upload">{uploadAgain}</Link>
        </Button>
      )}
      {result.facts.length > 0 && (
        <details className={styles.seen}>
          <summary>{seen}</summary>
          <ul>
            {result.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </details>
      )}
    </header>
  );
}
