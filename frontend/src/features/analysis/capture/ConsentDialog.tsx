import { AlertDialog as Radix } from 'radix-ui';
import { type RefObject, useRef } from 'react';
import { readDevice, writeDevice } from '../../../lib/device/device-storage.js';
import { Button } from '../../../ui/form/Button.js';
import { restoreFocus } from '../../../ui/overlay/Dialog.js';
import dialog from '../../../ui/overlay/Dialog.module.css';
import { classNames } from '../../../ui/styles/class-names.js';
import { usePhotoAnalyzer } from '../api.js';
import { STRINGS } from '../dialog-strings.js';
import styles from './ConsentDialog.module.css';
import { LAST_CHOICE_NAME } from './last-choice.js';

const CONSENT_STRINGS = STRINGS.consent;

const ALLOW = 'allow';

interface ConsentDialogProps {
  onChoose: (keepPrivate: boolean) => void;
  onCancel: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Asks who may see the discovery of the next photo. */
export function ConsentDialog({ onChoose, onCancel, returnFocus }: ConsentDialogProps) {
  const lastChoice = useRef<HTMLButtonElement>(null);
  const { data: analyzer } = usePhotoAnalyzer();
  const isAllowLast = readDevice(LAST_CHOICE_NAME) === ALLOW;
  const choose = (keepPrivate: boolean) => {
    writeDevice(LAST_CHOICE_NAME, keepPrivate ? 'private' : ALLOW);
    onChoose(keepPrivate);
  };
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className={dialog.overlay}>
          <Radix.Content
            className={classNames(dialog.dialog, dialog.narrow)}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              lastChoice.current?.focus();
            }}
            onCloseAutoFocus={(event) => restoreFocus(event, returnFocus)}
          >
            <div className={dialog.heading}>
              <Radix.Title className={dialog.title}>{CONSENT_STRINGS.title}</Radix.Title>
              <Radix.Description asChild>
                <div className={classNames(dialog.description, styles.description)}>
                  {CONSENT_STRINGS.choices.map(({ name, meaning }) => (
                    <p key={name}>
                      <strong>{name}:</strong> {meaning}
                    </p>
                  ))}
                  <p>{CONSENT_STRINGS.description}</p>
                  <p className={styles.analyzer}>{analyzer && CONSENT_STRINGS.analyzedBy(analyzer.name)}</p>
                </div>
              </Radix.Description>
            </div>
            <div className={dialog.footer}>
              <Radix.Cancel asChild>
                <Button variant="quiet">{CONSENT_STRINGS.cancel}</Button>
              </Radix.Cancel>
              <Button variant="secondary" ref={isAllowLast ? null : lastChoice} onClick={() => choose(true)}>
                {CONSENT_STRINGS.keepPrivate}
              </Button>
              <Button ref={isAllowLast ? lastChoice : null} onClick={() => choose(false)}>
                {CONSENT_STRINGS.allow}
              </Button>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
