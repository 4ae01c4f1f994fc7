import { z } from 'zod';

/** `filled` has a value wherever the schema allows one, and one item in every list; `empty` has neither. */
export type Variant = 'filled' | 'empty';

interface Json {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  prefixItems?: Json[];
  minItems?: number;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  format?: string;
  pattern?: string;
  default?: unknown;
}

const FORMATS: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000001',
  'date-time': '2026-01-01T00:00:00.000Z',
  uri: 'https://example.org/',
  email: 'ada@example.org',
};
const TEXTS = ['text', 'a'.repeat(40), `1-${'a'.repeat(32)}`, 'a'.repeat(44), 'f1', 'de', 'DE', '1', 'Q1'];

/** Returns a value that a schema accepts, so that tests can run code with all kinds of responses. */
export function sampleValue(schema: z.ZodType, variant: Variant): unknown {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' }) as Json;
  return sample(json, variant);
}

function sample(json: Json, variant: Variant): unknown {
  const choices = json.anyOf ?? json.oneOf;
  if (choices) {
    const isNull = ({ type }: Json) => type === 'null';
    const chosen = (variant === 'empty' && choices.find(isNull)) || choices.find((choice) => !isNull(choice));
    return sample(chosen ?? choices[0]!, variant);
  }
  if (json.const !== undefined) return json.const;
  if (json.enum) return json.enum[0];
  switch (json.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(json.properties ?? {})
          .filter(([name]) => variant === 'filled' || json.required?.includes(name))
          .map(([name, property]) => [name, sample(property, variant)]),
      );
    case 'array': {
      if (json.prefixItems) return json.prefixItems.map((item) => sample(item, variant));
      const length = Math.max(json.minItems ?? 0, variant === 'filled' ? 1 : 0);
      return Array.from({ length }, () => sample(json.items ?? {}, variant));
    }
    case 'boolean':
      return variant === 'filled';
    case 'integer':
    case 'number':
      return Math.max(json.minimum ?? 1, (json.exclusiveMinimum ?? 0) + 1, variant === 'filled' ? 1 : 0);
    case 'string':
      return sampleText(json);
    default:
      return null;
  }
}

function sampleText({ format, pattern, minLength = 0 }: Json): string {
  if (format !== undefined && FORMATS[format] !== undefined) return FORMATS[format];
  if (pattern !== undefined) return TEXTS.find((text) => new RegExp(pattern, 'u').test(text)) ?? 'text';
  return 'text'.padEnd(minLength, 'x');
}
