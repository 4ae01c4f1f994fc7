import { matchPath, useLocation, useNavigate } from 'react-router';
import type { Capture } from '../../features/analysis/capture/capture.js';
import PhotoDialogs from '../../features/analysis/PhotoDialogs.js';
import ResultScreen from '../../features/analysis/result/ResultScreen.js';
import { usePhotoFlow } from '../../features/analysis/usePhotoFlow.js';

export const FILE = new File(['picture'], 'bridge.jpg', { type: 'image/jpeg', lastModified: 1 });
const CAPTURE: Capture = { imageData: btoa('picture'), coordinates: { latitude: 43.4668, longitude: 11.8843 } };

/** Steps of the photo flow and its results, with buttons that start them. */
export function Flow() {
  const { pathname } = useLocation();
  const id = matchPath('/d/:id', pathname)?.params.id;
  const navigate = useNavigate();
  const flow = usePhotoFlow({ onDiscovered: () => {}, isResultOpen: id !== undefined });
  return (
    <>
      <button type="button" onClick={() => flow.submitUpload({ file: FILE })}>
        Send the file
      </button>
      <button type="button" onClick={() => flow.submitCapture(CAPTURE)}>
        Send the capture
      </button>
      <button type="button" onClick={() => flow.begin('upload', null, FILE)}>
        Begin
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => flow.choose('upload', true, FILE)}>
        Keep the next one private
      </button>
      {flow.stage.status !== 'idle' ? (
        <PhotoDialogs flow={flow} />
      ) : (
        id !== undefined && (
          <ResultScreen
            key={id}
            id={id}
            isSignedIn
            renderMap={() => null}
            renderOffers={() => null}
            renderSaveToggle={() => null}
            onDiscovered={() => {}}
            onLookAgain={flow.lookAgain}
            onClose={() => navigate(-1)}
            returnFocus={flow.opener}
          />
        )
      )}
    </>
  );
}
