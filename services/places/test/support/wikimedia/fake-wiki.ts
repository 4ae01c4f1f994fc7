import {
  type CommonBehavior,
  type FakeResponse,
  type FakeServer,
  type RecordedRequest,
  startFakeServer,
} from '../../../../../infra/fake-vendors/fake-server.ts';

/** Behaviors of a wiki for one request, in addition to those of all vendors. */
export type WikiBehavior =
  | CommonBehavior
  | { kind: 'ok' }
  /** An error inside a response with status 200. */
  | { kind: 'refused'; code: string; lag?: number; retryAfter?: string }
  /** A status with an HTML page, as sent by proxies in front of a wiki. */
  | { kind: 'status'; status: number; retryAfter?: string }
  /** A page instead of JSON, with status 200. */
  | { kind: 'html' };

export type FakeWiki = FakeServer<WikiBehavior>;

const HTML = Buffer.from('<!DOCTYPE html><html><body>Our servers are currently under maintenance</body></html>');

/** Starts a wiki whose Action API answers with `answer`. Requests without a contact in the User-Agent receive 403. */
export function startFakeWiki(answer: (request: RecordedRequest) => unknown): Promise<FakeWiki> {
  return startFakeServer<WikiBehavior>({
    error: (code, info) => ({ error: { code: `http-${code}`, info } }),
    handleRequest: (request, behavior) => respond(request, behavior, answer),
  });
}

function respond(
  request: RecordedRequest,
  behavior: WikiBehavior,
  answer: (request: RecordedRequest) => unknown,
): FakeResponse {
  if (!/\(\S+\)/.test(String(request.headers['user-agent'] ?? ''))) return createPage(403);
  switch (behavior.kind) {
    case 'refused': {
      const { code, lag, retryAfter } = behavior;
      const body = { error: { code, info: 'Refused', ...(lag && { lag }) }, servedby: 'mw1' };
      return { status: 200, body, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) };
    }
    case 'status':
      return createPage(behavior.status, behavior.retryAfter);
    case 'html':
      return createPage(200);
    default:
      return answerQuery(request, answer);
  }
}

function answerQuery(request: RecordedRequest, answer: (request: RecordedRequest) => unknown): FakeResponse {
  const { format, formatversion } = request.query;
  if (!request.path.endsWith('/w/api.php')) return createPage(404);
  if (format !== 'json' || formatversion !== '2') {
    return { status: 200, body: { error: { code: 'unknown_format', info: 'This fake only has version 2 of JSON.' } } };
  }
  return { status: 200, body: answer(request) };
}

const createPage = (status: number, retryAfter?: string): FakeResponse => ({
  status,
  body: HTML,
  headers: { 'content-type': 'text/html', ...(retryAfter && { 'retry-after': retryAfter }) },
});
