import { useEffect, useId, useRef, useState } from 'react';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { Field } from '../../../ui/form/Field.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import type { ImageChoice } from '../draft.js';
import { STRINGS } from '../strings.js';
import styles from './ImageField.module.css';
import { IMAGE_ACCEPT, validateImageFile } from './validate-image-file.js';

interface ImageFieldProps {
  image: ImageChoice;
  /** URL of the article's current image; null if there is none. */
  current: string | null;
  onChange: (image: ImageChoice) => void;
}

/** Field for an article's image: a file, the URL of an uploaded one, or none. */
export function ImageField({ image, current, onChange }: ImageFieldProps) {
  const { image: strings } = STRINGS;
  const file = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState('');
  const fileUrl = useObjectUrl(image.kind === 'file' ? image.file : null);
  const previews = { unchanged: current, none: null, file: fileUrl, url: image.kind === 'url' && image.imageUrl };
  const status = useId();

  const choose = (files: FileList | null) => {
    const chosenFile = files?.[0];
    if (!chosenFile) return;
    const error = validateImageFile(chosenFile);
    if (error) showToast({ title: STRINGS.error, description: error, destructive: true });
    else onChange({ kind: 'file', file: chosenFile });
    // Allows the same file to be chosen again.
    if (file.current) file.current.value = '';
  };
  const applyUrl = () => {
    onChange({ kind: 'url', imageUrl: url.trim() });
    setUrl('');
  };
  return (
    <div className={styles.field}>
      <SafeImage
        sources={[previews[image.kind] || null]}
        alt={strings.current}
        className={styles.image}
        fallback={<p className={styles.placeholder}>{strings.none}</p>}
      />
      <p id={status} role="status" className={styles.status}>
        {image.kind === 'file' && strings.chosen(image.file.name)}
        {image.kind === 'url' && strings.chosenByUrl}
        {image.kind === 'none' && current && strings.removed}
      </p>
      <input
        ref={file}
        type="file"
        className={styles.fileInput}
        accept={IMAGE_ACCEPT}
        aria-label={strings.choose}
        tabIndex={-1}
        onChange={(event) => choose(event.target.files)}
      />
      <div className={styles.buttons}>
        <Button variant="secondary" size="small" onClick={() => file.current?.click()} aria-describedby={status}>
          {previews[image.kind] ? strings.replace : strings.choose}
        </Button>
        {image.kind !== 'unchanged' && (
          <Button variant="quiet" size="small" onClick={() => onChange({ kind: 'unchanged' })}>
            {strings.undo}
          </Button>
        )}
        {previews[image.kind] && (
          <Button variant="quiet" size="small" onClick={() => onChange({ kind: 'none' })}>
            {strings.remove}
          </Button>
        )}
      </div>
      <div className={styles.urlField}>
        <Field
          label={strings.url}
          hint={strings.urlHint}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Button
          variant="secondary"
          size="small"
          aria-disabled={url.trim() === ''}
          onClick={() => url.trim() && applyUrl()}
        >
          {strings.useUrl}
        </Button>
      </div>
    </div>
  );
}

/** Returns an object URL for a chosen file. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url;
}
