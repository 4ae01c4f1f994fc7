import { z } from 'zod';
import * as records from './records.js';
import { storyRecord } from './story-records.js';

const EXPORTS: Record<string, unknown> = { ...records, storyRecord };
const schemas = Object.entries(EXPORTS).flatMap(([name, value]) =>
  value instanceof z.ZodType ? [[name, value] as const] : [],
);

it.each(schemas)('%s: accepts the recorded fields and lengths, to which authors write', (_, schema) => {
  expect(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 1)).toMatchSnapshot();
});
