import { useId, useState } from 'react';
import { useFormatters } from '../../../lib/format/formatters.js';
import { classNames } from '../../../ui/styles/class-names.js';
import { STRINGS } from '../strings.js';
import { isSupportedHtml, renderIdentically } from './html-equivalence.js';
import { RichTextEditor } from './RichTextEditor.js';
import styles from './TextField.module.css';

interface TextFieldProps {
  value: string;
  onChange: (html: string) => void;
  error?: string | undefined;
}

/** Content as it was loaded and as it is now. */
interface EditedText {
  /** Number of times the content was replaced from outside. Each replacement needs a new editor. */
  times: number;
  origin: string;
  html: string;
  view: 'rich' | 'source';
  /** Whether the rich text editor supports it. Checked on load and when the user switches to that view. */
  isSupported: boolean;
}

function openText(html: string, before?: EditedText): EditedText {
  const isSupported = isSupportedHtml(html);
  const preferredView = before?.view ?? 'rich';
  return {
    times: (before?.times ?? 0) + 1,
    origin: html,
    html,
    isSupported,
    view: isSupported ? preferredView : 'source',
  };
}

/**
 * Returns the state for saved content. If it renders the same as before, editing continues without moving the caret.
 */
const syncSavedText = (html: string, before: EditedText): EditedText =>
  renderIdentically(html, before.html) ? { ...before, origin: html, html } : openText(html, before);

/**
 * Field for an article's content as rich text or as HTML. Content that the rich text editor would change is edited only
 * as HTML. Content that still renders like the loaded one keeps its exact source.
 */
export function TextField({ value, onChange, error }: TextFieldProps) {
  const id = useId();
  const { formatCount: count } = useFormatters();
  const [text, setText] = useState(() => openText(value));
  if (value !== text.html) setText(syncSavedText(value, text));

  const change = (written: string) => {
    const html = renderIdentically(written, text.origin) ? text.origin : written;
    setText({ ...text, html });
    onChange(html);
  };
  const switchView = (view: EditedText['view']) => {
    const isSupported = view === 'rich' ? isSupportedHtml(text.html) : text.isSupported;
    setText({ ...text, times: text.times + 1, isSupported, view: isSupported ? view : 'source' });
  };
  const described = [!text.isSupported && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <div className={styles.header}>
        <span className={styles.label}>{STRINGS.text.label}</span>
        <fieldset className={styles.viewSwitch}>
          <legend>{STRINGS.text.views}</legend>
          {(['rich', 'source'] as const).map((view) => (
            <button
              key={view}
              type="button"
              className={classNames(styles.viewButton, text.view === view && styles.active)}
              aria-pressed={text.view === view}
              onClick={() => switchView(view)}
            >
              {STRINGS.text[view]}
            </button>
          ))}
        </fieldset>
      </div>
      {!text.isSupported && (
        <p id={`${id}-note`} className={styles.note} role="status">
          {STRINGS.text.unsupported}
        </p>
      )}
      <div className={styles.frame} data-invalid={error ? '' : undefined}>
        {text.view === 'rich' ? (
          <RichTextEditor
            key={text.times}
            html={text.html}
            onChange={change}
            describedBy={described}
            isInvalid={Boolean(error)}
          />
        ) : (
          <SourceEditor
            key={text.times}
            html={text.html}
            onChange={change}
            describedBy={described}
            isInvalid={Boolean(error)}
          />
        )}
      </div>
      <p className={styles.characterCount}>
        {STRINGS.text.characters(count(value.length))}
        {text.view === 'rich' && ` · ${STRINGS.text.keys}`}
      </p>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {`${STRINGS.text.label} ${error}`}
        </p>
      )}
    </div>
  );
}

interface SourceEditorProps {
  html: string;
  onChange: (html: string) => void;
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** Source editor with one line per block. */
function SourceEditor({ html, onChange, describedBy, isInvalid }: SourceEditorProps) {
  const [typed, setTyped] = useState(() => splitSourceLines(html));
  return (
    <textarea
      className={styles.source}
      aria-label={STRINGS.text.sourceLabel}
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

/** Matches the places where a source line ends. */
const LINE_ENDS =
  /<\/(?:p|h[2-6]|ul|ol|dl|dd|li|blockquote|figure|figcaption|table|caption|thead|tbody|tfoot|tr)>(?=<)|<(?:ul|ol|dl|blockquote|figure|table|thead|tbody|tfoot|tr)>(?=<)|<hr \/>(?=<)/g;

/** Splits HTML into one line per block, so that it can be read. It renders the same; preformatted text is not split. */
export const splitSourceLines = (html: string): string =>
  html.includes('<pre') ? html : html.replace(LINE_ENDS, '$&\n');
