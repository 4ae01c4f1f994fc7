import {
  type CommonBehavior,
  type FakeResponse,
  type FakeServer,
  type RecordedRequest,
  startFakeServer,
} from './fake-server.ts';
import { type IndexedDocument, type IndexSettings, searchDocuments } from './meilisearch-search.ts';

/** Behavior for one request. `error` is one of the documented errors; `nonsense` is valid JSON in another form. */
export type MeilisearchBehavior =
  | { kind: 'ok' }
  | { kind: 'error'; status: number; code: string }
  | { kind: 'nonsense' }
  /** The HTML page of a proxy. */
  | { kind: 'page' }
  /** The task that the request enqueues will fail. */
  | { kind: 'failedTask' }
  | CommonBehavior;

interface Index {
  settings: IndexSettings;
  documents: Map<number, IndexedDocument>;
}

interface Task {
  uid: number;
  indexUid: string | null;
  status: 'enqueued' | 'processing' | 'succeeded' | 'failed';
  type: string;
  error: object | null;
  /** Changes the indexes when the task is processed. @returns the code of its error, if any */
  apply: () => string | undefined;
}

export interface FakeMeilisearch extends FakeServer<MeilisearchBehavior> {
  /** Key that requests must have. */
  key: string;
  indexes: Map<string, Index>;
  /** Finishes all waiting tasks, in the order in which they were enqueued. */
  processTasks(): void;
  /** Keeps tasks waiting, however often they are read, until {@link processTasks} is called. */
  holdTasks(isHeld: boolean): void;
  /** Sets the size of the largest accepted body, in bytes. */
  setMaxBodyBytes(max: number): void;
}

export const FAKE_MEILISEARCH_KEY = 'a-key-of-the-search-engine';

const DEFAULT_SETTINGS: IndexSettings = {
  searchableAttributes: ['*'],
  displayedAttributes: ['*'],
  filterableAttributes: [],
  rankingRules: ['words', 'typo', 'proximity', 'attributeRank', 'sort', 'wordPosition', 'exactness'],
  stopWords: [],
  typoTolerance: { disableOnAttributes: [] },
  pagination: { maxTotalHits: 1_000 },
};

const buildError = (code: string, status: number) => ({
  message: `The request failed: ${code}.`,
  code,
  type: status === 401 || status === 403 ? 'auth' : status >= 500 ? 'internal' : 'invalid_request',
  link: `https://docs.meilisearch.com/errors#${code}`,
});
const fail = (status: number, code: string): FakeResponse => ({ status, body: buildError(code, status) });

/**
 * Starts a fake server with the protocol of Meilisearch: indexes, documents, settings, swaps and searches. Changes are
 * tasks. A task is processed when it has been read twice, or when a later one has.
 */
