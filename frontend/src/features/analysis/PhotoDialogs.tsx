import { useEffect } from 'react';
import { useObjectUrl } from '../../lib/browser/useObjectUrl.js';
import { ConsentDialog } from './capture/ConsentDialog.js';
import { CameraDialog } from './capture/camera/CameraDialog.js';
import { UploadDialog } from './capture/upload/UploadDialog.js';
import { AnalyzingOverlay } from './progress/AnalyzingOverlay.js';
import type { usePhotoFlow } from './usePhotoFlow.js';

export interface PhotoDialogsProps {
  flow: ReturnType<typeof usePhotoFlow>;
}

/** Open dialog of the photo flow. */
export default function PhotoDialogs({ flow }: PhotoDialogsProps) {
  const { stage, opener } = flow;
  const photoUrl = useObjectUrl(stage.status === 'analyzing' ? stage.photo.image : null);
  const isAnalyzing = stage.status === 'analyzing';
  // Loads the result screen during the analysis, so that it opens immediately.
  useEffect(() => {
    if (isAnalyzing) void import('./result/ResultScreen.js').catch(() => undefined);
  }, [isAnalyzing]);
  switch (stage.status) {
    case 'consent':
      return (
        <ConsentDialog
          onChoose={(keepPrivate) => flow.choose(stage.method, keepPrivate, stage.file)}
          onCancel={flow.close}
          returnFocus={opener}
        />
      );
    case 'camera':
      return (
        <CameraDialog
          onCapture={flow.submitCapture}
          onUploadInstead={flow.upload}
          onClose={flow.close}
          returnFocus={opener}
        />
      );
    case 'upload':
      return (
        <UploadDialog initialFile={stage.file} onSubmit={flow.submitUpload} onClose={flow.close} returnFocus={opener} />
      );
    case 'analyzing':
      return (
        <AnalyzingOverlay
          photoUrl={photoUrl}
          progress={stage.progress}
          onContinueInBackground={flow.continueInBackground}
          returnFocus={opener}
        />
      );
    default:
      return null;
  }
}
