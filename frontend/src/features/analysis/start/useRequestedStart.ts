import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '../../../ui/feedback/toasts.js';
import { findUploadIssue } from '../capture/upload/upload-rules.js';
import { STRINGS } from '../strings.js';
import type { PhotoMethod } from '../usePhotoFlow.js';
import { START_PARAMETER } from './start-parameter.js';

const METHODS: readonly string[] = ['camera', 'upload'] satisfies PhotoMethod[];
/** Start with a photo that was shared with the app. */
const SHARED = 'shared';

type Begin = (method: PhotoMethod, file: File | null) => void;

/** Starts the flow once for a link with `?start=camera`, `upload` or `shared`. */
export function useRequestedStart(begin: Begin): void {
  const [search, setSearch] = useSearchParams();
  const start = search.get(START_PARAMETER);
  const latestBegin = useRef(begin);
  latestBegin.current = begin;
  // Removes the parameter, so that a reload starts nothing.
  useEffect(() => {
    if (start === null) return;
    const rest = new URLSearchParams(search);
    rest.delete(START_PARAMETER);
    setSearch(rest, { replace: true });
    if (METHODS.includes(start)) begin(start as PhotoMethod, null);
    if (start === SHARED) void beginWithSharedPhoto((method, file) => latestBegin.current(method, file));
  }, [start]);
}

/** Continues with the shared photo, or reports why the photo is refused. */
async function beginWithSharedPhoto(begin: Begin): Promise<void> {
  const photo = await import('../../../lib/cache/shared-photo.js')
    .then(({ takeSharedPhoto }) => takeSharedPhoto())
    .catch(() => null);
  const issue = photo ? findUploadIssue(photo) : STRINGS.photoIssues.upload;
  if (issue) showToast({ ...issue, destructive: true });
  else if (photo) begin('upload', photo.file);
}
