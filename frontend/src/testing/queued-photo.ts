import type { QueuedAnalysis } from '../features/analysis/offline-queue.js';

/** A photo that waits. */
export const buildQueuedPhoto = (changes: Partial<QueuedAnalysis> = {}): QueuedAnalysis => ({
  id: 'a',
  type: 'analyze',
  data: {
    image: new Blob(['picture']),
    fileName: 'bridge.jpg',
    source: 'file_upload',
    imageKey: 'bridge.jpg',
    locationContext: null,
  },
  timestamp: 1,
  retries: 0,
  owner: null,
  ...changes,
});
