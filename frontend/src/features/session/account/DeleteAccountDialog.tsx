import { accountDeletion } from '@placelore/contracts/auth/auth.js';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { getUserMessage, HttpError } from '../../../lib/api/http-error.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { Button } from '../../../ui/form/Button.js';
import { Field } from '../../../ui/form/Field.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { deleteAccount } from '../account-api.js';
import { toFormErrors, toServerErrors } from '../form-errors.js';
import { STRINGS } from '../profile-strings.js';
import styles from './DeleteAccountDialog.module.css';

const DELETION_STRINGS = STRINGS.deletion;

interface DeleteAccountDialogProps {
  username: string;
  /** Number of discoveries that are deleted with the account, if it is known. */
  discoveryCount: number | undefined;
  onClose: () => void;
  onDeleted: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

interface DeletionErrors {
  password?: string | undefined;
  /** Error that is not about the password. */
  other?: string | undefined;
}

/** Dialog that lists what will be deleted and asks for the password. */
export default function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { username, discoveryCount, onClose, onDeleted, returnFocus } = props;
  const [errors, setErrors] = useState<DeletionErrors>({});
  const formatters = useFormatters();
  const [isSending, setIsSending] = useState(false);
  const lossesId = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const checked = accountDeletion.safeParse(Object.fromEntries(new FormData(form)));
    const foundErrors = checked.success
      ? await send(checked.data.password)
      : { password: toFormErrors(checked.error).password };
    if (!foundErrors) return onDeleted();
    setErrors(foundErrors);
    if (foundErrors.password) form.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  }

  async function send(password: string): Promise<DeletionErrors | null> {
    if (!navigator.onLine) return { other: DELETION_STRINGS.offline };
    setIsSending(true);
    setErrors({});
    try {
      await deleteAccount(password);
      return null;
    } catch (error) {
      const passwordError = error instanceof HttpError ? toServerErrors(error.details).password : undefined;
      return passwordError ? { password: passwordError } : { other: getUserMessage(error, DELETION_STRINGS.failed) };
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Dialog
      title={DELETION_STRINGS.title}
      description={DELETION_STRINGS.description}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.losses}>
          <p id={lossesId}>{DELETION_STRINGS.lost}</p>
          <ul aria-labelledby={lossesId}>
            {DELETION_STRINGS.losses(formatters, discoveryCount).map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </div>
        {/* Shows password managers which user the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field
          label={DELETION_STRINGS.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <p role="alert" className={styles.error}>
          {errors.other}
        </p>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onClose}>
            {DELETION_STRINGS.cancel}
          </Button>
          {/* Not disabled while sending, because that would remove the focus. */}
          <Button type="submit" variant="danger" aria-disabled={isSending}>
            {isSending ? DELETION_STRINGS.busy : DELETION_STRINGS.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
