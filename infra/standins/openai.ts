import {
  type Answer,
  type CommonBehaviour,
  isStarted,
  portArgument,
  type RecordedRequest,
  type StandIn,
  startStandIn,
} from './scripted-server.ts';

/**
 * A stand-in for an OpenAI-compatible API: `POST /v1/chat/completions`, `POST /v1/moderations`, `GET /v1/models`.
 *
 * Run it with `node infra/standins/openai.ts --port 9101`.
 */
export type OpenAiBehaviour =
  | CommonBehaviour
  /** Answers in the form asked for; with `content`, with exactly that object. `usage: false` leaves the token counts out. */
  | { kind: 'ok'; content?: unknown; usage?: false; flagged?: boolean }
  | { kind: 'prose'; text?: string }
  | { kind: 'schemaIgnored' }
  | { kind: 'refusal' }
  | { kind: 'cutOff' }
  | { kind: 'contentFilter' }
  /** Knows no `response_format`, or not this type of it. */
  | { kind: 'rejectsFormat'; only?: 'json_schema' }
  | { kind: 'noSuchPath' };

export type OpenAiStandIn = StandIn<OpenAiBehaviour>;

/** Starts the stand-in. Its base URL for clients is `${url}/v1`. */
export function startOpenAi(port = 0): Promise<OpenAiStandIn> {
  return startStandIn<OpenAiBehaviour>({ port, answer, error });
}

const error = (status: number, message: string) => ({
  error: { message, type: status === 429 ? 'rate_limit_exceeded' : 'invalid_request_error', param: null, code: null },
});

function answer(request: RecordedRequest, behaviour: OpenAiBehaviour): Answer {
  if (!/^Bearer \S/.test(String(request.headers.authorization))) return refused(401, 'No key provided.');
  if (behaviour.kind === 'noSuchPath') return refused(404, 'Unknown request URL.');
  switch (`${request.method} ${request.path}`) {
    case 'GET /v1/models':
      return {
        status: 200,
        body: { object: 'list', data: [{ id: 'stand-in', object: 'model', created: 0, owned_by: 'stand-in' }] },
      };
    case 'POST /v1/moderations':
      return { status: 200, body: moderation(request, behaviour.kind === 'ok' && behaviour.flagged === true) };
    case 'POST /v1/chat/completions':
      return completion(request, behaviour);
    default:
      return refused(404, 'Unknown request URL.');
  }
}

const refused = (status: number, message: string): Answer => ({ status, body: error(status, message) });

function moderation({ body }: RecordedRequest, flagged: boolean) {
  const category = flagged ? 0.97 : 0.0001;
  return {
    id: 'modr-stand-in',
    model: body.model,
    results: [
      {
        flagged,
        categories: { sexual: flagged, violence: false },
        category_scores: { sexual: category, violence: 0.0001 },
        category_applied_input_types: { sexual: ['image'], violence: ['image'] },
      },
    ],
  };
}

function completion(request: RecordedRequest, behaviour: OpenAiBehaviour): Answer {
  const { body } = request;
  if (typeof body?.model !== 'string' || !Array.isArray(body.messages))
    return refused(400, 'model and messages are needed.');
  if ('max_tokens' in body)
    return refused(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.");
  const format = body.response_format?.type;
  if (behaviour.kind === 'rejectsFormat' && format && (!behaviour.only || behaviour.only === format)) {
    return refused(400, `Invalid parameter: 'response_format' of type '${format}' is not supported with this model.`);
  }
  const usage = behaviour.kind === 'ok' && behaviour.usage === false ? {} : { usage: USAGE };
  return {
    status: 200,
    body: {
      id: 'chatcmpl-stand-in',
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1000),
      model: body.model,
      choices: [{ index: 0, logprobs: null, ...choice(body, behaviour) }],
      ...usage,
    },
  };
}

/** Round numbers, so that tests can tell the cost at a glance. */
export const USAGE = { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 };

function choice(body: RecordedRequest['body'], behaviour: OpenAiBehaviour) {
  const said = (content: string | null, finish_reason = 'stop', refusal: string | null = null) => ({
    message: { role: 'assistant', content, refusal, annotations: [] },
    finish_reason,
  });
  switch (behaviour.kind) {
    case 'prose':
      return said(behaviour.text ?? 'Certainly! This is a lovely place with a long history.');
    case 'schemaIgnored':
      return said(JSON.stringify({ answer: 'A lovely place.', confidence: 0.9 }));
    case 'refusal':
      return said(null, 'stop', "I'm sorry, I can't help with that.");
    case 'cutOff':
      return said('{"description": "A square that', 'length');
    case 'contentFilter':
      return said(null, 'content_filter');
    default: {
      const content =
        behaviour.kind === 'ok' && behaviour.content !== undefined ? behaviour.content : example(schemaIn(body));
      const text = JSON.stringify(content);
      return said(body.response_format ? text : `Here it is:\n\`\`\`json\n${text}\n\`\`\``);
    }
  }
}

/** The schema the answer has to fit: from the format, or from the line of the prompt that holds it. */
function schemaIn(body: RecordedRequest['body']): Schema {
  const inFormat = body.response_format?.json_schema?.schema;
  if (inFormat) return inFormat;
  const prompt = body.messages
    .map((message: { content: unknown }) => message.content)
    .filter((content: unknown) => typeof content === 'string');
  const line = prompt
    .join('\n')
    .split('\n')
    .find((text: string) => text.startsWith('{"type":"object"'));
  return line ? JSON.parse(line) : { type: 'object', properties: {} };
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
}

/** Something that fits a schema. */
function example(schema: Schema, name = 'answer'): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return example(schema.anyOf.find((one) => one.type === 'null') ?? schema.anyOf[0] ?? {}, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, one]) => [key, example(one, key)]));
    case 'array':
      return [example(schema.items ?? {}, name)];
    case 'number':
    case 'integer':
      return 0;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return `The ${name} as the stand-in tells it.`;
  }
}

// Not with a top-level await, which tests that load this as CommonJS could not parse.
if (isStarted('openai.ts')) {
  startOpenAi(portArgument()).then(({ url }) => console.log(`OpenAI stand-in: OPENAI_BASE_URL=${url}/v1`));
}
