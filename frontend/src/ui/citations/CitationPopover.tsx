import { listMarkers, type SourceReference } from '@placelore/contracts/content/citations/citations.js';
import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef } from 'react';
import { Button } from '../form/Button.js';
import { SourceCredit } from '../sources/SourceList.js';
import { STRINGS as UI_STRINGS } from '../strings.js';
import styles from './CitationPopover.module.css';
import { useCitations } from './citations-context.js';
import { SOURCE_STRINGS } from './dialog-strings.js';
import { STRINGS } from './strings.js';

interface CitationPopoverProps {
  /** Pressed marker, in the form that `listMarkers` describes. */
  marker: HTMLElement;
  onClose: () => void;
}

/** What the source of a sentence states, with its credit and a button for reporting an error. */
export function CitationPopover({ marker, onClose }: CitationPopoverProps) {
  const { citations, canReport, openReport } = useCitations();
  const anchor = useRef(marker);
  anchor.current = marker;
  const isReporting = useRef(false);
  const sentence = citations.verification?.sentences[Number(marker.dataset.sentence)];
  const shown =
    sentence && listMarkers(sentence, citations).find((item) => `#${item.anchor}` === marker.getAttribute('href'));
  if (!shown) return null;
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          aria-label={shown.name}
          side="bottom"
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isReporting.current) marker.focus();
          }}
        >
          {shown.reference ? <Quotes reference={shown.reference} /> : <GeneralNote />}
          <div className={styles.actions}>
            {canReport && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  isReporting.current = true;
                  onClose();
                  openReport(sentence.text, marker);
                }}
              >
                {STRINGS.report}
              </Button>
            )}
            <Popover.Close asChild>
              <Button variant="quiet" size="small" isRound aria-label={UI_STRINGS.closeDialog}>
                <X aria-hidden="true" />
              </Button>
            </Popover.Close>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Quotes({ reference: { facts, source } }: { reference: SourceReference }) {
  return (
    <>
      <div className={styles.quotes}>
        {facts.map(({ id, statement, language }) => (
          <blockquote key={id} lang={language}>
            {SOURCE_STRINGS.openQuote}
            {statement}
            {SOURCE_STRINGS.closeQuote}
          </blockquote>
        ))}
      </div>
      <p className={styles.credit}>
        <SourceCredit source={source} />
      </p>
    </>
  );
}

const GeneralNote = () => (
  <p className={styles.general}>
    <strong>{SOURCE_STRINGS.generalTitle}</strong>
    <span>{SOURCE_STRINGS.generalText}</span>
  </p>
);
