import { DOMAIN_SERVICES } from '@placelore/contracts/core/jobs/jobs.js';
import type { Cast } from './cast.ts';

/** For each service, a job that has failed permanently and can be retried without an effect. */
const FAILED_JOBS = {
  auth: ['visitor.claim', { userId: 999999, username: 'nobody', visitorId: '00000000-0000-4000-8000-000000000001' }],
  content: ['media.deleted', { keys: [] }],
  analysis: ['analysis.deleted', { analysisId: '00000000-0000-4000-8000-000000000002' }],
  places: ['places.purge', {}],
} as const;
const FAILURE = { status: 'failed', code: 'INTERNAL_ERROR', message: 'Broken on purpose.' };

/** What operators see: health, configuration, queues, scheduled and failed jobs. */
export async function playOperations({ story, guest, anna, admin }: Cast): Promise<void> {
  for (const path of ['/api/health', '/api/config', '/api/nothing', '/api/docs']) {
    await guest.send(`GET ${path}`);
  }
  await guest.send('POST /api/articles', {});
  await guest.send('POST /api/discoveries', { title: 'From elsewhere' }, { origin: 'http://elsewhere.example' });
  await admin.call('GET /api/admin/queues');
  for (const service of DOMAIN_SERVICES) {
    const jobs = await admin.quietly<{ job: string }[]>(`/api/admin/scheduled-jobs/${service}`);
    for (const { job } of jobs) await admin.call(`POST /api/admin/scheduled-jobs/${service}/${job}/run`);
    await admin.call(`POST /api/admin/scheduled-jobs/${service}/no.such.job/run`);
    await story.settle();
    await admin.call(`GET /api/admin/scheduled-jobs/${service}`);

    const [job, payload] = FAILED_JOBS[service];
    const failures = `/api/admin/failed-jobs/${service}`;
    await story.insertFailedJobs(service, job, payload, FAILURE, 3);
    const [failed, last] = await admin.call<{ id: string; cursor: string }[]>(`GET ${failures}?limit=2`);
    await admin.call(`GET ${failures}?limit=2&before=${last?.cursor}`);
    await admin.call(`POST ${failures}/${failed?.id}/retry`);
    await admin.call(`POST ${failures}/${failed?.id}/retry`);
    await admin.call(`POST ${failures}/00000000-0000-4000-8000-000000000000/retry`);
    await admin.call(`POST ${failures}/retry-all`, { job: 'no.such.job' });
    await admin.call(`POST ${failures}/retry-all`, {});
    await story.settle();
    await admin.call(`GET ${failures}`);
    await anna.call(`GET ${failures}`);
  }
}

/** What the story leaves behind: audit logs, exports, and what remains after accounts are deleted. */
export async function playTraces({ story, guest, anna, bruno, admin }: Cast): Promise<void> {
  for (const service of DOMAIN_SERVICES) {
    const latest = await admin.call<{ id: number }[]>(`GET /api/admin/audit/${service}?limit=2`);
    await admin.call(`GET /api/admin/audit/${service}?limit=2&before=${latest[1]?.id}`);
    await admin.call(`GET /api/admin/audit/${service}?limit=1&action=nothing`);
    await story.recordRows(
      `Audit log of ${service}`,
      `select action, actor_name, subject_type, subject_id as "subjectId", subject_name, before, after from ${service}.audit_log order by id`,
    );
    await story.recordRows(
      `Jobs of ${service}`,
      `select distinct job, outcome->>'status' as status, outcome->>'code' as code from ${service}.job_requests
        order by 1, 2, 3`,
    );
  }
  await admin.call('GET /api/admin/audit/content?action=article.approve');
  await anna.call('GET /api/export/discoveries');
  await anna.call('GET /api/export/guides');
  await anna.call('GET /api/export/analyses');
  await anna.call('DELETE /api/user', { password: 'wrong-password' });
  for (const member of [anna, bruno]) await member.send('DELETE /api/user', { password: 'a-password' });
  await anna.call('GET /api/user');
  await story.settle();
  await guest.call('GET /api/discoveries/public');
  await admin.call('GET /api/admin/discoveries?sort=createdAt');
  await admin.call('GET /api/admin/users?sort=username');
  await admin.call('GET /api/admin/audit/auth?limit=5');
  for (const { id } of await guest.quietly<{ id: number }[]>('/api/discoveries')) {
    await guest.send(`DELETE /api/discoveries/${id}`);
  }
  await story.settle();
  await guest.call('GET /api/discoveries/public');
}
