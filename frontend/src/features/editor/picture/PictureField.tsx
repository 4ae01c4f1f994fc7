import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.js';
import { Field } from '../../../ui/Field.js';
import { SafeImage } from '../../../ui/SafeImage.js';
import { showToast } from '../../../ui/toasts.js';
import type { Picture } from '../draft.js';
import { TEXTS } from '../texts.js';
import styles from './Picture.module.css';
import { PICTURE_ACCEPT, pictureFault } from './picture-rules.js';

interface PictureFieldProps {
  picture: Picture;
  /** The one the article has; null for none. */
  current: string | null;
  onChange: (picture: Picture) => void;
}

/** The picture of an article: a file, the address of one that was uploaded, or none. */
export function PictureField({ picture, current, onChange }: PictureFieldProps) {
  const { picture: texts } = TEXTS;
  const file = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const chosen = useFileAddress(picture.kind === 'file' ? picture.file : null);
  const shown = { kept: current, none: null, file: chosen, address: picture.kind === 'address' && picture.imageUrl };
  const status = useId();

  const choose = (files: FileList | null) => {
    const one = files?.[0];
    if (!one) return;
    const fault = pictureFault(one);
    if (fault) showToast({ title: TEXTS.error, description: fault, destructive: true });
    else onChange({ kind: 'file', file: one });
    // The same file may be chosen again.
    if (file.current) file.current.value = '';
  };
  const use = () => {
    onChange({ kind: 'address', imageUrl: address.trim() });
    setAddress('');
  };
  return (
    <div className={styles.field}>
      <SafeImage
        sources={[shown[picture.kind] || null]}
        alt={texts.current}
        className={styles.picture}
        fallback={<p className={styles.none}>{texts.none}</p>}
      />
      <p id={status} role="status" className={styles.status}>
        {picture.kind === 'file' && texts.chosen(picture.file.name)}
        {picture.kind === 'address' && texts.byAddress}
        {picture.kind === 'none' && current && texts.removed}
      </p>
      <input
        ref={file}
        type="file"
        className={styles.file}
        accept={PICTURE_ACCEPT}
        aria-label={texts.choose}
        tabIndex={-1}
        onChange={(event) => choose(event.target.files)}
      />
      <div className={styles.buttons}>
        <Button look="secondary" size="small" onClick={() => file.current?.click()} aria-describedby={status}>
          {shown[picture.kind] ? texts.replace : texts.choose}
        </Button>
        {picture.kind !== 'kept' && (
          <Button look="quiet" size="small" onClick={() => onChange({ kind: 'kept' })}>
            {texts.undo}
          </Button>
        )}
        {shown[picture.kind] && (
          <Button look="quiet" size="small" onClick={() => onChange({ kind: 'none' })}>
            {texts.remove}
          </Button>
        )}
      </div>
      <div className={styles.address}>
        <Field
          label={texts.address}
          hint={texts.addressHint}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button
          look="secondary"
          size="small"
          aria-disabled={address.trim() === ''}
          onClick={() => address.trim() && use()}
        >
          {texts.addressUse}
        </Button>
      </div>
    </div>
  );
}

/** An address at which the browser shows a chosen file. */
function useFileAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
