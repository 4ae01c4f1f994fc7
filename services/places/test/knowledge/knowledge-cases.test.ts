import { describe, expect, test } from '@jest/globals';
import { buildStatements } from '../../src/knowledge/wikidata/item-statements.js';
import { wikidataItem } from '../../src/knowledge/wikidata/wikidata-item.js';
import { pickSentences } from '../../src/knowledge/wikipedia/wikipedia-knowledge.js';
import { toEntity } from '../support/wikimedia/fake-wikidata.js';
import type { ClaimCase, TextCase } from './cases/case-types.js';
import { CLAIM_CASES } from './cases/claim-cases.js';
import { HELD_OUT_CLAIM_CASES, HELD_OUT_TEXT_CASES } from './cases/held-out-cases.js';
import { TEXT_CASES } from './cases/text-cases.js';

function testClaims({ item, labels = {}, isSettlement = false, expected, values }: ClaimCase) {
  const parsed = wikidataItem.parse(toEntity('Q1', item));
  const context = { item: parsed, name: 'The Place', isSettlement, labels: new Map(Object.entries(labels)) };
  const statements = buildStatements(context);
  expect(statements.map(({ statement }) => statement)).toEqual(expected);
  if (values) expect(statements.map(({ value }) => value)).toEqual(values);
}

const testText = ({ text, language = 'en', expected }: TextCase) =>
  expect(pickSentences(text, language)).toEqual(expected);

const toRows = <T extends { title: string }>(cases: T[]) => cases.map((entry) => [entry.title, entry] as const);

describe('statements about an item', () => {
  test.each(toRows([...CLAIM_CASES, ...HELD_OUT_CLAIM_CASES]))('%s', (_, entry) => testClaims(entry));
});

describe('sentences of an introduction', () => {
  test.each(toRows([...TEXT_CASES, ...HELD_OUT_TEXT_CASES]))('%s', (_, entry) => testText(entry));
});
