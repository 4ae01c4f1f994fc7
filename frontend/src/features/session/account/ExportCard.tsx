import { Download } from 'lucide-react';
import { useState } from 'react';
import { getUserMessage } from '../../../lib/api/http-error.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { Card } from '../../../ui/layout/Card.js';
import styles from '../profile/ProfilePanel.module.css';
import { STRINGS } from '../profile-strings.js';
import { collectData, downloadJson } from './export-data.js';

const { heading, text, button, busy, done, failed, failedHint, fileName } = STRINGS.export;

/** Card that downloads all data of the user. */
export function ExportCard() {
  const [isCollecting, setIsCollecting] = useState(false);

  async function download() {
    if (isCollecting) return;
    setIsCollecting(true);
    try {
      const data = await collectData(window.location.origin);
      downloadJson(fileName(data.exportedAt.slice(0, 10)), data);
      showToast({ title: done });
    } catch (error) {
      showToast({ title: failed, description: getUserMessage(error, failedHint), destructive: true });
    } finally {
      setIsCollecting(false);
    }
  }

  return (
    <Card className={styles.panel}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <Button variant="secondary" aria-disabled={isCollecting} onClick={() => void download()}>
        <Download aria-hidden="true" />
        {isCollecting ? busy : button}
      </Button>
    </Card>
  );
}
