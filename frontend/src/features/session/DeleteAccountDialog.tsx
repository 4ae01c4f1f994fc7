import { accountDeletion } from '@placelore/contracts/auth.js';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { HttpError, sentenceOf } from '../../lib/http-error.js';
import { useFormats } from '../../lib/use-formats.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Field } from '../../ui/Field.js';
import { removeAccount } from './api.js';
import styles from './DeleteAccountDialog.module.css';
import { formErrors, serverErrors } from './form-errors.js';
import { TEXTS } from './texts.js';

const WORDS = TEXTS.deletion;

interface DeleteAccountDialogProps {
  username: string;
  /** How many discoveries go with the account, where that is known. */
  discoveries: number | undefined;
  onClose: () => void;
  onDeleted: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

interface Faults {
  password?: string | undefined;
  /** What has nothing to do with the password. */
  other?: string | undefined;
}

/** Says what will be lost, and asks for the password. */
export default function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { username, discoveries, onClose, onDeleted, returnFocus } = props;
  const [faults, setFaults] = useState<Faults>({});
  const formats = useFormats();
  const [sending, setSending] = useState(false);
  const lost = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const checked = accountDeletion.safeParse(Object.fromEntries(new FormData(form)));
    const found = checked.success
      ? await send(checked.data.password)
      : { password: formErrors(checked.error).password };
    if (!found) return onDeleted();
    setFaults(found);
    if (found.password) form.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  }

  async function send(password: string): Promise<Faults | null> {
    if (!navigator.onLine) return { other: WORDS.offline };
    setSending(true);
    setFaults({});
    try {
      await removeAccount(password);
      return null;
    } catch (error) {
      const named = error instanceof HttpError ? serverErrors(error.details).password : undefined;
      return named ? { password: named } : { other: sentenceOf(error, WORDS.failed) };
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog title={WORDS.title} description={WORDS.description} onClose={onClose} returnFocus={returnFocus}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.lost}>
          <p id={lost}>{WORDS.lost}</p>
          <ul aria-labelledby={lost}>
            {WORDS.losses(formats, discoveries).map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </div>
        {/* For password managers, which then know whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field
          label={WORDS.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={faults.password}
        />
        <p role="alert" className={styles.fault}>
          {faults.other}
        </p>
        <div className={styles.actions}>
          <Button look="secondary" onClick={onClose}>
            {WORDS.cancel}
          </Button>
          {/* Not disabled while sending: that would take the focus away from who pressed it. */}
          <Button type="submit" look="danger" aria-disabled={sending}>
            {sending ? WORDS.busy : WORDS.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
