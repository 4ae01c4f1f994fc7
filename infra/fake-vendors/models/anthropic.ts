import { fail, OTHER_JSON, REASONING, REFUSAL, REPORT, type Reply, type VendorProfile } from './vendor-profile.ts';

const anthropicError = (type: string, message: string) => ({
  type: 'error',
  error: { type, message },
  request_id: 'req_fake',
});

const respond = (model: string, content: object[], stopReason: string) => ({
  status: 200,
  body: {
    id: 'msg_fake',
    type: 'message',
    role: 'assistant',
    model,
    content,
    stop_reason: stopReason,
    stop_sequence: null,
    usage: { input_tokens: 900, cache_creation_input_tokens: 0, cache_read_input_tokens: 100, output_tokens: 500 },
  },
});

/** Replies in the requested form: an output format, the input of a tool, or text. */
const answer =
  (value: object, thinking: object[] = []): Reply =>
  ({ model, tools, tool_choice: choice }) => {
    if (choice?.type !== 'tool') {
      return respond(model, [...thinking, { type: 'text', text: JSON.stringify(value) }], 'end_turn');
    }
    return respond(model, [{ type: 'tool_use', id: 'toolu_fake', name: tools[0].name, input: value }], 'tool_use');
  };

/**
 * https://platform.claude.com/docs/en/api/errors, version 2026-10-21. A model whose name does not start with `new-` has
 * no output formats, like those before Claude 4.5.
 */
export const anthropic: VendorProfile = {
  basePath: '',
  path: '/v1/messages',
  keyHeader: 'authorization',
  findViolation: (body) => {
    if (!Number.isInteger(body.max_tokens)) {
      return { status: 400, body: anthropicError('invalid_request_error', 'max_tokens: Field required') };
    }
    if (body.temperature !== undefined) {
      return {
        status: 400,
        body: anthropicError('invalid_request_error', 'temperature: Extra inputs are not permitted'),
      };
    }
    return body.output_config?.format && !body.model.startsWith('new-')
      ? { status: 400, body: anthropicError('invalid_request_error', "'eye' does not support output format.") }
      : null;
  },
  replies: {
    answer: answer(REPORT),
    refusal: ({ model }) => respond(model, [{ type: 'text', text: REFUSAL }], 'refusal'),
    'content filter': fail(400, anthropicError('invalid_request_error', 'Output blocked by content filtering policy')),
    'used-up quota': fail(402, anthropicError('billing_error', 'Your credit balance is too low.')),
    'rate limit': fail(429, anthropicError('rate_limit_error', 'This request would exceed your rate limit.'), {
      'retry-after': '0',
    }),
    'reasoning in the wrong field': answer(REPORT, [{ type: 'thinking', thinking: REASONING, signature: 'fake' }]),
    'schema ignored': answer(JSON.parse(OTHER_JSON)),
    'unknown model': fail(404, anthropicError('not_found_error', 'model: eye')),
    'invalid key': fail(401, anthropicError('authentication_error', 'invalid x-api-key')),
    'model without eyes': fail(400, anthropicError('invalid_request_error', "'eye' does not support image input.")),
  },
};
