import type { z } from 'zod';

const TYPE_MESSAGES: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  tuple: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
  date: 'must be a date',
};
const FORMAT_MESSAGES: Record<string, string> = {
  email: 'must be an email address',
  url: 'must be an address that begins with https:// or http://',
  uuid: 'must be an id',
  datetime: 'must be a date and time',
  date: 'must be a date',
};
/** Units of sizes. */
const UNITS: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries', file: ' bytes' };

/** Returns a plain-language message for an invalid field whose contract has none. */
export const getValidationMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_MESSAGES[issue.expected] ?? 'is not valid';
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return FORMAT_MESSAGES[issue.format] ?? 'is not valid';
    case 'too_small':
      return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'too_big':
      return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `has fields that are not known: ${issue.keys.join(', ')}`;
    default:
      return 'is not valid';
  }
};
