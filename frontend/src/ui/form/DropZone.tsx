import { ImagePlus } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useObjectUrl } from '../../lib/browser/useObjectUrl.js';
import { formatMegabytes } from '../../lib/format/format-values.js';
import { SafeImage } from '../media/SafeImage.js';
import { classNames } from '../styles/class-names.js';
import { Button } from './Button.js';
import styles from './DropZone.module.css';

interface DropZoneProps {
  file: File | null;
  /** File types that the file picker offers first. */
  accept: string;
  strings: {
    drop: string;
    formats: string;
    /** Accessible name of the hidden field. */
    file: string;
    another: string;
    browse: string;
  };
  /** Whether to open the file picker together with the zone. Browsers allow that only after a tap or click. */
  opensPicker?: boolean;
  /** Receives the dropped or chosen file. Its type is not checked here. */
  onChoose: (file: File | undefined) => void;
}

/** Shows an area where an image can be dropped or chosen, and previews it before the upload. */
export function DropZone({ file, accept, strings, opensPicker = false, onChoose }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const preview = useObjectUrl(file);
  const [opensPickerFirst] = useState(opensPicker);
  useEffect(() => {
    if (opensPickerFirst) input.current?.click();
  }, [opensPickerFirst]);
  const handleDrag = (isHighlighted: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isHighlighted);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a convenience; the button does the same
    <div
      className={classNames(styles.zone, isOver && styles.dragOver)}
      onDragEnter={handleDrag(true)}
      onDragOver={handleDrag(true)}
      onDragLeave={handleDrag(false)}
      onDrop={(event) => {
        handleDrag(false)(event);
        onChoose(event.dataTransfer.files[0]);
      }}
    >
      {file && preview ? (
        <SafeImage
          key={preview}
          sources={[preview]}
          alt=""
          className={styles.preview}
          fallback={<ImagePlus aria-hidden="true" />}
        />
      ) : (
        <ImagePlus aria-hidden="true" />
      )}
      <p className={styles.file} aria-live="polite">
        {file ? (
          <>
            <strong>{file.name}</strong>
            <span>{formatMegabytes(file.size)}</span>
          </>
        ) : (
          <>
            <strong>{strings.drop}</strong>
            <span>{strings.formats}</span>
          </>
        )}
      </p>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={strings.file}
        onChange={(event) => {
          onChoose(event.currentTarget.files?.[0]);
          // The reset allows the same file to be chosen again after an error.
          event.currentTarget.value = '';
        }}
      />
      <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
        {file ? strings.another : strings.browse}
      </Button>
    </div>
  );
}
