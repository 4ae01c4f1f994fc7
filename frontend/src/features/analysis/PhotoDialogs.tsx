import type { AnalysisResult } from '@placelore/contracts/analyses.js';
import type { ReactNode } from 'react';
import { useObjectUrl } from '../../lib/use-object-url.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { AnalysingOverlay } from './AnalysingOverlay.js';
import { CameraDialog } from './CameraDialog.js';
import { TEXTS } from './dialog-texts.js';
import { ResultModal } from './ResultModal.js';
import { UploadDialog } from './UploadDialog.js';
import type { usePhotoFlow } from './usePhotoFlow.js';

export interface PhotoDialogsProps {
  flow: ReturnType<typeof usePhotoFlow>;
  signedIn: boolean;
  /** Shows where a result is. */
  mapOf: (result: AnalysisResult) => ReactNode;
  /** Shows what can be booked there. */
  offersOf: (result: AnalysisResult) => ReactNode;
  /** Says that a result is saved; unsaving it there closes it. */
  savedOf: (result: AnalysisResult, close: () => void) => ReactNode;
}

/** Whatever of the flow is open. */
export default function PhotoDialogs({ flow, signedIn, mapOf, offersOf, savedOf }: PhotoDialogsProps) {
  const { stage, opener } = flow;
  const photo = stage.at === 'analysing' || stage.at === 'result' ? stage.photo : null;
  const photoUrl = useObjectUrl(photo?.image ?? null);

  if (stage.at === 'consent') {
    return (
      <ConfirmDialog
        title={TEXTS.consent.title}
        description={TEXTS.consent.description}
        cancel={TEXTS.consent.cancel}
        confirm={TEXTS.consent.allow}
        onCancel={flow.close}
        onConfirm={() => flow.allow(stage.way)}
        returnFocus={opener}
      />
    );
  }
  if (stage.at === 'camera') {
    return (
      <CameraDialog
        onCapture={flow.submitCapture}
        onUploadInstead={flow.upload}
        onClose={flow.close}
        returnFocus={opener}
      />
    );
  }
  if (stage.at === 'upload') {
    return (
      <UploadDialog
        initialFile={stage.former?.file}
        onSubmit={flow.submitUpload}
        onClose={flow.close}
        returnFocus={opener}
      />
    );
  }
  if (stage.at === 'analysing') {
    const { result } = stage;
    return (
      <AnalysingOverlay
        photoUrl={photoUrl}
        progress={stage.progress}
        finished={result !== null}
        onComplete={() => result && flow.reveal(stage.photo, result, stage.correcting)}
        returnFocus={opener}
      />
    );
  }
  if (stage.at === 'result') {
    return (
      <ResultModal
        result={stage.result}
        photoUrl={photoUrl}
        signedIn={signedIn}
        map={mapOf(stage.result)}
        offers={offersOf(stage.result)}
        saved={savedOf(stage.result, flow.close)}
        onAddLocation={() => flow.sayMore(stage.photo)}
        onCorrect={flow.correct}
        onClose={flow.close}
        returnFocus={opener}
      />
    );
  }
  return null;
}
