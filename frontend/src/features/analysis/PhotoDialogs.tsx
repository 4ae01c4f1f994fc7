import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { ReactNode } from 'react';
import { useObjectUrl } from '../../lib/browser/useObjectUrl.js';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.js';
import { CameraDialog } from './capture/CameraDialog.js';
import { UploadDialog } from './capture/UploadDialog.js';
import { STRINGS } from './dialog-strings.js';
import { AnalyzingOverlay } from './progress/AnalyzingOverlay.js';
import { ResultModal } from './result/ResultModal.js';
import type { usePhotoFlow } from './usePhotoFlow.js';

export interface PhotoDialogsProps {
  flow: ReturnType<typeof usePhotoFlow>;
  isSignedIn: boolean;
  /** Renders the map of a result. */
  renderMap: (result: AnalysisResult) => ReactNode;
  /** Renders travel offers for the result's place. */
  renderOffers: (result: AnalysisResult) => ReactNode;
  /** Renders the toggle that shows that a result is saved; unsaving it closes the result. */
  renderSaveToggle: (result: AnalysisResult, close: () => void) => ReactNode;
}

/** Open dialog of the photo flow. */
export default function PhotoDialogs({
  flow,
  isSignedIn,
  renderMap,
  renderOffers,
  renderSaveToggle,
}: PhotoDialogsProps) {
  const { stage, opener } = flow;
  const photo = stage.status === 'analyzing' || stage.status === 'result' ? stage.photo : null;
  const photoUrl = useObjectUrl(photo?.image ?? null);

  if (stage.status === 'consent') {
    return (
      <ConfirmDialog
        title={STRINGS.consent.title}
        description={STRINGS.consent.description}
        cancel={STRINGS.consent.cancel}
        confirm={STRINGS.consent.allow}
        onCancel={flow.close}
        onConfirm={() => flow.allow(stage.method)}
        returnFocus={opener}
      />
    );
  }
  if (stage.status === 'camera') {
    return (
      <CameraDialog
        onCapture={flow.submitCapture}
        onUploadInstead={flow.upload}
        onClose={flow.close}
        returnFocus={opener}
      />
    );
  }
  if (stage.status === 'upload') {
    return <UploadDialog onSubmit={flow.submitUpload} onClose={flow.close} returnFocus={opener} />;
  }
  if (stage.status === 'analyzing') {
    const { result } = stage;
    return (
      <AnalyzingOverlay
        photoUrl={photoUrl}
        progress={stage.progress}
        finished={result !== null}
        onComplete={() => result && flow.reveal(stage.photo, result, stage.correcting)}
        returnFocus={opener}
      />
    );
  }
  if (stage.status === 'result') {
    return (
      <ResultModal
        result={stage.result}
        photoUrl={photoUrl}
        isSignedIn={isSignedIn}
        map={renderMap(stage.result)}
        offers={renderOffers(stage.result)}
        saveToggle={renderSaveToggle(stage.result, flow.close)}
        onLookAgain={(location) => flow.lookAgain(stage.photo, location)}
        onCorrect={flow.correct}
        onClose={flow.close}
        returnFocus={opener}
      />
    );
  }
  return null;
}
