/** What an endpoint says about an error, in the form of OpenAI's; every field may be missing or of another type. */
export interface ErrorBody {
  code?: unknown;
  type?: unknown;
  message?: unknown;
}

/** Maximum characters of a message that are read. */
const MAX_MESSAGE_LENGTH = 4000;

/**
 * Converts the body of an error to OpenAI's form. Mistral and vLLM omit the wrapper `error`, Gemini sends a list, LM
 * Studio and Ollama a string, FastAPI servers `detail`; OpenRouter puts the message of the vendor behind it into
 * `metadata`.
 */
export function toErrorBody(body: unknown): ErrorBody {
  const first = Array.isArray(body) ? body[0] : body;
  if (!isRecord(first)) return { message: toMessage(first) };
  const error = first.error ?? first.detail ?? first;
  if (!isRecord(error)) return { message: toMessage(error) };
  const { details, innererror, metadata, status } = error;
  const words = [error.message ?? error.detail, metadata, innererror].filter((part) => part != null).map(toMessage);
  return {
    code:
      [error.code, status, getErrorCode(details)].filter((code) => typeof code === 'string').join(' ') || error.code,
    type: error.type,
    message: words.join(' ').slice(0, MAX_MESSAGE_LENGTH) || toMessage(error),
  };
}

/** Anthropic has the code in `details.error_code`, Google in the `reason` of one of several `details`. */
function getErrorCode(details: unknown): unknown {
  if (Array.isArray(details)) return details.find((detail) => typeof detail?.reason === 'string')?.reason;
  return isRecord(details) ? details.error_code : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toMessage = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value ?? '')).slice(0, MAX_MESSAGE_LENGTH);
