import type { Cast } from './cast.ts';

/** Errors that readers report and editors resolve. */
export async function playReports({ guest, anna, stranger, admin }: Cast): Promise<void> {
  const { id } = await guest.quietly<{ id: number }>('/api/articles/colosseum/direct');
  const [discovery] = await anna.quietly<{ id: number }[]>('/api/discoveries');
  const report = { subjectType: 'article', subjectId: String(id), comment: 'The year is wrong.' };
  await guest.send('POST /api/error-reports', { ...report, sentence: 'Built in 1999.' });
  await anna.send('POST /api/error-reports', {
    subjectType: 'guide',
    subjectId: 'dynamic-kathmandu',
    comment: ' <b>No</b> river. ',
  });
  const private_ = { subjectType: 'discovery', subjectId: String(discovery?.id), comment: 'Mine.' };
  await anna.send('POST /api/error-reports', private_);
  await stranger.send('POST /api/error-reports', private_);
  await stranger.send('POST /api/error-reports', { ...report, subjectId: '999999' });
  await stranger.send('POST /api/error-reports', { ...report, comment: ' ' });
  await stranger.send('POST /api/error-reports', { ...report, subjectType: 'guide', subjectId: 'dynamic-nowhere' });
  const reports = await admin.call<{ id: number; subjectType: string }[]>('GET /api/admin/error-reports');
  const findId = (type: string) => reports.find(({ subjectType }) => subjectType === type)?.id;
  await admin.call('GET /api/admin/error-reports?limit=1&page=2');
  await admin.call('GET /api/admin/error-reports?subjectType=guide&status=open');
  await admin.call(`POST /api/admin/error-reports/${findId('article')}/resolve`, {
    correction: 'It was completed in 80.',
  });
  await admin.call(`POST /api/admin/error-reports/${findId('article')}/resolve`, {});
  await admin.call(`POST /api/admin/error-reports/${findId('guide')}/resolve`, { correction: 'There is one.' });
  await admin.call(`POST /api/admin/error-reports/${findId('discovery')}/dismiss`, { reason: 'Not an error.' });
  await admin.call(`POST /api/admin/error-reports/${findId('discovery')}/dismiss`, {});
  await admin.call('POST /api/admin/error-reports/999999/dismiss', {});
  await admin.call('POST /api/admin/error-reports/999999/resolve', {});
  await admin.call('GET /api/admin/error-reports?status=open');
  await admin.call('GET /api/admin/error-reports?status=resolved');
  await admin.call('GET /api/admin/error-reports?status=dismissed');
  await guest.call('GET /api/articles/colosseum/direct');
}
