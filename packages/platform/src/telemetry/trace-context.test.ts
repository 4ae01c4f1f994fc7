import { createTraceContext, formatTraceparent, parseTraceparent } from './trace-context.js';

const VALID = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('parseTraceparent', () => {
  it.each([VALID, VALID.replace(/01$/, '00')])('parses what formatTraceparent returns: %s', (value) => {
    expect(formatTraceparent(parseTraceparent(value)!)).toBe(value);
  });

  it('parses later versions, which may have more fields', () => {
    const later = `${VALID.replace(/^00/, 'cc')}-what-comes-later`;
    expect(parseTraceparent(later)).toEqual(parseTraceparent(VALID));
  });

  it.each([
    undefined,
    ['two', 'headers'],
    '',
    `${VALID}-more`,
    VALID.replace(/^00/, 'ff'),
    VALID.toUpperCase(),
    VALID.replace(/-0af\w+-/, `-${'0'.repeat(32)}-`),
    VALID.replace(/-b7\w+-/, `-${'0'.repeat(16)}-`),
    ` ${VALID}`,
    `cc${VALID.slice(2)}-${'x'.repeat(300)}`,
  ])('ignores %j', (value) => expect(parseTraceparent(value)).toBeNull());
});

test('createTraceContext: uses the request id if it is a UUID, and another id otherwise', () => {
  const id = '5c1f0c3c-5f3e-4a63-9d0a-0f6f6f4a8e11';
  expect(createTraceContext(id).traceId).toBe(id.replaceAll('-', ''));
  const other = createTraceContext('an-id-of-a-client');
  expect(parseTraceparent(formatTraceparent(other))).toEqual(other);
});
