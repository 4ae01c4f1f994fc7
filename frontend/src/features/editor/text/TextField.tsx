import { useId, useState } from 'react';
import { useFormats } from '../../../lib/use-formats.js';
import { classNames } from '../../../ui/class-names.js';
import { TEXTS } from '../texts.js';
import { RichText } from './RichText.js';
import { canHold, showSame } from './same-text.js';
import { inLines } from './source-lines.js';
import styles from './TextField.module.css';

interface TextFieldProps {
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  error?: string | undefined;
}

/** A text that was opened, and what became of it here. */
interface Opened {
  /** Counts texts that came from outside: each is opened anew. */
  times: number;
  origin: string;
  html: string;
  view: 'rich' | 'source';
  /** Whether the formatted view can hold it; asked when it is opened, and when that view is asked for. */
  isHeld: boolean;
}

function opened(html: string, before?: Opened): Opened {
  const isHeld = canHold(html);
  const wanted = before?.view ?? 'rich';
  return { times: (before?.times ?? 0) + 1, origin: html, html, isHeld, view: isHeld ? wanted : 'source' };
}

/** What was saved shows the same as what was written, and goes on being edited where the caret is. */
const comesBack = (html: string, before: Opened): Opened =>
  showSame(html, before.html) ? { ...before, origin: html, html } : opened(html, before);

/**
 * The text of an article, as it will look or as HTML. What the formatted view would change is edited as HTML alone; and
 * a text that shows the same as the one that came is the one that came, letter by letter.
 */
export function TextField({ value, onChange, error }: TextFieldProps) {
  const id = useId();
  const { count } = useFormats();
  const [text, setText] = useState(() => opened(value));
  if (value !== text.html) setText(comesBack(value, text));

  const change = (written: string) => {
    const html = showSame(written, text.origin) ? text.origin : written;
    setText({ ...text, html });
    onChange(html);
  };
  const look = (view: Opened['view']) => {
    const isHeld = view === 'rich' ? canHold(text.html) : text.isHeld;
    setText({ ...text, times: text.times + 1, isHeld, view: isHeld ? view : 'source' });
  };
  const described = [!text.isHeld && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span className={styles.label}>{TEXTS.text.label}</span>
        <fieldset className={styles.views}>
          <legend>{TEXTS.text.views}</legend>
          {(['rich', 'source'] as const).map((view) => (
            <button
              key={view}
              type="button"
              className={classNames(styles.view, text.view === view && styles.on)}
              aria-pressed={text.view === view}
              onClick={() => look(view)}
            >
              {TEXTS.text[view]}
            </button>
          ))}
        </fieldset>
      </div>
      {!text.isHeld && (
        <p id={`${id}-note`} className={styles.note} role="status">
          {TEXTS.text.notHeld}
        </p>
      )}
      <div className={styles.frame} data-invalid={error ? '' : undefined}>
        {text.view === 'rich' ? (
          <RichText
            key={text.times}
            html={text.html}
            onChange={change}
            describedBy={described}
            isInvalid={Boolean(error)}
          />
        ) : (
          <Source
            key={text.times}
            html={text.html}
            onChange={change}
            describedBy={described}
            isInvalid={Boolean(error)}
          />
        )}
      </div>
      <p className={styles.count}>
        {TEXTS.text.characters(count(value.length))}
        {text.view === 'rich' && ` · ${TEXTS.text.keys}`}
      </p>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {`${TEXTS.text.label} ${error}`}
        </p>
      )}
    </div>
  );
}

interface SourceProps {
  html: string;
  onChange: (html: string) => void;
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** The text as HTML, a line for each block. */
function Source({ html, onChange, describedBy, isInvalid }: SourceProps) {
  const [typed, setTyped] = useState(() => inLines(html));
  return (
    <textarea
      className={styles.source}
      aria-label={TEXTS.text.sourceLabel}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      spellCheck={false}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value);
      }}
    />
  );
}