export async function startFakeMeilisearch(): Promise<FakeMeilisearch> {
  const indexes = new Map<string, Index>();
  const tasks: Task[] = [];
  let isHeld = false;
  let maxBodyBytes = Number.POSITIVE_INFINITY;

  const end = (task: Task): void => {
    const code = task.apply();
    task.status = code === undefined ? 'succeeded' : 'failed';
    task.error = code === undefined ? null : buildError(code, 400);
  };
  const processUntil = (last: Task): void => {
    for (const task of tasks.slice(0, tasks.indexOf(last) + 1)) {
      if (task.status === 'enqueued' || task.status === 'processing') end(task);
    }
  };
  const enqueue = (type: string, indexUid: string | null, apply: Task['apply'], behavior: string): FakeResponse => {
    const task: Task = {
      uid: tasks.length,
      indexUid,
      status: 'enqueued',
      type,
      error: null,
      apply: behavior === 'failedTask' ? () => 'no_space_left_on_device' : apply,
    };
    tasks.push(task);
    const { uid: taskUid, status } = task;
    return { status: 202, body: { taskUid, indexUid, status, type, enqueuedAt: new Date().toISOString() } };
  };
  const readTask = (task: Task): Task => {
    const isProcessed = task.status === 'processing';
    if (!isHeld && isProcessed) processUntil(task);
    else if (!isHeld && task.status === 'enqueued') task.status = 'processing';
    return task;
  };
  /** As in the real server, adding documents creates a missing index. */
  const openIndex = (uid: string): Index => {
    const index = indexes.get(uid) ?? { settings: structuredClone(DEFAULT_SETTINGS), documents: new Map() };
    indexes.set(uid, index);
    return index;
  };

  const handleTasks = ({ path, query }: RecordedRequest): FakeResponse => {
    const [, , uid] = path.split('/');
    if (uid !== undefined) {
      const task = tasks[Number(uid)];
      return task ? { status: 200, body: readTask(task) } : fail(404, 'task_not_found');
    }
    const names = query.indexUids?.split(',');
    const statuses = query.statuses?.split(',');
    const found = tasks
      .filter(({ indexUid }) => !names || names.includes(String(indexUid)))
      .map((task) => readTask(task))
      .filter(({ status }) => !statuses || statuses.includes(status));
    const results = found.toReversed().slice(0, Number(query.limit ?? 20));
    return { status: 200, body: { results, total: found.length, limit: 20, from: null, next: null } };
  };

  const handleSearch = ({ body }: RecordedRequest): FakeResponse => {
    const results: object[] = [];
    for (const request of body.queries) {
      const index = indexes.get(request.indexUid);
      if (!index) return fail(404, 'index_not_found');
      const { searchableAttributes, filterableAttributes } = index.settings;
      const unknown = (request.attributesToSearchOn ?? []).some((name: string) => !searchableAttributes.includes(name));
      if (unknown) return fail(400, 'invalid_search_attributes_to_search_on');
      if (request.filter && !filterableAttributes.includes(request.filter.split(' ')[0]))
        return fail(400, 'invalid_search_filter');
      results.push({
        indexUid: request.indexUid,
        ...searchDocuments([...index.documents.values()], index.settings, request),
      });
    }
    return { status: 200, body: { results } };
  };

  const handleIndex = ({ method, path, body }: RecordedRequest, behavior: string): FakeResponse => {
    const [, , uid = '', part, action] = path.split('/');
    const request = `${method} ${[part, action].filter(Boolean).join('/')}`;
    if (request === 'POST documents') {
      const apply = () => {
        const { documents } = openIndex(uid);
        for (const document of body) documents.set(document.id, document);
        return undefined;
      };
      return enqueue('documentAdditionOrUpdate', uid, apply, behavior);
    }
    if (request === 'GET stats') {
      const index = indexes.get(uid);
      return index
        ? { status: 200, body: { numberOfDocuments: index.documents.size, isIndexing: false, fieldDistribution: {} } }
        : fail(404, 'index_not_found');
    }
    const change = (apply: (index: Index) => void) => () => {
      const index = indexes.get(uid);
      if (!index) return 'index_not_found';
      apply(index);
      return undefined;
    };
    if (request === 'POST documents/delete-batch') {
      return enqueue(
        'documentDeletion',
        uid,
        change(({ documents }) => body.map((id: number) => documents.delete(id))),
        behavior,
      );
    }
    if (request === 'PATCH settings')
      return enqueue(
        'settingsUpdate',
        uid,
        change(({ settings }) => Object.assign(settings, body)),
        behavior,
      );
    if (request === 'DELETE ')
      return enqueue(
        'indexDeletion',
        uid,
        change(() => indexes.delete(uid)),
        behavior,
      );
    return fail(404, 'not_found');
  };

  const handleRequest = (request: RecordedRequest, { kind }: MeilisearchBehavior): FakeResponse => {
    const { method, path, headers, body } = request;
    if (headers.authorization === undefined) return fail(401, 'missing_authorization_header');
    if (headers.authorization !== `Bearer ${FAKE_MEILISEARCH_KEY}`) return fail(403, 'invalid_api_key');
    if (Number(headers['content-length'] ?? 0) > maxBodyBytes) return fail(413, 'payload_too_large');
    if (path === '/multi-search') return handleSearch(request);
    if (path.startsWith('/tasks')) return handleTasks(request);
    if (path === '/swap-indexes') {
      const swap = () => {
        const [first, second] = body[0].indexes;
        const [a, b] = [indexes.get(first), indexes.get(second)];
        if (!a || !b) return 'index_not_found';
        indexes.set(first, b).set(second, a);
        return undefined;
      };
      return enqueue('indexSwap', null, swap, kind);
    }
    if (`${method} ${path}` === 'GET /indexes') {
      const results = [...indexes.keys()].map((uid) => ({ uid, primaryKey: 'id' }));
      return { status: 200, body: { results, offset: 0, limit: 20, total: results.length } };
    }
    if (`${method} ${path}` === 'POST /indexes') {
      const create = () => (indexes.has(body.uid) ? 'index_already_exists' : void openIndex(body.uid));
      return enqueue('indexCreation', body.uid, create, kind);
    }
    return handleIndex(request, kind);
  };

  const server = await startFakeServer<MeilisearchBehavior>({
    error: (status) => buildError('internal', status),
    handleRequest: (request, behavior) => {
      if (behavior.kind === 'error') return fail(behavior.status, behavior.code);
      if (behavior.kind === 'nonsense') return { status: 200, body: { results: [{ hits: 'many' }] } };
      if (behavior.kind === 'page') return { status: 200, body: Buffer.from('<!doctype html><title>Welcome</title>') };
      return handleRequest(request, behavior);
    },
  });
  return {
    ...server,
    key: FAKE_MEILISEARCH_KEY,
    indexes,
    processTasks: () => {
      const last = tasks.at(-1);
      if (last) processUntil(last);
    },
    holdTasks: (held) => {
      isHeld = held;
    },
    setMaxBodyBytes: (max) => {
      maxBodyBytes = max;
    },
  };
}
