import { z } from 'zod';
import { getValidationMessage } from './validation-messages.js';

const getMessage = (schema: z.ZodType, input: unknown): string | undefined =>
  schema.safeParse(input, { error: getValidationMessage }).error?.issues[0]?.message;

describe('getValidationMessage', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['a missing value', z.string(), undefined, 'is required'],
    ['not a number', z.coerce.number(), 'x', 'must be a number'],
    ['NaN', z.number(), Number.NaN, 'must be a number'],
    ['a fraction', z.int(), 1.5, 'must be a whole number'],
    ['a number for text', z.string(), 5, 'must be text'],
    ['null', z.boolean(), null, 'must be true or false'],
    ['no list', z.array(z.string()), {}, 'must be a list'],
    ['another word', z.enum(['users', 'guests']), 'x', 'must be one of: users, guests'],
    ['no id', z.uuid(), 'x', 'must be an id'],
    ['no time', z.iso.datetime(), 'x', 'must be a date and time'],
    ['too small a number', z.number().min(3), 2, 'must be at least 3'],
    ['zero for a positive number', z.number().positive(), 0, 'must be more than 0'],
    ['too large a number', z.number().max(3), 4, 'must be at most 3'],
    ['a number at the limit', z.number().lt(3), 3, 'must be less than 3'],
    ['too short a text', z.string().min(2), 'a', 'must be at least 2 characters'],
    ['a fraction of a step', z.number().multipleOf(5), 7, 'must be a multiple of 5'],
    ['too long a text', z.string().max(3), 'abcd', 'must be at most 3 characters'],
    ['too many entries', z.array(z.number()).max(1), [1, 2], 'must be at most 1 entries'],
    ['a pattern', z.string().regex(/^a/), 'b', 'is not valid'],
    ['a union', z.union([z.string(), z.boolean()]), 5, 'is not valid'],
    ['unknown fields', z.strictObject({}), { a: 1 }, 'has fields that are not known: a'],
  ])('describes %s', (_what, schema, input, message) => expect(getMessage(schema, input)).toBe(message));

  it("prefers the contract's own message", () => {
    expect(getMessage(z.string().regex(/^a/, 'must begin with a'), 'b')).toBe('must begin with a');
  });

  it('contains no internals of the validation', () => {
    for (const input of [Number.NaN, null, [], {}, 'x', 5, true]) {
      for (const schema of [
        z.string(),
        z.number(),
        z.boolean(),
        z.array(z.string()),
        z.object({}),
        z.uuid(),
        z.date(),
      ]) {
        expect(getMessage(schema, input) ?? '').not.toMatch(/NaN|received|expected|Invalid|undefined|null/);
      }
    }
  });
});
