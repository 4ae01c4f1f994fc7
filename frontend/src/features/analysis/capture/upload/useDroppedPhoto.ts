import { type DragEvent, useEffect, useRef } from 'react';
import { showToast } from '../../../../ui/feedback/toasts.js';
import { findUploadIssue } from './upload-rules.js';

/**
 * Accepts a photo that is dropped on an element, or pasted into the page outside of its fields.
 * @returns handlers for the element
 */
export function useDroppedPhoto(onPhoto: (file: File) => void) {
  const receive = useRef(onPhoto);
  receive.current = onPhoto;
  const accept = (file: File | undefined) => {
    if (!file) return;
    const issue = findUploadIssue(file);
    if (issue) showToast({ ...issue, destructive: true });
    else receive.current(file);
  };
  const acceptLatest = useRef(accept);
  acceptLatest.current = accept;

  useEffect(() => {
    const paste = ({ target, clipboardData }: ClipboardEvent) => {
      const isField = target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
      const isInDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      if (!isField && !isInDialog) acceptLatest.current(clipboardData?.files[0]);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  return {
    // Otherwise the browser would replace the page with the file.
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      accept(event.dataTransfer.files[0]);
    },
  };
}
