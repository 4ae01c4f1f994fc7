import { Download } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../lib/http-error.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { showToast } from '../../ui/toasts.js';
import { collectData, saveFile } from './export-data.js';
import styles from './ProfilePanel.module.css';
import { TEXTS } from './texts.js';

const { heading, text, button, busy, done, failed, failedHint, fileName } = TEXTS.export;

/** All of one's data, to take along. */
export function ExportCard() {
  const [collecting, setCollecting] = useState(false);

  async function download() {
    if (collecting) return;
    setCollecting(true);
    try {
      const data = await collectData(window.location.origin);
      saveFile(fileName(data.exportedAt.slice(0, 10)), data);
      showToast({ title: done });
    } catch (error) {
      showToast({ title: failed, description: sentenceOf(error, failedHint), destructive: true });
    } finally {
      setCollecting(false);
    }
  }

  return (
    <Card className={styles.panel}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <Button look="secondary" aria-disabled={collecting} onClick={() => void download()}>
        <Download aria-hidden="true" />
        {collecting ? busy : button}
      </Button>
    </Card>
  );
}
